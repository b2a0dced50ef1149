import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import { listMigrations, OLDEST_CODE } from '../src/app/migrations/list';
import { VERSION } from '../src/contract/version';
import { type Database, isPostgres } from '../src/platform/database';
import { assertNotTooNew } from '../src/platform/database-version';
import { type Migration, runMigrations } from '../src/platform/migrations';
import { createBooker, pluck } from './support/clinic';
import { moveClock } from './support/clock';
import { readShape, readShapeOfFirstStart } from './support/database-shape';
import { launchSecondBackend } from './support/second-backend';
import { runOnServer } from './support/server';
import { tokenOf } from './support/staff';
import { startStrapi } from './support/strapi';
import { until } from './support/until';

const isShared = Boolean(inject('postgresUrl'));
const kept = (name: string) => readFileSync(join(import.meta.dirname, 'yesterday', name));
const readJson = (name: string): unknown => JSON.parse(kept(name).toString('utf8'));
const facts = z.object({
  takenAt: z.iso.datetime(),
  clinic: z.object({ branch: z.string(), doctor: z.string(), otherBranch: z.string() }).loose(),
  staff: z.object({ email: z.string(), password: z.string() }),
  /** Confirmed, so that a reminder of it waits in the outbox. */
  appointment: z.object({
    documentId: z.string(),
    bookingNumber: z.string(),
    manageKey: z.string(),
    startsAt: z.string(),
  }),
  held: z.object({ key: z.string(), startsAt: z.string() }),
});

// The database of a version from before the migrations, at the moment it was copied: the clock goes on from there, so that
// what is held is held. What is in it and how it was made: tests/yesterday/README.md.
const yesterday = facts.parse(readJson(isShared ? 'postgres.json' : 'sqlite.json'));
const content = brotliDecompressSync(kept(isShared ? 'postgres.sql.br' : 'sqlite.db.br'));
moveClock(Date.parse(yesterday.takenAt) - Date.now());
const backend = await startStrapi({
  from: 'nothing',
  env: z.record(z.string(), z.string()).parse(readJson('environment.json')),
  prepare: async ({ dataDirectory, databaseUrl }) => {
    if (databaseUrl) return void (await runOnServer(databaseUrl, content.toString('utf8')));
    mkdirSync(dataDirectory, { recursive: true });
    writeFileSync(join(dataDirectory, 'clinic.db'), content);
  },
});
const booker = createBooker(backend, yesterday.clinic);

const db = (): Database => backend.db;
const names = () => listMigrations(365, isShared).map(({ name }) => name);
const ran = () => db()('clinic_migrations').orderBy('name').select('name', 'variant', 'ran_at');

test('a database from before the migrations has, after the first start, the shape that an empty one gets, and says which it has had', async () => {
  const { ...shape } = await readShape(backend);
  expect(Object.keys(shape).length).toBeGreaterThan(200);
  expect(shape).toEqual(await readShapeOfFirstStart());
  expect(pluck(await ran(), 'name')).toEqual(names());
});

test('a database from before the migrations shows its appointment to the patient, by number and key, and to staff, who sign in as before, and sells neither the taken time again nor the held one, but to who holds it; it keeps the mail that waits, refuses to change what is recorded, and a doctor in two places, and counts its appointments as they change', async () => {
  const { bookingNumber, manageKey, startsAt } = yesterday.appointment;
  const shown = await booker.get(`/appointments/by-number/${bookingNumber}`, { 'X-Manage-Key': manageKey });
  expect([shown.status, shown.body.data]).toMatchObject([200, { status: 'confirmed', startsAt }]);
  const headers = { Authorization: `Bearer ${await tokenOf(backend, { id: 0, ...yesterday.staff })}` };
  const counts = await fetch(`${backend.url}/api/appointments/counts`, { headers });
  expect(await counts.json()).toMatchObject({ data: { confirmed: 1, pending: 1, total: 2 } });
  const { appointment, held } = yesterday;
  expect((await booker.book({ startsAt: appointment.startsAt })).status).toBe(409);
  expect((await booker.book({ startsAt: held.startsAt })).status).toBe(409);
  expect((await booker.book({ startsAt: held.startsAt }, { holdKey: held.key })).status).toBe(201);

  const waiting = await db()('outbox_messages').where({ state: 'waiting', kind: 'visit-reminder' });
  expect(waiting).toMatchObject([{ reference: `${yesterday.appointment.documentId}:1`, state: 'waiting' }]);
  const events = db()('appointment_events').where({ appointment: yesterday.appointment.documentId });
  await expect(events.clone().update({ actor: 'nobody' })).rejects.toThrow('append-only');
  await expect(events.clone().delete()).rejects.toThrow('append-only');
  const claim = await db()('claims')
    .where({ appointment: yesterday.appointment.documentId })
    .andWhere('resource', 'like', 'doctor:%')
    .first();
  const { otherBranch: branch } = yesterday.clinic;
  const elsewhere = { branch, expires_at: null, appointment: 'x', holder: null };
  const { id: _, document_id: __, resource, ...rest } = claim;
  const second = { ...rest, ...elsewhere, resource: resource.replace('doctor:', 'extra:') };
  await expect(db()('claims').insert(second)).rejects.toThrow('claims_one_place');
  const total = async () =>
    Number((await db()('appointment_counts').where({ days: 1 }).sum({ total: 'total' }))[0]?.total);
  const before = await total();
  await db()('appointments').where({ document_id: yesterday.appointment.documentId }).delete();
  expect(await total()).toBe(before - 1);
});

test('a later start runs nothing that has run and stands, and again what no longer stands, or what another setting asks for', async () => {
  const before = await ran();
  moveClock(60_000);
  await backend.restart();
  expect(await ran()).toEqual(before);
  await db().raw(`DROP TRIGGER claims_one_place${isPostgres(db()) ? ' ON claims' : ''}`);
  moveClock(60_000);
  await runMigrations(backend.strapi, listMigrations(400, isShared));
  const again = (await ran()).filter(
    ({ ran_at }: { ran_at: string | number }, index: number) => ran_at !== before[index].ran_at,
  );
  expect(again).toMatchObject([
    { name: '0004-append-only-records', variant: '400 days, not the demonstration, changes, imports' },
    { name: '0006-doctor-in-one-place', variant: '' },
  ]);
  expect(JSON.stringify(await readShape(backend))).toContain('EXISTS (SELECT 1 FROM claims');
});

const numbered = (
  number: number,
  run: Migration['run'] = async (trx) => void (await trx.raw(`CREATE TABLE tried_${number} (id integer)`)),
): Migration => ({ name: `9${number}-tried`, makes: [`tried_${number}`], run });

test('migrations are done once by backends that start at the same moment, and leave nothing of one that fails, and stop there', async () => {
  const migrations = [numbered(1), numbered(2)];
  await Promise.all([1, 2, 3].map(() => runMigrations(backend.strapi, migrations)));
  expect(pluck(await ran(), 'name')).toEqual([...names(), '91-tried', '92-tried']);
  const broken = numbered(3, async (trx) => {
    await trx.raw('CREATE TABLE tried_3 (id integer)');
    throw new Error('broken');
  });
  await expect(runMigrations(backend.strapi, [broken, numbered(4)])).rejects.toThrow('broken');
  for (const table of ['tried_3', 'tried_4']) expect(await db().schema.hasTable(table)).toBe(false);
});

test('a database that a later version has changed beyond this one is refused in words, and left as it is', async () => {
  const store = backend.strapi.store({ type: 'core', name: 'clinic' });
  expect(await store.get({ key: 'database' })).toEqual({ version: VERSION, oldestCode: OLDEST_CODE });
  await store.set({ key: 'database', value: { version: '99.1.0', oldestCode: '99.0.0' } });
  // A start would make it again.
  await db().raw(`DROP TRIGGER claims_one_place${isPostgres(db()) ? ' ON claims' : ''}`);
  const { started, written } = launchSecondBackend({ LOG_LEVEL: 'info' });
  await expect(started).rejects.toThrow('has ended');
  await until(() => written().includes('at assertNotTooNew'));
  const words = `brought to version 99.1.0, and this is version ${VERSION}, which cannot use it: 99.0.0 is the oldest that can.`;
  await expect(assertNotTooNew(db(), VERSION)).rejects.toThrow(words);
  expect(await readShape(backend)).not.toHaveProperty('trigger claims_one_place');
  await store.set({ key: 'database', value: { version: '99.1.0', oldestCode: '0.1.0' } });
  await backend.restart();
  expect(await readShape(backend)).toHaveProperty('trigger claims_one_place');
  expect(await store.get({ key: 'database' })).toEqual({ version: VERSION, oldestCode: OLDEST_CODE });
});
