import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeOldFiles } from './previous-builds';

const HOUR_MS = 60 * 60 * 1000;
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'previous-builds-'));
  mkdirSync(join(dir, 'static', 'chunks'), { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const list = () => join(dir, 'previous-builds.json');
const store = (...builds: object[]) => writeFileSync(list(), JSON.stringify(builds));
const put = (...files: string[]) => files.map((file) => writeFileSync(join(dir, 'static', file), file));
const isThere = (file: string) => existsSync(join(dir, 'static', file));
const removeAt = (now: number) => removeOldFiles(dir, now);

test('the day of a build begins when the next one is started, and ends with its files', () => {
  put('chunks/own.js', 'chunks/old.js');
  store({ id: 'a', replacedAt: null, files: ['chunks/old.js'] });
  const start = Date.now();
  removeAt(start);
  removeAt(start + 23 * HOUR_MS);
  expect(isThere('chunks/old.js')).toBe(true);
  removeAt(start + 24 * HOUR_MS);
  expect([isThere('chunks/old.js'), isThere('chunks/own.js')]).toEqual([false, true]);
  expect(JSON.parse(readFileSync(list(), 'utf8'))).toEqual([]);
});

test('a file that a later build needs too stays for that one', () => {
  put('chunks/shared.js');
  const now = Date.now();
  const build = (id: string, replacedAt: number) => ({ id, replacedAt, files: ['chunks/shared.js'] });
  store(build('a', now - 30 * HOUR_MS), build('b', now - HOUR_MS));
  removeAt(now);
  expect(isThere('chunks/shared.js')).toBe(true);
  removeAt(now + 24 * HOUR_MS);
  expect(isThere('chunks/shared.js')).toBe(false);
});
