import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { dataOf, freshTime, pluck, startClinic } from './support/clinic';
import { moveClock } from './support/clock';

const { backend, booker, ask } = await startClinic();

const hold = (startsAt: string, { key = randomUUID() as string, address = '' } = {}) =>
  booker.hold({ startsAt }, key, address ? { 'X-Client-IP': address } : {});

test('a held time is kept for its visitor for ten minutes, and nobody else is shown it, can hold or book it', async () => {
  const startsAt = freshTime();
  const key = randomUUID();
  const left = Date.parse(dataOf(await hold(startsAt, { key }), 201).expiresAt) - Date.now();
  expect(Math.ceil(left / 60_000)).toBe(10);
  const shown = async (headers: Record<string, string> = {}) =>
    (await booker.starts({ from: startsAt.slice(0, 10) }, headers)).includes(startsAt);
  expect(await shown()).toBe(false);
  expect(await shown({ 'X-Hold-Key': key })).toBe(true);
  expect(await shown({ 'X-Hold-Key': randomUUID() })).toBe(false);
  const other = await hold(startsAt);
  expect(other.status).toBe(409);
  expect(other.body.error.details.next.length).toBeGreaterThan(0);
  // The own time is among those that are free instead for whoever holds it.
  const near = new Date(Date.parse(startsAt) + 20 * 60_000).toISOString();
  const holder = randomUUID();
  expect((await hold(near, { key: holder })).status).toBe(201);
  const instead = (await hold(startsAt, { key: holder })).body.error.details.next;
  expect(pluck(instead, 'startsAt')).toContain(near);
  await ask('/holds', { method: 'DELETE', headers: { 'X-Hold-Key': holder } });
  expect((await booker.book({ startsAt })).status).toBe(409);
  expect((await booker.book({ startsAt }, { holdKey: key })).status).toBe(201);
  expect(await backend.db('claims').whereNotNull('holder')).toEqual([]);
});

test('a held time asked for by fifty visitors at once is given to one, and gives way when its visitor picks another one, and when the visitor leaves', async () => {
  const startsAt = freshTime();
  const answers = await Promise.all(Array.from({ length: 50 }, () => hold(startsAt)));
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(49);

  const key = randomUUID();
  const first = freshTime();
  const second = freshTime();
  await hold(first, { key });
  expect((await hold(second, { key })).status).toBe(201);
  expect((await hold(first)).status).toBe(201);
  await ask('/holds', { method: 'DELETE', headers: { 'X-Hold-Key': key } });
  expect((await booker.book({ startsAt: second })).status).toBe(201);
});

test('a held time can be renewed, but not for ever, and is taken over by the next when it has run out, hold or booking', async () => {
  const [startsAt, other, untaken] = [freshTime(), freshTime(), freshTime()];
  const [key, away] = [randomUUID(), randomUUID()];
  const minutesOf = async (time: string, of: string) =>
    Math.ceil((Date.parse(dataOf(await hold(time, { key: of }), 201).expiresAt) - Date.now()) / 60_000);
  await hold(startsAt, { key });
  await hold(untaken, { key: away });
  const left = [];
  for (const minutes of [9, 9, 7]) {
    moveClock(minutes * 60_000);
    left.push(await minutesOf(startsAt, key));
  }
  expect(left).toEqual([10, 10, 5]);
  await hold(other);
  moveClock(5 * 60_000);
  expect((await hold(startsAt)).status).toBe(201);
  moveClock(5 * 60_000);
  expect((await booker.book({ startsAt: other })).status).toBe(201);
  // Whoever comes back to a time that nobody took meanwhile holds it as for the first time.
  expect(await minutesOf(untaken, away)).toBe(10);
});

test('a held time cannot be hoarded: one address holds so many and no more', async () => {
  await backend.db('claims').whereNotNull('holder').delete();
  const answers = [];
  // Of IPv6 a household has a whole network.
  for (let index = 0; index < 22; index += 1)
    answers.push(await hold(freshTime(), { address: `2001:db8:7:7::${index + 1}` }));
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(20);
  const refused = { name: 'AppointmentLimitError', details: { limit: 'holds' } };
  expect(answers.at(-1)?.body.error).toMatchObject(refused);
  expect((await hold(freshTime(), { address: '203.0.113.8' })).status).toBe(201);

  // A moment whose date has a year of five digits.
  expect((await hold('9999-12-31T22:00:00-12:00')).status).toBe(400);
});
