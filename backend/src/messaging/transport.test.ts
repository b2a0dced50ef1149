import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../tests/support/folder';
import { removeMessageFiles } from './transport';

const DAY_MS = 24 * 60 * 60_000;

test('messages that were written to files for want of a server are removed as their rows are, or are erased, and nothing else', async () => {
  const folder = emptyFolder();
  const ages = {
    'old.eml': 31,
    'old.txt': 31,
    'cut.eml.part': 31,
    'new.eml': 29,
    'notes.md': 31,
    'visit-moved-erased.eml': 1,
  };
  for (const [name, days] of Object.entries(ages)) {
    writeFileSync(join(folder, name), '');
    const at = new Date(Date.now() - days * DAY_MS);
    utimesSync(join(folder, name), at, at);
  }
  const which = { before: Date.now() - 30 * DAY_MS, ids: ['erased'] };
  expect(await removeMessageFiles(folder, which)).toBe(4);
  expect(readdirSync(folder).sort()).toEqual(['new.eml', 'notes.md']);
  expect(await removeMessageFiles(join(folder, 'nowhere'), which)).toBe(0);
});
