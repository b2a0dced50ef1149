import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { API_CALLS, type ApiCallName, listApiCalls } from '../src/contract/api';
import { API_CALLS_PER_MINUTE, API_SCOPES, type ApiScope } from '../src/contract/api-key';
import { openApiDocument } from '../src/contract/openapi';
import { handledBy } from '../src/platform/call';
import { dataOf, findBy, freshTime, newPhone, pluck, startClinic } from './support/clinic';
import { loadScript } from './support/scripts';
import { solveWork } from './support/solve-work';

const { backend, clinic, booker, book, idOf, rowOf, settings, db, ask, signIn } = await startClinic();
const manager = await signIn('manager');

const { createJudge } = await loadScript('bench/lib/openapi-judge.mjs');
const judge = createJudge(openApiDocument());

type Key = { scopes?: readonly ApiScope[]; branches?: string[]; name?: string };
const newKey = (key: Key) =>
  ask('/api-keys', {
    token: manager,
    data: { name: 'Front end', scopes: API_SCOPES, branches: null, ...key },
  });
const makeKey = async (key: Key = {}): Promise<{ documentId: string; secret: string }> =>
  dataOf(await newKey(key), 201);

interface Sent {
  of?: Record<string, string>;
  query?: Record<string, string>;
  data?: unknown;
  headers?: Record<string, string>;
}

/** Makes a published call with a key, and fails where the document does not describe the answer. */
async function call(secret: string, name: ApiCallName, { of = {}, query = {}, data, headers }: Sent = {}) {
  const { method, path } = API_CALLS[name];
  const filled = path.replace(/\{(\w+)\}/g, (_, one: string) => of[one] ?? 'x');
  const search = new URLSearchParams(query);
  const response = await fetch(`${backend.url}/api/v1${filled}${search.size > 0 ? `?${search}` : ''}`, {
    method: method.toUpperCase(),
    headers: {
      Authorization: `Bearer ${secret}`,
      'X-Website-Key': backend.websiteHeaders['X-Website-Key'],
      'X-Client-IP': '192.0.2.44',
      'Content-Type': 'application/json',
      ...headers,
    },
    ...(method === 'post' ? { body: JSON.stringify({ data: data ?? {} }) } : {}),
  });
  const text = await response.text();
  expect(judge.faultOf(name, { status: response.status, text })).toBeNull();
  return { status: response.status, body: text ? JSON.parse(text) : null, headers: response.headers };
}

const wanted = (startsAt: string, branch = clinic.branch) => booker.request({ startsAt, branch });
const once = () => ({ 'Idempotency-Key': randomUUID() });
const entriesOf = (key: string) => db()('log_entries').where('actor', `key:${key}`).orderBy('id');

test('what is registered of the published calls answers what their table says', () => {
  const handlers = backend.strapi.controller('api::published.published');
  const shape = (schema: z.ZodType | null) =>
    schema && JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  for (const [name, { answer }] of listApiCalls()) {
    const handled = handledBy(handlers[name]);
    expect(handled?.who, name).toBe('key');
    // Texts that are kept as they were sent are judged when they are answered.
    if (handled?.answers) expect(shape(handled.answers), name).toBe(shape(answer.schema));
    else expect(['listFreeTimes', 'releaseHold']).toContain(name);
  }
});

test('a front end lists, holds, books, moves and cancels by its key, and is recorded under its name', async () => {
  const { documentId, secret } = await makeKey({ name: 'Our app' });
  await settings({ newsText: 'May we write to you about courses?' });
  const { body: catalogue } = await call(secret, 'getCatalogue');
  const [doctor] = catalogue.data.doctors;
  const { newsText } = catalogue.data.rules;
  const [branch] = doctor.branches;
  const asked = { doctor: doctor.documentId, branch, from: freshTime().slice(0, 10), days: '7' };
  const { body: times } = await call(secret, 'listFreeTimes', { query: asked });
  const [first, second] = times.data.flatMap(({ slots }: { slots: unknown[] }) => slots);
  expect((await call(secret, 'listNextTimes', { query: { branch } })).body.data.length).toBeGreaterThan(0);
  const held = { 'X-Hold-Key': randomUUID() };
  const time = { doctor: doctor.documentId, branch, startsAt: first.startsAt };
  expect((await call(secret, 'holdTime', { data: time, headers: held })).status).toBe(201);

  const data = { ...wanted(first.startsAt, branch), ...time, email: 'mona@example.com', news: true };
  const sent = { data, headers: { ...once(), ...held } };
  const booked = dataOf(await call(secret, 'book', sent), 201);
  // Sent again, as after an answer that was lost, it is the same booking.
  expect((await call(secret, 'book', sent)).body.data).toEqual(booked);

  // Words that are kept of a consent are those that the front end could show.
  expect(await rowOf(booked)).toMatchObject({ news_text: newsText.en });
  const { bookingNumber: number, manageKey } = booked;
  const own = { of: { number }, headers: { 'X-Manage-Key': manageKey } };
  expect((await call(secret, 'getBooking', own)).body.data.version).toBe(1);
  expect((await call(secret, 'getBooking', { of: { number } })).status).toBe(404);
  const later = { startsAt: second.startsAt, version: 1 };
  const moved = await call(secret, 'moveBooking', { ...own, data: later });
  expect(moved.body.data.startsAt).toBe(second.startsAt);
  const canceled = await call(secret, 'cancelBooking', { ...own, data: { version: 2 } });
  expect(canceled.body.data.status).toBe('canceled');
  expect((await call(secret, 'releaseHold', { headers: held })).status).toBe(204);

  const id = await idOf({ bookingNumber: number });
  const entries = await entriesOf(documentId);
  const actions = ['book', 'book', 'view', 'move', 'status'].map((verb) => `appointment.${verb}`);
  expect(pluck(entries, 'action')).toEqual(actions);
  for (const entry of entries) expect(entry).toMatchObject({ subject: id, address: '192.0.2.44' });
  const { body: log } = await ask(`/log-entries?actor=${documentId}`, { token: manager });
  expect(log.data[0]).toMatchObject({ actor: 'API · Our app', subject: { bookingNumber: number } });
});

test('a clinical system reads appointments and what patients write, changes their status and settles messages under its name', async () => {
  const scopes = ['readAppointments', 'writeAppointments', 'messages'] as const;
  const { secret } = await makeKey({ name: 'Records', scopes });
  const startsAt = freshTime();
  await book({ startsAt });
  const data = { ...wanted(startsAt), status: 'pending', overbookReason: 'An emergency' };
  const asked = { token: manager, data, headers: once() };
  const { documentId: id } = dataOf(await ask('/appointments/for-caller', asked), 201);
  await ask(`/appointments/${id}/patient/record`, { token: manager, data: { birthDate: '1990-05-06' } });
  const { body: list } = await call(secret, 'listAppointments', { query: { pageSize: '100' } });
  expect(pluck(list.data, 'documentId')).toContain(id);
  const { body: one } = await call(secret, 'getAppointment', { of: { id } });
  const told = { isOverbooked: true, birthDate: '1990-05-06' };
  expect(one.data).toMatchObject({ status: 'pending', ...told });
  expect(one.data).toEqual(findBy(list.data, 'documentId', id));
  const confirm = { of: { id }, data: { to: 'confirmed', version: 1 } };
  const { body: confirmed } = await call(secret, 'changeStatus', confirm);
  expect(confirmed.data).toMatchObject({ status: 'confirmed', ...told });
  const { body: seen } = await ask(`/appointments/${id}`, { token: manager });
  expect(JSON.stringify(seen.data.history)).toContain('API · Records');

  const incoming = 'm'.repeat(24);
  const message = { channel: 'sms', phone: newPhone(), kind: 'text', text: 'May I come?', handling: 'new' };
  await db()('incoming_messages').insert({
    ...{ document_id: incoming, key_hash: incoming, ...message, language: 'en' },
    ...{ appointment: id, at: new Date(), created_at: new Date() },
  });
  const { body: messages } = await call(secret, 'listMessages');
  expect(messages.data[0]).toMatchObject({ documentId: incoming, text: 'May I come?' });
  const settle = { of: { id: incoming }, data: { from: 'new', to: 'done' } };
  expect((await call(secret, 'settleMessage', settle)).body.data.handling).toBe('done');
  const answer = { of: { id: incoming }, data: { answer: 'call', text: '', answered: 0 } };
  expect((await call(secret, 'answerMessage', answer)).body.data.answered).toBe(1);
  // Answers are counted where the message is read: without their number no other one is taken.
  expect((await call(secret, 'answerMessage', answer)).status).toBe(409);
  const { answered } = (await call(secret, 'listMessages')).body.data[0];
  const more = { of: { id: incoming }, data: { answer: 'call', text: '', answered } };
  expect((await call(secret, 'answerMessage', more)).body.data.answered).toBe(2);
});

test('a key does nothing beyond its scopes, and each refusal is recorded', async () => {
  for (const scope of API_SCOPES) {
    const { documentId, secret } = await makeKey({ scopes: API_SCOPES.filter((one) => one !== scope) });
    const beyond = listApiCalls().filter(([, one]) => one.scope === scope);
    for (const [name] of beyond) expect((await call(secret, name)).status, name).toBe(403);
    expect((await entriesOf(documentId)).map(({ action }) => action)).toEqual(beyond.map(() => 'refused'));
    await ask(`/api-keys/${documentId}`, { token: manager, method: 'DELETE' });
  }
});

test('a key does nothing outside of its branches, which exist', async () => {
  expect((await newKey({ branches: ['a'.repeat(24)] })).status).toBe(400);
  const { documentId, secret } = await makeKey({ branches: [clinic.otherBranch] });
  const { secret: whole } = await makeKey();
  const startsAt = freshTime();
  const headers = { 'X-Hold-Key': randomUUID(), ...once() };
  const { body } = await call(whole, 'book', { data: wanted(startsAt), headers: once() });
  const own = { of: { number: body.data.bookingNumber }, headers: { 'X-Manage-Key': body.data.manageKey } };
  const id = await idOf(body.data);

  const { body: catalogue } = await call(secret, 'getCatalogue');
  expect(pluck(catalogue.data.branches, 'documentId')).toEqual([clinic.otherBranch]);
  const place = { doctor: clinic.doctor, branch: clinic.branch };
  const query = { ...place, from: startsAt.slice(0, 10) };
  const refused: [ApiCallName, Sent][] = [
    ['listFreeTimes', { query }],
    ['listNextTimes', {}],
    ['holdTime', { data: { ...place, startsAt }, headers }],
    ['book', { data: wanted(freshTime()), headers }],
    ['askForCode', { data: { phone: newPhone(), locale: 'en' } }],
  ];
  for (const [name, sent] of refused) {
    const answer = await call(secret, name, sent);
    const expected = [name, 400, [expect.objectContaining({ path: ['branch'] })]];
    expect([name, answer.status, answer.body.error.details.errors]).toEqual(expected);
  }
  const version = 1;
  const hidden: [ApiCallName, Sent][] = [
    ['getBooking', own],
    ['cancelBooking', { ...own, data: { version } }],
    ['moveBooking', { ...own, data: { startsAt: freshTime(), version } }],
    ['getAppointment', { of: { id } }],
    ['changeStatus', { of: { id }, data: { to: 'confirmed', version } }],
  ];
  for (const [name, sent] of hidden) expect((await call(secret, name, sent)).status, name).toBe(404);
  // Each attempt at the other branch; a call that names none is no attempt.
  const attempts = (await entriesOf(documentId)).filter(({ action }) => action === 'refused');
  expect(attempts).toHaveLength(refused.length - 2 + hidden.length);
  const { body: list } = await call(secret, 'listAppointments');
  expect(pluck(pluck(list.data, 'branch'), 'documentId')).not.toContain(clinic.branch);
  // Nor is it told of a branch to move to that it would be refused.
  const { secret: here } = await makeKey({ branches: [clinic.branch] });
  const placesFor = async (key: string) =>
    pluck((await call(key, 'getBooking', own)).body.data.moveTo, 'branch');
  expect(await placesFor(whole)).toEqual([clinic.branch, clinic.otherBranch]);
  expect(await placesFor(here)).toEqual([clinic.branch]);
});

test('a secret is stored as a hash, and opens nothing from the moment its key is revoked', async () => {
  const { documentId, secret } = await makeKey({ name: 'Old site', scopes: ['catalogue'] });
  expect((await call(secret, 'getCatalogue')).status).toBe(200);
  const stored = await db()('api_keys').where({ document_id: documentId }).first();
  expect(stored.secret_hash).toBe(createHash('sha256').update(secret).digest('hex'));
  expect(JSON.stringify(stored)).not.toContain(secret);
  const listed = async () =>
    findBy((await ask('/api-keys', { token: manager })).body.data, 'documentId', documentId);
  expect(await listed()).toMatchObject({ name: 'Old site', usedAt: expect.any(String), revokedAt: null });
  const revoke = () => ask(`/api-keys/${documentId}`, { token: manager, method: 'DELETE' });
  expect((await revoke()).status).toBe(200);
  expect((await call(secret, 'getCatalogue')).status).toBe(401);
  expect((await revoke()).status).toBe(404);
  expect((await listed()).revokedAt).toEqual(expect.any(String));
  // Without the website in front nobody is let in, whatever key they have.
  const headers = { Authorization: `Bearer ${secret}` };
  expect((await fetch(`${backend.url}/api/v1/catalogue`, { headers })).status).toBe(401);
});

test('a booking by a key asks for work beyond the free ones of a day, whoever the visitors are', async () => {
  await settings({ freeRequestsPerAddressDay: 1 });
  const { secret } = await makeKey({ scopes: ['book'] });
  const try_ = async (visitor: string) => {
    const sent = { data: wanted(freshTime()), headers: { ...once(), 'X-Client-IP': visitor } };
    return { sent, answer: await call(secret, 'book', sent) };
  };
  expect((await try_('192.0.2.61')).answer.status).toBe(201);
  const { sent, answer } = await try_('192.0.2.62');
  expect(answer.body.error.name).toBe('WorkProofRequiredError');
  const headers = { ...sent.headers, 'X-Work-Proof': solveWork(answer.body.error.details) };
  expect((await call(secret, 'book', { ...sent, headers })).status).toBe(201);
  await settings({ freeRequestsPerAddressDay: 5 });
});

test('a key is answered so often in a minute, and no other for it', async () => {
  const { secret } = await makeKey({ scopes: ['book'] });
  const { secret: other } = await makeKey({ scopes: ['catalogue'] });
  const asked = Array.from({ length: API_CALLS_PER_MINUTE + 5 });
  const statuses: number[] = [];
  for (const _ of asked) statuses.push((await call(secret, 'getCatalogue')).status);
  const last = await call(secret, 'getCatalogue');
  expect(statuses.filter((status) => status === 403)).toHaveLength(API_CALLS_PER_MINUTE);
  expect([last.status, Number(last.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await call(other, 'getCatalogue')).status).toBe(200);
});
