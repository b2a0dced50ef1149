import 'server-only';
import { zipped } from './zip';

/** A text stays one, whatever it looks like; a number can be added up. */
export type Cell = string | number;
type Rows = readonly (readonly Cell[])[];

const OFFICE = 'http://schemas.openxmlformats.org';
const MAIN = `${OFFICE}/spreadsheetml/2006/main`;
const RELATIONS = `${OFFICE}/officeDocument/2006/relationships`;
const PACKAGE = `${OFFICE}/package/2006`;
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** Characters that a cell holds. */
const LONGEST = 32_767;
/** Widths of columns, in characters. */
const WIDTH = { least: 9, most: 48 };

export const SPREADSHEET_TYPE = `${TYPE}.sheet`;

/** Escapes a text for XML, without characters that XML cannot hold or that read as a character's code. */
function escaped(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function cell(value: Cell): string {
  if (value === '') return '<c/>';
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

function sheet(rows: Rows, isRightToLeft: boolean): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, value] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, String(value).length);
  }
  const columns = widths.map((length, at) => {
    const width = Math.min(WIDTH.most, Math.max(WIDTH.least, length)) + 2;
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
  });
  const lines = rows.map((row) => `<row>${row.map(cell).join('')}</row>`);
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"${isRightToLeft ? ' rightToLeft="1"' : ''}/></sheetViews><cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData><ignoredErrors><ignoredError sqref="A1:XFD1048576" numberStoredAsText="1"/></ignoredErrors></worksheet>`;
}

/**
 * Writes rows as a file of Excel (ECMA-376): phones keep their plus and zeros, and nothing is run as a formula, of which files of
 * comma-separated values leave programs to guess. `name` is shown on the tab.
 */
export function spreadsheet(rows: Rows, name: string, isRightToLeft: boolean): Buffer {
  const relation = (type: string, target: string) =>
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/${type}" Target="${target}"/></Relationships>`;
  // Signs that Excel does not take in the name of a sheet, nor more than 31.
  const tab = escaped(name.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31));
  return zipped({
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/sheet.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
    '_rels/.rels': relation('officeDocument', 'workbook.xml'),
    'workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${tab}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    '_rels/workbook.xml.rels': relation('worksheet', 'sheet.xml'),
    'sheet.xml': sheet(rows, isRightToLeft),
  });
}
