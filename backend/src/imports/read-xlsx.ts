import { strFromU8, unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { IMPORT_COLUMNS, IMPORT_ROWS } from '../contract/imports';
import { type Table, type TableRow, UnreadableFile } from './table';

/** Unpacked, a sheet is about ten times as long; what unpacks to more is a bomb. */
const MOST_UNPACKED = 200 * 1024 * 1024;
const WANTED =
  /^xl\/(?:workbook\.xml|styles\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$|^[^/]+\.xml$|^_rels\/[^/]+\.rels$/;
/** Formats of dates and times that have a number instead of a text (ECMA-376, 18.8.30). */
const BUILT_IN_DATES = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57]);
const DAY_MS = 86_400_000;
/** Day 0 of the two calendars of spreadsheets; the first counts a 29 February 1900 that never was. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

type Element = (name: string, attributes: Record<string, string>) => void;

function readXml(
  xml: string,
  on: { open?: Element; text?: (text: string) => void; close?: (name: string) => void },
): void {
  const bare = (name: string) => name.slice(name.indexOf(':') + 1);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => on.open?.(bare(name), attributes),
      ontext: (text) => on.text?.(text),
      onclosetag: (name) => on.close?.(bare(name)),
    },
    { xmlMode: true },
  );
  parser.end(xml);
}

/** A serial number of a spreadsheet as ISO date, time or both. */
export function serialToIso(serial: number, is1904 = false): string {
  const instant = new Date(Math.round(((is1904 ? EPOCH_1904 : EPOCH_1900) + serial * DAY_MS) / 1000) * 1000);
  if (Number.isNaN(instant.getTime())) return String(serial);
  const [date = '', time = ''] = instant.toISOString().slice(0, 19).split('T');
  if (serial < 1) return time;
  return Number.isInteger(serial) ? date : `${date}T${time}`;
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!WANTED.test(name)) return false;
      total += originalSize;
      if (total > MOST_UNPACKED) throw new UnreadableFile('tooLarge');
      return true;
    },
  });
}

function readStrings(xml: string): string[] {
  const strings: string[] = [];
  let isText = false;
  let isPhonetic = false;
  readXml(xml, {
    open: (name) => {
      if (name === 'si') strings.push('');
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text: (text) => {
      if (isText) strings[strings.length - 1] += text;
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
    },
  });
  return strings;
}

/** Which styles of cells show a number as a date. */
function readDateStyles(xml: string): boolean[] {
  const formats = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isInCells = false;
  readXml(xml, {
    open: (name, { numFmtId, formatCode = '' }) => {
      const id = Number(numFmtId);
      // Without what is quoted, escaped or in brackets, only dates have these letters.
      const bare = formatCode.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
      if (name === 'numFmt') formats.set(id, /[ymdhs]/i.test(bare) && !/general/i.test(bare));
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) styles.push(formats.get(id) ?? BUILT_IN_DATES.has(id));
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return styles;
}

/** The number of a column from its letters, from 0 on. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.match(/^[A-Z]{1,3}/)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function readSheet(
  xml: string,
  shownOf: (text: string, attributes: Record<string, string>) => string,
): Table {
  // What is longer than the archive says of it comes cut off.
  if (!/<\/(?:\w+:)?worksheet>\s*$/.test(xml)) throw new UnreadableFile('unreadable');
  let headers: string[] | null = null;
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let line = 0;
  let cell: { at: number; attributes: Record<string, string>; text: string } | null = null;
  let isValue = false;
  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        line = Number(attributes.r) || line + 1;
        cells = [];
      }
      if (name === 'c')
        cell = { at: attributes.r ? columnOf(attributes.r) : cells.length, attributes, text: '' };
      isValue = name === 'v' || name === 't';
    },
    text: (text) => {
      if (cell && isValue) cell.text += text;
    },
    close: (name) => {
      isValue = false;
      if (name === 'c' && cell && cell.at < IMPORT_COLUMNS) {
        while (cells.length < cell.at) cells.push('');
        cells[cell.at] = shownOf(cell.text, cell.attributes);
        cell = null;
      }
      if (name !== 'row' || !cells.some((value) => value.trim() !== '')) return;
      if (headers === null) headers = cells;
      else rows.push({ line, cells });
      if (rows.length > IMPORT_ROWS) throw new UnreadableFile('tooMany');
    },
  });
  return { headers: headers ?? [], rows };
}

/** Where the first sheet lies, and by which calendar days are counted. */
function readWorkbook(textOf: (path: string) => string) {
  const folder = 'xl/';
  const targets = new Map<string, string>();
  // The site's own files have no folder.
  const isFlat = textOf('xl/workbook.xml') === '';
  readXml(textOf(isFlat ? '_rels/workbook.xml.rels' : 'xl/_rels/workbook.xml.rels'), {
    open: (name, { Id = '', Target = '' }) => {
      if (name === 'Relationship') targets.set(Id, Target);
    },
  });
  let first: string | undefined;
  let is1904 = false;
  readXml(textOf(isFlat ? 'workbook.xml' : 'xl/workbook.xml'), {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name === 'sheet') first ??= targets.get(attributes['r:id'] ?? '');
    },
  });
  const path = (first ?? 'worksheets/sheet1.xml').replace(/^\//, '');
  return { sheet: isFlat || path.startsWith(folder) ? path : `${folder}${path}`, is1904, isFlat };
}

/** Reads the first sheet of a workbook (ECMA-376). @throws UnreadableFile */
export function readXlsx(bytes: Uint8Array): Table {
  try {
    const files = unpack(bytes);
    const textOf = (path: string) => (files[path] ? strFromU8(files[path]) : '');
    const { sheet, is1904, isFlat } = readWorkbook(textOf);
    const strings = readStrings(textOf(isFlat ? 'sharedStrings.xml' : 'xl/sharedStrings.xml'));
    const isDate = readDateStyles(textOf(isFlat ? 'styles.xml' : 'xl/styles.xml'));
    return readSheet(textOf(sheet), (text, { t = 'n', s = '' }) => {
      if (t === 's') return strings[Number(text)] ?? '';
      if (t !== 'n' || text === '' || !isDate[Number(s)]) return text;
      return serialToIso(Number(text), is1904);
    });
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('unreadable');
  }
}
