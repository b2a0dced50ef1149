import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import type { Download, Locator } from '@playwright/test';

const SHEET = 'sheet.xml';
const NAME_AT = 30;

/** Presses what gives a file. */
export async function downloadBy(control: Locator): Promise<Download> {
  const download = control.page().waitForEvent('download');
  await control.click();
  return await download;
}

/** Rows of the spreadsheet file that a link of the site gives, every cell as its text. */
export async function spreadsheetRows(link: Locator): Promise<string[][]> {
  const archive = readFileSync(await (await downloadBy(link)).path());
  const name = archive.indexOf(SHEET);
  const packed = archive.readUInt32LE(name - NAME_AT + 18);
  const start = name + SHEET.length;
  const sheet = inflateRawSync(archive.subarray(start, start + packed)).toString();
  const cellsOf = (row: string) =>
    [...row.matchAll(/<c\/>|<c[ >].*?<\/c>/gs)].map(([cell]) => plain(cell.replace(/<[^>]*>/g, '')));
  const plain = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  return [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) => cellsOf(row));
}
