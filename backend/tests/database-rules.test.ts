import { expect, test } from 'vitest';
import { removeOldEntries } from '../src/audit/write-log';
import { isPostgres } from '../src/platform/database';
import { accountCaller } from './support/accounts';
import { editHours, everyDay } from './support/hours';
import { createAccount, tokenOf } from './support/staff';
import { startDesk } from './support/staff-desk';

// Rules that each of the two databases keeps in its own way: by locks, by a guarded update, by triggers.
const desk = await startDesk();
const { backend, clinic, manager, call, turn, note, confirmedIn, book, claimsOf, detail, db } = desk;
const { documentIdOf } = accountCaller(backend);
const { newDoctor, newHours } = editHours(backend, clinic);

test('of two who change one thing at once, one does the settings of the clinic', async () => {
  const path = '/booking-settings/desk';
  const { version } = (await call(path, { token: manager })).body.data;
  const change = (noticeMinutes: string) => {
    const data = { version, language: 'en', values: { noticeMinutes } };
    return call(path, { token: manager, method: 'PUT', data });
  };
  const answers = await Promise.all([change('61'), change('62')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('of two who change one thing at once, one does the rights of each other: one manager is left', async () => {
  const pair = await Promise.all([0, 1].map(() => createAccount({ backend, role: 'manager' })));
  const ids = await Promise.all(pair.map(documentIdOf));
  const tokens = await Promise.all(pair.map((account) => tokenOf(backend, account)));
  const demote = (index: number) => {
    const asked = { token: tokens[index], method: 'PUT', data: { role: 'staff' } };
    return call(`/staff-accounts/${ids[1 - index]}`, asked);
  };
  await Promise.all([demote(0), demote(1)]);
  const shown = await Promise.all(ids.map((id) => call(`/staff-accounts/${id}`, { token: manager })));
  expect(shown.filter(({ body }) => body.data.role === 'manager')).toHaveLength(1);
});

test('of two who change one thing at once, one does the hours of a doctor, in two branches that clash', async () => {
  const doctor = await newDoctor();
  const save = (branch: string) => newHours({ doctor, branch, shifts: everyDay('09:00', '13:00') });
  const saved = await Promise.allSettled([save(clinic.branch), save(clinic.otherBranch)]);
  expect(saved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('of two who change one thing at once, one does the status of an appointment: the others are told', async () => {
  const own = await book();
  const answers = await Promise.all([
    turn(own.id, { to: 'confirmed', version: 1 }),
    turn(own.id, { to: 'canceled', version: 1, reason: 'ill' }, manager),
    turn(own.id, { to: 'confirmed', version: 1 }, manager),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers.filter((one) => one.status !== 200))
    expect([status, body.error.name]).toEqual([409, 'VersionConflictError']);
  const { status, history } = await detail(own.id);
  expect(history).toHaveLength(2);
  // Four of the doctor's time, one of the patient's, and seats of phone and patient.
  expect(await claimsOf(own)).toHaveLength(status === 'canceled' ? 0 : 7);
});

test('tickets are given on arrival, one after the other, never twice, also to those who arrive at once', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => confirmedIn(-5)));
  const answers = await Promise.all(ids.map((id) => note(id, { to: 'arrived', version: 1 })));
  expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
  const tickets = answers.map(({ body }) => body.data.ticket).sort((a, b) => a - b);
  expect(tickets).toEqual(tickets.map((_, index) => tickets[0] + index));
});

test.each([
  ['log_entries', null],
  ['appointment_events', null],
  ['card_views', { document_id: 'v', appointment: 'a', side: 'front', viewer: 'user:x' }],
  ['contact_events', { message: 'm', actor: 'user:x', from_handling: 'new', to_handling: 'read' }],
])('what is recorded cannot be changed or emptied, also past the backend: %s', async (table, row) => {
  if (row) await db()(table).insert({ ...row, at: new Date() });
  const before = await db()(table);
  expect(before.length).toBeGreaterThan(0);
  await expect(db()(table).update({ at: new Date(0) })).rejects.toThrow('append-only');
  await expect(db()(table).delete()).rejects.toThrow('append-only');
  expect(await db()(table)).toEqual(before);
});

test('what is recorded is removed by age, the database lets nothing younger go, and every start keeps it that way', async () => {
  const connection = db();
  const day = 86_400_000;
  // The database's own clock decides what may go, and nobody shifts it.
  const clock = isPostgres(connection) ? 'extract(epoch FROM clock_timestamp())' : "unixepoch('subsec')";
  const now = Number((await connection.select(connection.raw(`${clock} * 1000 AS now`)).first()).now);
  const entry = (days: number) => {
    const aged = { document_id: `aged-${days}`, actor: 'user:x', action: 'aged' };
    return { ...aged, at: new Date(now - days * day) };
  };
  // On a late day what the tests themselves have logged, by their own clock, is old too.
  await removeOldEntries({ db: connection, now }, 1095);
  await connection('log_entries').insert([entry(1096), entry(1094)]);
  const before = await connection('log_entries').count({ total: '*' }).first();
  expect(await removeOldEntries({ db: connection, now }, 1095)).toBe(1);
  const after = await connection('log_entries').count({ total: '*' }).first();
  expect(Number(after?.total)).toBe(Number(before?.total) - 1);
  await expect(removeOldEntries({ db: connection, now }, 1000)).rejects.toThrow('append-only');
  const left = await connection('log_entries').where({ action: 'aged' }).pluck('document_id');
  expect(left).toEqual(['aged-1094']);
  await backend.restart();
  await expect(db()('log_entries').delete()).rejects.toThrow('append-only');
});
