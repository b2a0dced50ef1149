import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { bookAppointment } from '../../support/appointments';
import { freePort } from '../../support/builds';
import { queryFile } from '../../support/database';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { makePlace, type Place } from '../../support/place';
import { endAfter } from '../../support/servers';

test.describe.configure({ mode: 'serial' });

const ending = endAfter();
const portOf = (address: string) => Number(new URL(address).port);

test('the doctor finds nothing wrong with a site that runs, and says what is not set up or to mend, without a secret', async () => {
  await test.step('a site that runs', async () => {
    const ports = { website: portOf(environment.siteUrl), backend: portOf(environment.backendUrl) };
    const place = ending(makePlace({ isLive: true, ports }));
    const { code, output } = await place.run('doctor');
    expect(output).toMatch(/^note +backend +answers, but look at .*backups: failed/m);
    expect(output).toMatch(/^ok +website +ready$/m);
    expect(output).toMatch(/^ok +database +SQLite/m);
    expect(output).toMatch(/^note +mail +no SMTP_URL/m);
    expect(output).toMatch(/^ok +payments +something answers/m);
    expect(output).toMatch(/^note +backups +none/m);
    expect(output).toMatch(/^note +metrics +none/m);
    expect([code, output]).toEqual([0, expect.stringContaining('Nothing is wrong.')]);
  });

  await test.step('what is to mend', async () => {
    const [website, backend, smtp] = [await freePort(), await freePort(), await freePort()];
    const place = ending(makePlace({ isLive: true, ports: { website, backend } }));
    const secret = 'a-key-that-is-not-the-same-on-both-sides';
    appendFileSync(join(place.root, 'website/.env.local'), `WEBSITE_KEY=${secret}\n`);
    const mail = `SMTP_URL=smtp://clinic:${secret}@127.0.0.1:${smtp}\nMAIL_FROM=clinic@example.org\n`;
    appendFileSync(join(place.root, 'backend/.env'), mail);
    const { code, output } = await place.run('doctor');
    expect(output).toMatch(/^WRONG +settings +WEBSITE_KEY of backend\/\.env and WEBSITE_KEY of website/m);
    expect(output).toMatch(/^WRONG +backend +Nothing answers at/m);
    expect(output).toMatch(/^WRONG +website +Nothing answers at/m);
    expect(output).toMatch(/^WRONG +mail +The mail server of SMTP_URL refuses us \(E/m);
    expect([code, output]).toEqual([1, expect.stringContaining('4 to mend')]);
    expect(output).not.toContain(secret);
  });
});

let clinic: Place;
let backup: string;
const acknowledged: string[] = [];

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
  // An old one that cannot be removed takes no good one along.
  const old = join(dirname(backup), 'clinic-2020-01-01T00-00-00Z.tar.age');
  mkdirSync(old);
  expect((await clinic.run('backup')).output).toMatch(/^BACKUP FAILED: /);
  expect(readdirSync(dirname(backup)).filter((name) => name.endsWith('.age'))).toHaveLength(3);
  rmSync(old, { recursive: true });
  const damaged = `${backup}.damaged`;
  writeFileSync(damaged, readFileSync(backup).subarray(0, -1000));
  const place = await placeOf(false);
  const identity = join(clinic.root, 'var/backup-identity.txt');
  const cut = await place.run('restore', damaged, '--identity', identity);
  expect([cut.code, cut.output]).toEqual([1, expect.stringContaining('cannot be read')]);
  const busy = await placeOf(false);
  writeFileSync(join(busy.root, 'backend/.env'), `PORT=${portOf(environment.backendUrl)}\n`);
  const running = await busy.run('restore', backup, '--identity', identity);
  expect([running.code, running.output]).toEqual([1, expect.stringContaining('Something listens on port')]);
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

  // A restore that fails half way puts back what was there.
  writeFileSync(database, 'what was here');
  rmSync(join(place.root, 'backend/public'), { recursive: true });
  writeFileSync(join(place.root, 'backend/public'), 'not a folder');
  const failed = await place.run('restore', backup, '--identity', identity);
  expect([failed.code, readFileSync(database, 'utf8')]).toEqual([1, 'what was here']);
});
