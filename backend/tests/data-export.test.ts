import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readArchive } from '../src/data-export/archive';
import { describe as describeTables } from '../src/data-export/describe';
import { formatPage } from '../src/data-export/format-page';
import { TABLES_LEFT_OUT } from '../src/data-export/left-out';
import { readExport } from '../src/data-export/read-export';
import { openDatabase } from '../src/data-export/store';
import { isPostgres } from '../src/platform/database';
import { servicesOf } from '../src/platform/services';
import { ask, createBooker, DAY, pluck } from './support/clinic';
import { moveClock } from './support/clock';
import { createContractClinic } from './support/contract-clinic';
import { emptyFolder } from './support/folder';
import { photograph } from './support/pictures';
import { createAccount, tokenOf } from './support/staff';
import { startStrapi } from './support/strapi';
import { until } from './support/until';

const STEP_MS = 30_000;
const folder = emptyFolder();

type Files = Record<string, string>;

async function openExport(given: { file: string; passphrase: string }): Promise<Files> {
  const files: Files = {};
  for await (const { name, content } of readArchive(given)) {
    const chunks: Buffer[] = [];
    for await (const chunk of content) chunks.push(chunk);
    files[name] = Buffer.concat(chunks).toString('latin1');
  }
  return files;
}
const linesOf = (files: Files, table: string) =>
  Buffer.from(files[`data/${table}.jsonl`] ?? '', 'latin1')
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

// A clinic with something of each kind: appointments with cards, a message, an account, a page with parts and pictures.
const site = await createContractClinic();
const { backend, clinic, booker, signIn, documents } = site;
const contract = await site.contract();
const booked = await booker.post(contract);
const canceled = await site.book({ firstName: '=HYPERLINK("x")', additionalNotes: 'سطر\nآخر' });
await site.act(canceled, 'cancel', { version: 1 });
const person = { name: 'Laila', email: 'laila@patients.example', language: 'en' };
const message = { ...person, message: 'Is there parking?' };
const headers = { Authorization: backend.websiteHeaders.Authorization };
await ask(backend, '/contact-messages', { data: message, headers });
const upload = backend.strapi.plugin('upload').service('upload');
const pictureFile = join(folder, 'room.jpg');
writeFileSync(pictureFile, await photograph());
const [picture] = await upload.upload({
  data: {},
  files: { filepath: pictureFile, originalFilename: 'room.jpg', mimetype: 'image/jpeg', size: 20_000 },
});
const words = [{ type: 'paragraph', children: [{ type: 'text', text: 'Welcome' }] }];
const blocks = [
  { __component: 'page-block.text', heading: 'Hello', body: words },
  { __component: 'page-block.picture', image: picture.id, caption: 'The room' },
  { __component: 'page-block.doctors', heading: 'Doctors', doctors: [clinic.otherDoctor, clinic.doctor] },
];
const seo = { metaTitle: 'Walk', metaDescription: 'A walk through the clinic.' };
const data = { title: 'A walk through the clinic', slug: 'walk', image: picture.id, blocks, seo };
await documents('page').create({ locale: 'en', status: 'published', data });
const account = await createAccount({ backend, role: 'manager' });
const manager = await tokenOf(backend, account);
const receivedAt = new Date(Date.now() - 2 * DAY).toISOString().slice(0, 16);
const asked = { name: 'Zanariya', contact: 'zanariya@patients.example', text: 'What do you know of me?' };
const request = { kind: 'access', way: 'letter', receivedAt, ...asked };
const opened = await ask(backend, '/privacy-cases', { token: manager, data: request });
const caseId: string = opened.body.data.documentId;
const noted = { action: 'noted', state: 'open', text: 'A copy is on its way' };
await ask(backend, `/privacy-cases/${caseId}/steps`, { token: manager, data: noted });
const call = (method: string, data?: unknown, token = manager) =>
  ask(backend, '/data-exports', { token, method, data });
const fetchFile = (token = manager) =>
  fetch(`${backend.url}/api/data-exports/file`, { headers: { Authorization: `Bearer ${token}` } });

const without = await call('POST', { code: '123456' });
const factor = (path: string, data: unknown) =>
  ask(backend, `/second-factor/${path}`, { token: manager, data });
const { secret } = (await factor('setup', { password: account.password })).body.data;
const nextCode = () => {
  moveClock(STEP_MS - (Date.now() % STEP_MS));
  return new TOTP({ secret }).generate({ timestamp: Date.now() });
};
expect((await factor('confirmation', { code: nextCode() })).status).toBe(200);
const wrong = await call('POST', { code: '000000' });
const exportsFolder = join(backend.environment.DATA_DIR ?? '', 'exports');
const { exports: dataExports } = servicesOf(backend.strapi);
writeFileSync(exportsFolder, '');
const unkept = await dataExports.begin('nobody', Date.now()).catch(({ code }: { code: string }) => code);
rmSync(exportsFolder);
const made = await call('POST', { code: nextCode() });
await until(async () => (await call('GET')).body.data.state !== 'running');
const ready = await call('GET');
const file = join(folder, 'first.tar.gz.age');
writeFileSync(file, Buffer.from(await (await fetchFile()).arrayBuffer()));
const passphrase: string = made.body.data.passphrase;
const first = await openExport({ file, passphrase });

test('an export is made for a manager with a code of their second factor alone, one at a time, nobody but who asked for it can fetch it, and it is gone after a day', async () => {
  expect([without.status, without.body.error.name]).toEqual([409, 'SecondFactorRequiredError']);
  expect(wrong.status).toBe(400);
  // One that finds no place for its file is not waited for.
  expect([unkept, made.status]).toEqual(['EEXIST', 201]);
  expect(ready.body).toMatchObject({ data: { state: 'ready', missing: 0 }, meta: { hasSecondFactor: true } });
  const entries = await backend.db('log_entries').whereLike('action', 'data.%');
  const byThem = { subject: made.body.data.documentId, actor: expect.stringMatching(/^user:[a-z0-9]{24}$/) };
  expect(entries).toMatchObject([
    { ...byThem, action: 'data.export' },
    { action: 'data.fetch', actor: byThem.actor },
  ]);

  const other = await signIn('manager');
  expect((await call('GET', undefined, other)).body.data).toBeNull();
  expect((await fetchFile(other)).status).toBe(404);
  expect(readdirSync(exportsFolder)).toHaveLength(1);
  const { document_id: id } = await backend.db('up_users').where({ id: account.id }).first();
  // For one that broke off with its process.
  mkdirSync(join(exportsFolder, 'gone.tar.gz.age.rows'));
  expect(await dataExports.removeOld(Date.now())).toBe(0);
  expect(readdirSync(exportsFolder)).toHaveLength(1);
  const tomorrow = Date.now() + DAY;
  expect(await dataExports.find(id, tomorrow)).toBeNull();
  expect(await dataExports.removeOld(tomorrow)).toBe(1);
  expect(readdirSync(exportsFolder)).toEqual([]);

  const asking = ['one', 'another'].map((name) => dataExports.begin(name, Date.now()));
  const begun = await Promise.all(asking);
  await dataExports.stop();
  expect(begun.filter((one) => one === null)).toHaveLength(1);
});

test('an export says everything, in lines and in tables, and no secret; an installation that is not empty takes none', async () => {
  const appointments = linesOf(first, 'appointments');
  expect(appointments).toMatchObject([
    { documentId: await site.appointmentOf(booked), status: 'pending', firstName: 'Laila' },
    { status: 'canceled', firstName: '=HYPERLINK("x")' },
  ]);
  expect(first['csv/appointments.csv']).toContain(`"'=HYPERLINK(""x"")"`);
  const cards = Object.keys(first).filter((name) => /^files\/cards\/[0-9a-f]{64}\.webp$/.test(name));
  expect(cards).toHaveLength(2);
  const [card = ''] = cards;
  expect(first[card]?.slice(0, 4)).toBe('RIFF');
  expect(Object.keys(first).filter((name) => name.startsWith('files/pictures/')).length).toBeGreaterThan(1);
  const [draft, published] = linesOf(first, 'pages');
  expect(published).toMatchObject({ documentId: draft.documentId, image: [picture.id] });
  const expected = ['page-block.text', 'page-block.picture', 'page-block.doctors'];
  expect(pluck(published.blocks, 'component')).toEqual(expected);
  const doctors = new Map(linesOf(first, 'doctors').map(({ id, documentId }) => [id, documentId]));
  const listed = published.blocks[2].doctors.map((id: number) => doctors.get(id));
  expect(listed).toEqual([clinic.otherDoctor, clinic.doctor]);
  const wordsOf = (table: string) =>
    linesOf(first, table).flatMap(({ sealed }) => (sealed === null ? [] : [JSON.parse(sealed)]));
  expect(wordsOf('privacy_cases')).toEqual([asked]);
  expect(wordsOf('privacy_case_events')).toMatchObject([{ text: noted.text }]);
  const rows = await backend.db('up_users').select('password');
  const all = Object.values(first).join('\n');
  for (const { password } of rows) expect(all).not.toContain(password);
  expect(linesOf(first, 'up_users').map(({ role }) => role[0])).toContain('staff');
  await expect(readExport({ file, passphrase })).rejects.toThrow(/not empty/);
});

/** Names in what is handed over of a patient that are no fields of their file. */
function strangeNames(table: string, rows: unknown[], fields: Map<string, Set<string>>): string[] {
  const isRows = (value: unknown) => Array.isArray(value) && value.some((one) => typeof one === 'object');
  return rows.flatMap((row) =>
    Object.entries(Object(row)).flatMap(([name, value]) => {
      const file = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      if (isRows(value)) return strangeNames(file, Array.isArray(value) ? value : [], fields);
      return fields.has(file) || fields.get(table)?.has(name) ? [] : [`${table}.${name}`];
    }),
  );
}

test('every table and field is in the description of the export, or on the list of what is left out, and what is handed over of a patient has its names', async () => {
  const store = await openDatabase(false);
  const description = await describeTables(store);
  const stored = await store.all(
    store.isPostgres
      ? "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'"
      : "SELECT name FROM sqlite_master WHERE type = 'table'",
  );
  await store.close();

  const known = new Set(stored.map(({ name }) => String(name)));
  expect(description.unknown).toEqual([]);
  // One backend on SQLite needs no table to count together with others.
  const gone = Object.keys(TABLES_LEFT_OUT).filter((name) => !known.has(name));
  expect(gone).toEqual(isPostgres(backend.db) ? [] : ['call_limits', 'catalogue_changes']);
  await expect(formatPage(description)).toMatchFileSnapshot('../../docs/export.md');

  const fields = new Map(
    description.tables.map(({ name, columns }) => [name, new Set(columns.map((one) => one.name))]),
  );
  const handed = await site.handOver(String(contract.phone));
  expect(handed.appointments[0]).toMatchObject({ appointmentEvents: [{}], cards: [{}, {}] });
  const ofVisits = ['cards.picture', 'cards.picture', 'appointments.visitAnswers'];
  const ofItsOwn = ['.exportedAt', ...ofVisits, '.guarded', '.amended', '.phoneCodes'];
  expect(strangeNames('', [handed], fields)).toEqual(ofItsOwn);
});

test('an export that is read back into an empty installation is the same there, byte by byte', async () => {
  await backend.stop();
  const keys = { CARDS_KEY: 'another-key-of-another-installation-0', ENCRYPTION_KEY: 'another-key-of-words' };
  const second = await startStrapi({ env: keys });
  onTestFinished(second.stop);
  // The new site has an account that the export does not know.
  const newcomer = 'newcomer@clinic.example';
  const named = { email: newcomer, username: newcomer };
  await second.db('up_users').update(named);
  await second.halt();
  // Modules that read the environment have read it once.
  vi.resetModules();
  const [{ readExport }, { writeExport }] = await Promise.all([
    import('../src/data-export/read-export'),
    import('../src/data-export/write-export'),
  ]);
  await expect(readExport({ file, passphrase: 'wrong' })).rejects.toThrow(/pass phrase/);
  expect(await readExport({ file, passphrase })).toMatchObject({ appointments: 2, cards: 2, pages: 2 });
  const again = { file: join(folder, 'second.tar.gz.age'), passphrase };
  const told = vi.fn();
  const { missing, rows, files } = await writeExport({ ...again, now: Date.now(), onProgress: told });
  expect(missing).toEqual([]);
  // A sign of life with each table and each file.
  const filled = Object.values(rows).filter((count) => count > 0);
  expect(told.mock.calls.length).toBeGreaterThanOrEqual(filled.length + files);
  const there = await openExport(again);
  const names = [...new Set([...Object.keys(first), ...Object.keys(there)])];
  const differing = names.filter((name) => first[name] !== there[name]);
  expect(differing).toEqual(['export.json', 'data/up_users.jsonl', 'csv/up_users.csv', 'manifest.json']);
  expect(linesOf(there, 'up_users').slice(0, -1)).toEqual(linesOf(first, 'up_users'));
  expect(linesOf(there, 'up_users').at(-1)).toMatchObject({ ...named, role: ['manager'] });

  // And it works: the desk finds who is booked, the time is taken, and the next entry has a number of its own.
  await second.restart();
  const password = second.environment.STAFF_PASSWORD ?? '';
  const desk = await tokenOf(second, { id: 0, email: newcomer, password });
  const found = await ask(second, '/patients/find', { token: desk, data: { text: 'Laila' } });
  expect(found.body.data).toHaveLength(1);
  const { data: read } = (await ask(second, `/privacy-cases/${caseId}`, { token: desk })).body;
  expect(read).toMatchObject({ ...asked, history: [{ text: null }, { text: noted.text }] });
  const other = { startsAt: contract.startsAt, phone: '+201099999999' };
  expect((await createBooker(second, clinic).book(other)).status).toBe(409);
});
