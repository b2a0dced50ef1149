import { parse } from 'csv-parse';
import { IMPORT_ROWS } from '../contract/imports';
import { type Table, type TableRow, UnreadableFile } from './table';

const DELIMITERS = [',', ';', '\t'];
const LONGEST_RECORD = 100_000;

/** Returns which sign parts the columns: the one that the row of names has most of, outside of quotes. */
function delimiterOf(text: string): string {
  const [first = ''] = text.slice(0, LONGEST_RECORD).split(/\r?\n|\r/, 1);
  const bare = first.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((sign) => bare.split(sign).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Reads a file of separated values. @throws UnreadableFile */
export async function readCsv(text: string): Promise<Table> {
  const clean = text.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, '');
  const parser = parse(clean, {
    delimiter: delimiterOf(clean),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LONGEST_RECORD,
  });
  let headers: string[] | null = null;
  const rows: TableRow[] = [];
  let line = 0;
  try {
    for await (const record of parser) {
      line += 1;
      const cells: string[] = record;
      if (headers === null) headers = cells;
      else if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
      if (rows.length > IMPORT_ROWS) throw new UnreadableFile('tooMany');
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('unreadable');
  }
  return { headers: headers ?? [], rows };
}
