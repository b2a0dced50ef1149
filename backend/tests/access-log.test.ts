import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { logAnswer } from '../src/contract/log';
import { accountCaller } from './support/accounts';
import { pluck, startClinic } from './support/clinic';
import { readMail } from './support/read-mail';
import { createAccount, tokenOf } from './support/staff';
import { until } from './support/until';

const { backend, clinic, book, db } = await startClinic();
const { call, documentIdOf } = accountCaller(backend);
const rows = (where: Record<string, unknown>) => db()('log_entries').where(where).orderBy('id');

const { id: appointment } = await book({ lastName: 'Canarywood' });
const staff = await createAccount({ backend, role: 'staff', branches: [clinic.branch] });
const staffId = await documentIdOf(staff);
const token = await tokenOf(backend, staff);
const other = await createAccount({ backend, role: 'staff', branches: [clinic.otherBranch] });
const elsewhere = await tokenOf(backend, other);
const manager = await tokenOf(backend, await createAccount({ backend, role: 'manager' }));

test('the access log has who saw an appointment, and who was refused, once within minutes, also of a name that every object has; the access log is read by managers, by person, subject and time, and names accounts and numbers', async () => {
  for (const by of [token, token, elsewhere, elsewhere])
    await call(`/appointments/${appointment}`, { token: by });
  const entries = await rows({ subject: appointment });
  const actor = `user:${staffId}`;
  expect(entries).toMatchObject([{ action: 'appointment.view', actor }, { action: 'refused' }]);
  expect(JSON.parse(entries[1].detail)).toEqual({ route: 'GET /api/appointments/:id', status: 404 });
  await call('/appointments/hasOwnProperty', { token });
  const read = async (query = '') => (await call(`/log-entries?${query}`, { token: manager })).body;
  const all = logAnswer.parse(await read()).data;
  expect(all.map(({ subject }) => subject?.documentId)).toContain('hasOwnProperty');
  const { data, meta } = await read(`subject=${appointment}&action=appointment.view`);
  expect(meta.pagination).toMatchObject({ page: 1, pageSize: 50, total: 1 });
  const subject = { bookingNumber: expect.stringMatching(/^\d{3}-\d{3}-\d{3}$/) };
  expect(data[0]).toMatchObject({ actor: staff.email, action: 'appointment.view', subject });
  expect((await read(`actor=${staffId}&lastDay=2020-01-01`)).data).toEqual([]);
});

test('the access log has changes of status, searches and files, with what was sought in letters for a manager alone', async () => {
  const move = { data: { to: 'confirmed', version: 1 } };
  expect((await call(`/appointments/${appointment}/transitions`, { token, data: move })).status).toBe(200);
  // A purpose that is none hides no search.
  await call('/appointments', { token, headers: { 'X-Purpose': 'constructor', 'X-Search': 'canarywood' } });
  await call('/appointments', { token, headers: { 'X-Purpose': 'export', 'X-Search': 'Canarywood' } });
  await call('/appointments/counts', { token, headers: { 'X-Search': 'Canarycount' } });
  for (const text of ['Canarywood', 'canarywood m', 'Canarywood', 'Unknownsome'])
    await call('/patients/find', { token, data: { data: { text } } });
  const done = pluck(await rows({ actor: `user:${staffId}` }), 'action');
  expect(done).toEqual(expect.arrayContaining(['appointment.status', 'list.search', 'list.export']));
  expect(JSON.stringify(await rows({})).toLowerCase()).not.toMatch(/canary|unknownsome/);
  const soughtBy = async (action: string) => {
    const { body } = await call(`/log-entries?action=${action}&actor=${staffId}`, { token: manager });
    return body.data.map(({ detail }: { detail: { sought: string } }) => detail.sought);
  };
  expect(await soughtBy('patient.find')).toEqual(['Unknownsome', 'canarywood m', 'Canarywood']);
  expect(await soughtBy('list.export')).toEqual(['Canarywood']);
  expect(await soughtBy('list.search')).toEqual(['Canarycount', 'canarywood']);
});

test('the access log tells managers of many searches within an hour, and lets nobody go through the patients', async () => {
  const curious = await createAccount({ backend, role: 'staff', branches: [clinic.branch] });
  const theirs = await tokenOf(backend, curious);
  const find = async (index: number) =>
    (await call('/patients/find', { token: theirs, data: { data: { text: `Name ${index}` } } })).status;
  const statuses: number[] = [];
  for (let index = 0; index < 122; index += 1) statuses.push(await find(index));
  expect([statuses.indexOf(429), statuses.filter((status) => status === 200).length]).toEqual([120, 120]);
  // The same again is no other search, and one that was refused stays refused.
  expect([await find(0), await find(121)]).toEqual([200, 429]);
  const actor = `user:${await documentIdOf(curious)}`;
  expect(await rows({ actor, action: 'search.many' })).toHaveLength(1);
  // The pages of a file are one search.
  const headers = { 'X-Purpose': 'export', 'X-Search': 'canarywood' };
  for (let page = 0; page < 60; page += 1) await call('/appointments', { token, headers });
  expect(await rows({ actor: `user:${staffId}`, action: 'search.many' })).toEqual([]);
  // A message that was sent is no longer in the outbox.
  const folder = join(backend.environment.DATA_DIR ?? '', 'mail');
  const alerts = () => readdirSync(folder).filter((name) => /^many-searches-\w+\.eml$/.test(name));
  await until(() => existsSync(folder) && alerts().length > 0);
  const { subject, text } = readMail(readFileSync(join(folder, alerts()[0] ?? ''), 'utf8'));
  expect(text).toContain(`${curious.email} has searched for patients 60 times`);
  // Isolated: the number would else stand before the address.
  expect(text).toContain(`أجرى \u2066${curious.email}\u2069 60 عملية بحث`);
  expect(subject + text).not.toMatch(/Name \d/);
});
