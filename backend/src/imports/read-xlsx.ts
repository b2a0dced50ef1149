import { strFromU8, unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { IMPORT_COLUMNS, IMPORT_ROWS } from '../contract/imports';
import { type Table, type TableRow, UnreadableFile } from './table';

/** Unpacked, a sheet is about ten times as long; what unpacks to more is a bomb. */
const MOST_UNPACKED = 200 * 1024 * 1024;
const WANTED = /^(?:xl\/)?(?:worksheets\/)?[^/]+\.xml$|^(?:xl\/)?_rels\/[^/]+\.rels$/;
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

/** Signs that XML cannot hold stand in it as `_x000D_`. */
const unescapeText = (text: string) =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** A number as it was typed: programs write 201001234567 as 2.01001234567E11 and 2.3 as 2.2999999999999998. */
const numberText = (text: string) =>
  /^-?\d+(?:\.\d+)?(?:E[+-]?\d+)?$/i.test(text) ? String(Number(Number(text).toPrecision(15))) : text;

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

function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.match(/^[A-Z]{1,3}/)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** Cells that are shown as one, which hold their value in the first of them. */
interface Merged {
  column: number;
  from: number;
  to: number;
  isWide: boolean;
}

function mergedOf(reference: string): Merged[] {
  const [, first = '', from, last = '', to] = /^([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)$/.exec(reference) ?? [];
  const column = columnOf(first);
  if (column < 0 || column >= IMPORT_COLUMNS) return [];
  return [{ column, from: Number(from), to: Number(to), isWide: first !== last }];
}

/** Gives each row what it shares with those above it, a doctor beside all their visits; of wide cells the first column alone. */
function shareMerged(rows: readonly TableRow[], merged: readonly Merged[]): void {
  const tall = merged.filter(({ from, to }) => to > from).sort((a, b) => a.from - b.from);
  let next = 0;
  let open: { cell: Merged; value: string }[] = [];
  for (const { line, cells } of rows) {
    open = open.filter(({ cell }) => cell.to >= line);
    for (const { cell, value } of open) {
      while (cells.length < cell.column) cells.push('');
      cells[cell.column] ||= value;
    }
    for (let cell = tall[next]; cell && cell.from <= line; cell = tall[next]) {
      next += 1;
      // They do not overlap: what does is no file of a spreadsheet.
      if (cell.from === line && open.length < IMPORT_COLUMNS)
        open.push({ cell, value: cells[cell.column] ?? '' });
    }
  }
}

function readSheet(xml: string, shownOf: (text: string, attributes: Record<string, string>) => string) {
  // A file that is longer than the archive says of it comes cut off.
  if (!/<\/(?:\w+:)?worksheet>\s*$/.test(xml)) throw new UnreadableFile('unreadable');
  const rows: TableRow[] = [];
  const merged: Merged[] = [];
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
      if (name === 'mergeCell') merged.push(...mergedOf(attributes.ref ?? ''));
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
      rows.push({ line, cells });
      if (rows.length > IMPORT_ROWS + MOST_TITLES) throw new UnreadableFile('tooMany');
    },
  });
  shareMerged(rows, merged);
  // A title across all columns may come before the column names.
  const isTitle = ({ line, cells }: TableRow) =>
    cells.filter((value) => value.trim() !== '').length === 1 &&
    merged.some(({ isWide, from, to }) => isWide && from <= line && line <= to);
  const first = Math.max(
    0,
    rows.slice(0, MOST_TITLES).findIndex((row) => !isTitle(row)),
  );
  const [head, ...others] = rows.slice(first);
  if (others.length > IMPORT_ROWS) throw new UnreadableFile('tooMany');
  return { headers: head?.cells ?? [], rows: others };
}
const MOST_TITLES = 10;

/** Finds the parts of a workbook, and the calendar that its days are counted by. */
function readWorkbook(textOf: (path: string) => string) {
  // The site's own files have no folder.
  const folder = textOf('xl/workbook.xml') === '' ? '' : 'xl/';
  const paths = new Map<string, string>();
  const kinds = new Map<string, string>();
  readXml(textOf(`${folder}_rels/workbook.xml.rels`), {
    open: (name, { Id = '', Target = '', Type = '' }) => {
      if (name !== 'Relationship') return;
      const path = Target.replace(/^(?:\/|\.\/)/, '');
      paths.set(Id, Target.startsWith('/') ? path : `${folder}${path}`);
      kinds.set(Type.slice(Type.lastIndexOf('/') + 1), Id);
    },
  });
  const sheets: { path: string; isShown: boolean }[] = [];
  let is1904 = false;
  readXml(textOf(`${folder}workbook.xml`), {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      const id = Object.keys(attributes).find((one) => one.endsWith(':id'));
      const path = paths.get(attributes[id ?? ''] ?? '') ?? '';
      // Sheets can also be charts or hidden.
      if (name === 'sheet' && textOf(path) !== '')
        sheets.push({ path, isShown: (attributes.state ?? 'visible') === 'visible' });
    },
  });
  const partOf = (kind: string, usual: string) => paths.get(kinds.get(kind) ?? '') ?? `${folder}${usual}`;
  const sheet =
    (sheets.find(({ isShown }) => isShown) ?? sheets[0])?.path ?? `${folder}worksheets/sheet1.xml`;
  const [strings, styles] = [partOf('sharedStrings', 'sharedStrings.xml'), partOf('styles', 'styles.xml')];
  return { sheet, strings, styles, is1904 };
}

/** Reads the first sheet of a workbook that is shown (ECMA-376). @throws UnreadableFile */
export function readXlsx(bytes: Uint8Array): Table {
  try {
    const files = unpack(bytes);
    const textOf = (path: string) => (files[path] ? strFromU8(files[path]) : '');
    const { sheet, is1904, ...parts } = readWorkbook(textOf);
    // Other archives: .ods, .xlsb, .docx.
    if (textOf(sheet) === '') throw new UnreadableFile('unreadable');
    const strings = readStrings(textOf(parts.strings));
    const isDate = readDateStyles(textOf(parts.styles));
    return readSheet(textOf(sheet), (text, { t = 'n', s = '' }) => {
      if (t === 's') return unescapeText(strings[Number(text)] ?? '');
      // #N/A and the like are nobody's name.
      if (t === 'e') return '';
      if (t !== 'n') return unescapeText(text);
      return text !== '' && isDate[Number(s)] ? serialToIso(Number(text), is1904) : numberText(text);
    });
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('unreadable');
  }
}
