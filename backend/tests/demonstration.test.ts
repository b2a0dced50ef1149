import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyWishes } from '../src/app/migrations/0027-empty-wishes';
import { listWaiting } from '../src/appointments/waiting/entry-rows';
import { STATUSES } from '../src/contract/transitions';
import { grainsOf } from '../src/scheduling/claims';
import { ask, createBooker, dataOf } from './support/clinic';
import { appDirectory, compiledDirectory } from './support/directories';
import { loadScript } from './support/scripts';
import { startStrapi } from './support/strapi';

// Another clinic than the first one, so that the start shows that it goes by the name.
const backend = await startStrapi({ env: { SEED: 'dental', DEMO_APPOINTMENTS: 'yes' } });

const db = () => backend.db;
const DEMONSTRATION = 'demonstration%';
const countOf = async (table: string) => Number((await db()(table).count({ n: '*' }).first())?.n);
const demo = () => db()('appointments').where('document_id', 'like', DEMONSTRATION);

test('a first start with a demonstration loads the clinic it names, fills the desk, takes exactly the time of what is not canceled, and has nothing to send', async () => {
  const info = await backend.strapi.db.query('api::main-info.main-info').findOne({ where: { locale: 'en' } });
  expect(info).toMatchObject({ siteName: 'Barad Dental Clinics' });
  expect((await demo().distinct('status').pluck('status')).sort()).toEqual([...STATUSES].sort());
  const rows = await demo()
    .whereNot('status', 'canceled')
    .select('document_id', 'doctor', 'starts_at', 'ends_at');
  const wanted = rows.flatMap(({ document_id, doctor, starts_at, ends_at }) =>
    grainsOf({ startsAt: Number(starts_at), endsAt: Number(ends_at) }).map(
      (grain) => `doctor:${doctor} ${grain} ${document_id}`,
    ),
  );
  const claimed = (await db()('claims').where('resource', 'like', 'doctor:%')).map(
    ({ resource, atom, appointment }) => `${resource} ${atom} ${appointment}`,
  );
  expect(claimed.sort()).toEqual(wanted.sort());
  expect(await countOf('outbox_messages')).toBe(0);
});

test('a next start mends a waiting list of before, adds nothing, and brings back nothing that an editor removed', async () => {
  const wishes = async () =>
    (await listWaiting(db(), 10)).map(({ weekdays, parts }) => [weekdays, parts]).sort();
  const written = await wishes();
  expect(written).toContainEqual([[], []]);
  for (const column of ['weekdays', 'parts'])
    await db()('waiting_entries')
      .where(column, '[]')
      .update({ [column]: null });
  await expect(wishes()).rejects.toThrow('expected string');
  await db()('clinic_migrations').where({ name: emptyWishes.name }).del();
  const { documentId } = await backend.strapi.db.query('api::faq.faq').findOne({ where: {} });
  await backend.strapi.documents('api::faq.faq').delete({ documentId, locale: '*' });
  const before = [await countOf('faqs'), await countOf('appointments')];
  await backend.restart();
  expect(await wishes()).toEqual(written);
  expect([await countOf('faqs'), await countOf('appointments')]).toEqual(before);
});

test('a first start with a demonstration is loaded whole or not at all', async () => {
  const entry = (key: string, words: Record<string, unknown>) => ({ key, en: words, ar: words });
  const groups = [
    { noun: 'specialty', entries: [entry('ears', { name: 'Ears' })] },
    { noun: 'review', entries: [{ ...entry('a', { authorName: 'M' }), relations: { branch: 'giza' } }] },
  ];
  const { loadContent } = createRequire(import.meta.url)(join(compiledDirectory, 'seed/load/load.js'));
  const before = [await countOf('specialties'), await countOf('short_numbers')];
  const loading = loadContent(backend.strapi, groups, appDirectory);
  await expect(loading).rejects.toThrow('The review "a" could not be loaded');
  expect([await countOf('specialties'), await countOf('short_numbers')]).toEqual(before);
});

const removeNow = async () => {
  const { openDatabase } = await loadScript('scripts/backup/database.mjs');
  const { removeDemonstration } = await loadScript('scripts/demonstration/remove-rows.mjs');
  const { DATABASE_URL = null, DATA_DIR } = backend.environment;
  const database = await openDatabase({ databaseUrl: DATABASE_URL, databaseFile: `${DATA_DIR}/clinic.db` });
  return removeDemonstration(database).finally(() => database.close());
};

test('npm run remove-demonstration, beside the running clinic, removes all of it once and leaves what was entered, whose history stays beyond removal', async () => {
  const [{ doctor, branch, startsAt }] = dataOf(await ask(backend, '/availability/next'));
  const booker = createBooker(backend, { doctor, branch });
  const { bookingNumber: booking_number } = dataOf(await booker.book({ startsAt, way: 'doctor' }), 201);
  const { document_id: real } = await db()('appointments').where({ booking_number }).first();
  const history = db()('appointment_events').where({ appointment: real });
  await expect(history.delete()).rejects.toThrow(/append-only/);
  const content = await countOf('doctors');
  // A real patient sits beside one of the demonstration, and moves up to the first seat.
  const seat = await db()('claims')
    .where('appointment', 'like', DEMONSTRATION)
    .where('resource', 'like', 'doctor:%')
    .first();
  const extra = String(seat.resource).replace('doctor:', 'extra:');
  await db()('claims').insert({ ...seat, id: undefined, resource: extra, appointment: real });
  expect((await removeNow()).appointments).toBeGreaterThan(500);
  expect(await db()('appointments').pluck('document_id')).toEqual([real]);
  expect(await db()('appointment_events').distinct('appointment').pluck('appointment')).toEqual([real]);
  expect(await db()('claims').distinct('appointment').pluck('appointment')).toEqual([real]);
  expect(await db()('claims').where('resource', 'like', 'extra:%')).toEqual([]);
  const { resource, atom } = seat;
  expect(await db()('claims').where({ resource, atom }).pluck('appointment')).toEqual([real]);
  for (const table of ['calls', 'contact_messages', 'contact_events']) expect(await countOf(table)).toBe(0);
  expect(await countOf('doctors')).toBe(content);
  expect(Object.values(await removeNow()).every((count) => count === 0)).toBe(true);
});
