import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FlightArchive } from './cache/flight-archive';
import { removeOldFiles } from './previous-builds';

const HOUR_MS = 60 * 60 * 1000;
let dir: string;
let flightDir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'previous-builds-'));
  flightDir = join(dir, 'cache', 'flight');
  mkdirSync(join(dir, 'static', 'chunks'), { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const list = () => join(dir, 'previous-builds.json');
const put = (...files: string[]) => files.map((file) => writeFileSync(join(dir, 'static', file), file));
const isThere = (file: string) => existsSync(join(dir, 'static', file));
const removeAt = (now: number) => removeOldFiles({ dir, flightDir, now });

test('the day of a build begins when the next one is started, and ends with its files', () => {
  put('chunks/own.js', 'chunks/old.js');
  writeFileSync(list(), JSON.stringify([{ id: 'a', replacedAt: null, files: ['chunks/old.js'] }]));
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
  const files = ['chunks/shared.js'];
  writeFileSync(
    list(),
    JSON.stringify([
      { id: 'a', replacedAt: now - 30 * HOUR_MS, files },
      { id: 'b', replacedAt: now - HOUR_MS, files },
    ]),
  );
  removeAt(now);
  expect(isThere('chunks/shared.js')).toBe(true);
  removeAt(now + 24 * HOUR_MS);
  expect(isThere('chunks/shared.js')).toBe(false);
});

test('data of pages outlives its process, for a day after its page was last given', async () => {
  const name = 'a'.repeat(20);
  const script = Buffer.from('self.__next_f.push([1,"data"])');
  new FlightArchive(flightDir).keep(name, script);
  const later = new FlightArchive(flightDir);
  await expect.poll(() => later.read(name)).toEqual(script);
  const file = join(flightDir, `${name}.zst`);
  const dayAgo = new Date(Date.now() - 25 * HOUR_MS);
  utimesSync(file, dayAgo, dayAgo);
  later.renew(name);
  await expect.poll(() => statSync(file).mtimeMs).toBeGreaterThan(dayAgo.getTime());
  removeAt(Date.now() + 23 * HOUR_MS);
  expect(await later.read(name)).toEqual(script);
  removeAt(Date.now() + 25 * HOUR_MS);
  expect(await later.read(name)).toBeNull();
});

test('a name that is none of ours reads no file', async () => {
  mkdirSync(flightDir, { recursive: true });
  const archive = new FlightArchive(flightDir);
  expect(await archive.read('../../static/chunks/own')).toBeNull();
});
