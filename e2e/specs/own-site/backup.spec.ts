import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bookAppointment } from '../../support/appointments';
import { freePort } from '../../support/builds';
import { queryFile } from '../../support/database';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { makePlace, type Place } from '../../support/place';
import { endAfter } from '../../support/servers';

test.describe.configure({ mode: 'serial' });

let clinic: Place;
let backup: string;
const acknowledged: string[] = [];

const ending = endAfter();
const placeOf = async (isLive: boolean) =>
  ending(makePlace({ isLive, ports: { website: await freePort(), backend: await freePort() } }));

test.beforeAll(async () => {
  clinic = await placeOf(true);
});
test.afterAll(() => {
  // The site goes on as one that was never backed up.
  for (const name of ['backup', 'failed-backup'])
    rmSync(join(dirname(environment.databaseFile), `last-${name}.json`), { force: true });
});

async function book(count: number): Promise<string[]> {
  const numbers: string[] = [];
  const person = { firstName: 'Salma', lastName: 'Nour' };
  for (let left = count; left > 0; left -= 1)
    numbers.push((await bookAppointment({ language: 'ar', person })).bookingNumber);
  return numbers;
}

const readNote = (data: string, name: string) =>
  JSON.parse(readFileSync(join(data, `last-${name}.json`), 'utf8'));

test('a backup is made while patients book', async () => {
  acknowledged.push(...(await book(3)));
  const [{ code, output }] = await Promise.all([clinic.run('backup'), book(12)]);
  expect(output).toMatch(/Backup .+\.tar\.age: .+ read back/);
  expect(code).toBe(0);
  const folder = join(clinic.root, 'var/backups');
  const [name = ''] = readdirSync(folder);
  backup = join(folder, name);
  // Told to the running backend, whose alerts and page for managers go by it.
  const note = readNote(dirname(environment.databaseFile), 'backup');
  expect(name).toContain(note.began.slice(0, 19).replaceAll(':', '-'));
  // Nothing of it can be read without the key.
  const content = readFileSync(backup);
  expect(content.includes('Salma') || content.includes('SQLite format')).toBe(false);
});

test('what cannot be right is refused, in words', async () => {
  const failed = await clinic.run('backup', '--keep-days', '0');
  expect([failed.code, failed.output]).toEqual([1, expect.stringMatching(/^BACKUP FAILED: --keep-days/)]);
  // The backend is told of a night without a backup, too.
  const data = dirname(environment.databaseFile);
  const at = Date.parse(readNote(data, 'failed-backup').at);
  expect(at).toBeGreaterThan(Date.parse(readNote(data, 'backup').began));
  const damaged = `${backup}.damaged`;
  const bytes = readFileSync(backup);
  const file = openSync(damaged, 'w');
  writeSync(file, bytes.subarray(0, bytes.length - 1000));
  closeSync(file);
  const place = await placeOf(false);
  const identity = join(clinic.root, 'var/backup-identity.txt');
  const cut = await place.run('restore', damaged, '--identity', identity);
  expect([cut.code, cut.output]).toEqual([1, expect.stringContaining('cannot be read')]);
  const other = await place.run('restore', backup, '--identity', join(place.root, 'nothing.txt'));
  expect([other.code, other.output]).toEqual([1, expect.stringContaining('There is no key')]);
  expect(existsSync(join(place.root, 'backend/data'))).toBe(false);
});

test('a drill restores it beside the running site, finds every row, and books', async () => {
  const { code, output } = await clinic.run('drill');
  expect(output).toMatch(/0 tables differ/);
  expect(output).toMatch(/booked once .+: \d{3}-\d{3}-\d{3}/);
  expect(code).toBe(0);
  expect(Date.parse(readNote(dirname(environment.databaseFile), 'drill').at)).toBeGreaterThan(0);
});

test('it is restored on another machine, with every request acknowledged before it began', async () => {
  const place = await placeOf(false);
  const identity = join(clinic.root, 'var/backup-identity.txt');
  const { code, output } = await place.run('restore', backup, '--identity', identity);
  expect([code, output]).toEqual([0, expect.stringContaining('Restored: the clinic as it was at')]);
  const database = join(place.root, 'backend/data/clinic.db');
  expect(Date.parse(readNote(join(place.root, 'backend/data'), 'restore').at)).toBeGreaterThan(0);
  const rows = queryFile(database, 'SELECT booking_number FROM appointments');
  const stored = new Set(rows.map((row) => Reflect.get(Object(row), 'booking_number')));
  expect(acknowledged.filter((number) => !stored.has(number))).toEqual([]);
  expect(queryFile(database, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  const settings = (root: string) => readFileSync(join(root, 'backend/.env'), 'utf8');
  expect(settings(place.root)).toBe(settings(clinic.root));

  // Once more: what is there is moved aside, not removed.
  expect((await place.run('restore', backup, '--identity', identity)).code).toBe(0);
  const aside = readdirSync(join(place.root, 'var')).find((name) => name.startsWith('before-restore'));
  const moved = readdirSync(join(place.root, 'var', aside ?? ''));
  expect(moved).toEqual(expect.arrayContaining(['.env', '.env.local', 'clinic.db', 'uploads']));
});
