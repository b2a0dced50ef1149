import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readFile } from './read-file';

const bytes = (text: string) => new TextEncoder().encode(text);
const rowsOf = async (content: Uint8Array) => (await readFile(content, 'patients', 0))[0];

const patients = (sign: string) =>
  [`name${sign}phone`, `"Hassan${sign} Mona"${sign}0100`, '', `Adel "Ad" Said${sign}0111`].join('\r\n');

test.each([',', ';', '\t'])(
  'separated values are read with %j between them, quotes in the middle too',
  async (sign) => {
    const table = await rowsOf(bytes(`\uFEFF${patients(sign)}\r\n`));
    expect(table?.headers).toEqual(['name', 'phone']);
    expect(table?.rows).toEqual([
      { line: 2, cells: [`Hassan${sign} Mona`, '0100'] },
      { line: 4, cells: ['Adel "Ad" Said', '0111'] },
    ]);
  },
);

test.each([
  // As Excel in Arabic writes them.
  ['Windows-1256', [0xc7, 0xd3, 0xe3, 0x0a, 0xe3, 0xe4, 0xec]],
  ['UTF-16 with its mark', [0xff, 0xfe, ...Buffer.from('اسم\nمنى', 'utf16le')]],
])('separated values are read in %s', async (_, content) => {
  const table = await rowsOf(new Uint8Array(content));
  expect(table).toMatchObject({ headers: ['اسم'], rows: [{ cells: ['منى'] }] });
});

const workbook = (sheet: string, is1904 = false) => {
  const files = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets><sheet name="a" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\/mm\\/yyyy"/><numFmt numFmtId="165" formatCode="0.0 &quot;days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="22"/><xf numFmtId="165"/></cellXfs></styleSheet>',
    'xl/sharedStrings.xml':
      '<sst><si><t>name</t></si><si><r><t>Mo</t></r><r><t>na &amp; co</t></r></si></sst>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
};

const HEAD = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>born</t></is></c></row>';

describe('a workbook is read', () => {
  test('with gaps, shared texts and dates', async () => {
    const sheet = `${HEAD}<row r="3"><c r="A3" t="s"><v>1</v></c><c r="C3" s="1"><v>46354</v></c><c r="D3" s="2"><v>46354.4375</v></c><c r="E3" s="3"><v>2.5</v></c></row>`;
    const table = await rowsOf(workbook(sheet));
    expect(table?.headers).toEqual(['name', '', 'born']);
    const cells = ['Mona & co', '', '2026-11-28', '2026-11-28T10:30:00', '2.5'];
    expect(table?.rows).toEqual([{ line: 3, cells }]);
    // By the calendar of 1904 where it says so.
    const other = `${HEAD}<row r="2"><c r="C2" s="1"><v>44892</v></c></row>`;
    expect((await rowsOf(workbook(other, true)))?.rows[0]?.cells[2]).toBe('2026-11-28');
  });

  // A title over all columns, a hidden sheet before it and another behind it, a doctor in merged cells beside three visits, an
  // empty row, formulas: 20+10, 0.1+0.2 and #N/A. The second was written by LibreOffice 7.4, which has calculated them.
  test.each([
    ['openpyxl', ''],
    ['libreoffice', '30'],
  ])('as %s writes it', async (name, calculated) => {
    const file = join(import.meta.dirname, `../../tests/support/workbooks/${name}.xlsx`);
    const table = await rowsOf(readFileSync(file));
    const columns = ['رقم الملف', 'الاسم', 'الموبايل', 'تاريخ الميلاد', 'الطبيب', 'الموعد', 'المدة'];
    expect(table?.headers).toEqual(columns);
    const mona = ['1', 'منى عادل', '1001234567', '1980-02-01', 'Dr Mona', '2026-12-01T10:30:00', calculated];
    expect(table?.rows).toEqual([
      { line: 4, cells: mona },
      { line: 5, cells: ['2', 'Adel\nHassan', '٠١٠٠١٢٣٤٥٦٨', '1999-12-31', 'Dr Mona', '2026-12-01', '0.3'] },
      { line: 7, cells: ['3', '  Ola  ', '201112223344', '29252', 'Dr Mona', '09:15:00', ''] },
    ]);
  });

  test('with numbers, escapes and other kinds of cells as programs write them', async () => {
    const cells =
      '<c r="A2"><v>2.01001234567E11</v></c><c r="B2"><v>2.2999999999999998</v></c>' +
      '<c r="C2" t="b"><v>1</v></c><c r="D2" t="e"><f>NA()</f><v>#N/A</v></c>' +
      '<c r="E2" t="str"><f>A1&amp;"x"</f><v>two_x000D_\nlines</v></c>' +
      '<c r="F2" t="d"><v>2026-11-28T00:00:00</v></c>';
    const [row] = (await rowsOf(workbook(`${HEAD}<row r="2">${cells}</row>`)))?.rows ?? [];
    expect(row?.cells).toEqual(['201001234567', '2.3', '1', '', 'two\r\nlines', '2026-11-28T00:00:00']);
  });

  test('unless it unpacks to a bomb', async () => {
    const bomb = Buffer.from(workbook(HEAD));
    // Entries of its table of contents.
    const entry = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
    for (let at = bomb.indexOf(entry); at >= 0; at = bomb.indexOf(entry, at + 1))
      bomb.writeUInt32LE(210 * 1024 * 1024, at + 24);
    await expect(rowsOf(bomb)).rejects.toMatchObject({ fault: 'tooLarge' });
  });
});

test.each([
  ['nothing', '', 'empty'],
  ['names of columns alone', 'name,phone\n', 'empty'],
  ['a broken archive', 'PK\u0003\u0004 and no more', 'unreadable'],
  ['a workbook of another kind', zipSync({ 'content.xml': strToU8('<office/>') }), 'unreadable'],
  ['one that a password closes', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0x0a, 0x31, 0x0a]), 'unreadable'],
])('%s is refused', async (_, content, fault) => {
  const given = typeof content === 'string' ? bytes(content) : content;
  await expect(rowsOf(given)).rejects.toMatchObject({ fault });
});
