import { crc32, inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { spreadsheet } from './spreadsheet';

/** The files of an archive, found by its directory, as programs find them. */
function unzip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [sum, packed] = [16, 20].map((offset) => archive.readUInt32LE(at + offset));
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const file = archive.readUInt32LE(at + 42);
    const start = file + 30 + archive.readUInt16LE(file + 26) + archive.readUInt16LE(file + 28);
    const content = inflateRawSync(archive.subarray(start, start + Number(packed)));
    expect(crc32(content)).toBe(sum);
    files.set(name, content.toString());
    at += 46 + nameLength;
  }
  return files;
}

const sheetOf = (rows: (string | number)[][], isRightToLeft = false) =>
  unzip(spreadsheet(rows, 'appointments', isRightToLeft)).get('sheet.xml') ?? '';
const text = (value: string) => `<c t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`;

it('has all parts that programs ask for, and begins where the language does', () => {
  const files = unzip(spreadsheet([['a']], 'A/B: [1]', false));
  const parts = '[Content_Types].xml _rels/.rels workbook.xml _rels/workbook.xml.rels sheet.xml';
  expect([...files.keys()]).toEqual(parts.split(' '));
  expect(files.get('workbook.xml')).toContain('name="A B   1 "');
  expect(sheetOf([['a']], true)).toContain('rightToLeft="1"');
  expect(sheetOf([['a']])).not.toContain('rightToLeft');
});

it.each([['+201001234567'], ['=1+1'], ['ليلى']])('%s is a text and stays as it is', (value) => {
  expect(sheetOf([[value]])).toContain(`<row>${text(value)}</row>`);
});

it('keeps numbers, empty cells and what XML has signs for, and nothing that XML cannot hold', () => {
  const row = sheetOf([[3.5, '', 'a <b> & "c"\nd', 'x\u0000\ud800y', '_x0041_']]);
  expect(row).toContain('<c><v>3.5</v></c><c/>');
  expect(row).toContain(text('a &#60;b&#62; &#38; &#34;c&#34;\nd'));
  expect(row).toContain(text('xy'));
  expect(row).toContain(text('_x005F_x0041_'));
});
