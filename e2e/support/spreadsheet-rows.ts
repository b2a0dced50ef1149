import { readFileSync } from 'node:fs';
import type { Download, Locator } from '@playwright/test';
import { requireFromBackend } from './database';

const { unzipSync }: { unzipSync: (archive: Buffer) => Record<string, Uint8Array> } =
  requireFromBackend('fflate');

/** Presses what gives a file. */
export async function downloadBy(control: Locator): Promise<Download> {
  const download = control.page().waitForEvent('download');
  await control.click();
  return await download;
}

/** Rows of the spreadsheet file that a link of the site gives, every cell as its text. */
export async function spreadsheetRows(link: Locator): Promise<string[][]> {
  const archive = readFileSync(await (await downloadBy(link)).path());
  const sheet = new TextDecoder().decode(unzipSync(archive)['sheet.xml']);
  const cellsOf = (row: string) =>
    [...row.matchAll(/<c\/>|<c[ >].*?<\/c>/gs)].map(([cell]) => plain(cell.replace(/<[^>]*>/g, '')));
  const plain = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  return [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) => cellsOf(row));
}
