import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { jobLine, logLine, requestLine } from '../src/contract/log-line';
import { VERSION } from '../src/contract/version';
import { at, createBooker, freshDate, startClinic } from './support/clinic';
import { startSecondBackend } from './support/second-backend';
import { until } from './support/until';

const { backend, clinic } = await startClinic();
await backend.halt();
/** A process of its own, as its lines go to its standard output. */
const logged = await startSecondBackend({ LOG_LEVEL: 'info' });
const booker = createBooker({ ...backend, url: logged.url }, clinic);

const website = { 'X-Website-Key': backend.websiteHeaders['X-Website-Key'] };
const newId = () => randomBytes(16).toString('hex');
const lines = () =>
  logged
    .written()
    .split('\n')
    .slice(0, -1)
    .map((line) => logLine.parse(JSON.parse(line)));
const linesOf = (requestId: string) => lines().filter((line) => line.requestId === requestId);
const ask = (path: string, headers: Record<string, string>, init: RequestInit = {}) =>
  fetch(`${logged.url}/api${path}`, { ...init, headers });

/** The line of a request, written when its answer has been sent, or of what it has caused. */
async function lineOf(id: string, what: 'request' | 'job') {
  const find = () => linesOf(id).find(({ msg }) => msg === what);
  await until(() => find() !== undefined);
  return find();
}
const requestLineOf = async (id: string) => requestLine.parse(await lineOf(id, 'request'));

const [firstName, additionalNotes] = ['Zanqlogword', 'Noteqlogword'];
const words = { firstName, lastName: 'Kanqlogword', email: 'mailqlogword@patients.example', additionalNotes };

test('a start has one line, which says what runs and on what, and which migrations it ran; a turn of a job has one with what it did', async () => {
  const database = expect.stringMatching(/^(?:SQLite|PostgreSQL) \d/);
  const runs = { version: VERSION, node: process.versions.node, migrations: [], database };
  const told = { ...runs, limits: expect.any(String), pictures: expect.any(String) };
  expect(lines().filter(({ msg }) => msg === 'started')).toMatchObject([told]);
  await until(() => lines().some(({ job }) => job === 'recheckAppointments'));
  const line = jobLine.parse(lines().find(({ job }) => job === 'recheckAppointments'));
  const did = { outside: 0, inside: 0, durationMs: expect.any(Number) };
  expect(line).toMatchObject({ level: 'info', part: 'backend', ...did });
});

test('a request that was given up before its answer began names no status of ours', async () => {
  const requestId = newId();
  // A form whose end never comes, given up once the backend has begun with it.
  const form = { 'Content-Length': 1000, 'Content-Type': 'application/json', Expect: '100-continue' };
  const headers = { ...website, ...form, 'X-Request-Id': requestId };
  const given = request(`${logged.url}/api/holds`, { method: 'POST', headers }).on('error', () => {});
  given.write('{');
  await once(given, 'continue');
  given.destroy();
  expect(await requestLineOf(requestId)).toMatchObject({ status: 499, aborted: true });
});

test('a request has one line, with the pattern of its address in place of the address', async () => {
  const requestId = newId();
  const manageKey = 'Keyqlogword'.padEnd(32, 'x');
  const headers = { ...website, 'X-Request-Id': requestId, 'X-Manage-Key': manageKey };
  const answer = await ask('/appointments/by-number/123456789?planted=Queryqlogword', headers);
  expect(answer.headers.get('X-Request-Id')).toBe(requestId);
  const line = await requestLineOf(requestId);
  const route = '/api/appointments/by-number/:number';
  expect(line).toMatchObject({ part: 'backend', level: 'info', method: 'GET', route, status: answer.status });
  expect(line.bytes).toBeGreaterThan((await answer.text()).length);
  expect(linesOf(requestId)).toHaveLength(1);
});

test('a request has a new id when it brings none, a malformed one, or is not the website’s; one that is refused is told it in short', async () => {
  const forged = newId();
  const asked: [path: string, headers: Record<string, string>][] = [
    ['/appointments', {}],
    ['/nothing-here', { ...website, 'X-Request-Id': 'Idqlogword' }],
    ['/doctors?nonsense=1', { 'X-Request-Id': forged }],
  ];
  for (const [path, headers] of asked) {
    const answer = await ask(path, headers);
    const id = answer.headers.get('X-Request-Id');
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(id).not.toBe(forged);
    const { error } = z.object({ error: z.object({ id: z.string() }) }).parse(await answer.json());
    expect([answer.ok, error.id]).toEqual([false, id?.slice(-8)]);
  }
});

test('the id of a booking goes to its mail: in the line of the job, and in a header', async () => {
  const [requestId, another] = [newId(), newId()];
  const date = freshDate();
  const book = (id: string, time: string) => {
    const form = { 'Idempotency-Key': newId(), 'Content-Type': 'application/json' };
    const body = JSON.stringify({ data: booker.request({ ...words, startsAt: at(time, date) }) });
    return ask('/appointments', { ...website, ...form, 'X-Request-Id': id }, { method: 'POST', body });
  };
  // Written by one commit, and yet each is known by its own request.
  const answers = await Promise.all([book(requestId, '10:00'), book(another, '11:00')]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  for (const id of [requestId, another]) {
    const job = jobLine.parse(await lineOf(id, 'job'));
    expect(job).toMatchObject({ job: 'mail', kind: 'visit-received', outcome: 'sent', attempts: 1 });
    const directory = join(backend.environment.DATA_DIR ?? '', 'mail');
    const file = readdirSync(directory).find((name) => name.endsWith(`${String(job.mail)}.eml`));
    const sent = readFileSync(join(directory, String(file)), 'utf8');
    expect(sent).toMatch(new RegExp(`^X-Request-Id: ${id}`, 'im'));
    const expected = { method: 'POST', route: '/api/appointments', status: 201 };
    expect(await requestLineOf(id)).toMatchObject(expected);
  }
});

test('what nobody catches is a line and the end, and nothing that was typed is in any line', async () => {
  const broken = `{"data":{"firstName":"${firstName}","notes":"${additionalNotes}"`;
  const headers = { ...backend.websiteHeaders, 'Content-Type': 'application/json' };
  expect((await ask('/appointments', headers, { method: 'POST', body: broken })).status).toBe(400);
  expect(await logged.fall('Thrownqlogword')).toBe(1);
  expect(lines().at(-1)).toMatchObject({ level: 'fatal', msg: 'uncaught', err: { name: 'TypeError' } });
  expect(logged.written()).not.toMatch(/qlogword/i);
});
