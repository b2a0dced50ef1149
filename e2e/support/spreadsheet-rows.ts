import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

const SHEET = 'sheet.xml';
const NAME_AT = 30;

/** Rows of a spreadsheet file of the site, every cell as its text. */
export function spreadsheetRows(path: string): string[][] {
  const archive = readFileSync(path);
  const name = archive.indexOf(SHEET);
  const packed = archive.readUInt32LE(name - NAME_AT + 18);
  const start = name + SHEET.length;
  const sheet = inflateRawSync(archive.subarray(start, start + packed)).toString();
  const cellsOf = (row: string) =>
    [...row.matchAll(/<c\/>|<c[ >].*?<\/c>/gs)].map(([cell]) =>
      cell
        .replace(/<[^>]*>/g, '')
        .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
    );
  return [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) => cellsOf(row));
}
