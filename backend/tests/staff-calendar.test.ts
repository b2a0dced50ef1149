import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays } from '../src/scheduling/zone';
import { at, dataOf, findBy, freshDate, pluck, refusalOf } from './support/clinic';
import { entryAt, startDesk } from './support/staff-desk';

const desk = await startDesk();

test('booking for a caller takes the time for everybody, confirmed at once, by the member of staff, and keeps the rules, the branch and the role', async () => {
  const startsAt = at('10:00', freshDate());
  const key = randomUUID();
  const fields = desk.booker.request({ startsAt, email: null });
  const made = dataOf(await desk.forCaller(fields, { key }), 201);
  expect(made).toMatchObject({ status: 'confirmed', startsAt });
  expect((await desk.forCaller(fields, { key })).body.data).toEqual(made);
  // Nobody would hear of a move but by a call.
  const [entry] = entryAt(await desk.dayOf(startsAt.slice(0, 10)), startsAt);
  expect(entry).toMatchObject({ kind: 'appointment', appointment: { isReached: false } });
  const line = { actor: expect.stringMatching(/^user:/), from: null, to: 'confirmed', action: null };
  expect((await desk.detail(made.documentId)).history).toMatchObject([line]);
  const consent = { consent_given: 'phone', consent_version: '1' };
  expect(await desk.stored(made.documentId).first()).toMatchObject(consent);
  expect((await desk.booker.book({ startsAt })).body.error.name).toBe('SlotTakenError');
  const taken = await desk.forCaller({ startsAt });
  expect(taken.status).toBe(409);
  expect(taken.body.error.details.next.length).toBeGreaterThan(0);

  for (const [field, fields, token] of [
    ['consent', { consent: false }],
    ['status', { status: 'done' }],
    ['startsAt', { startsAt: at('12:07', freshDate()) }],
    ['branch', { branch: desk.clinic.otherBranch }],
    ['branch', {}, desk.elsewhere],
  ] as const) {
    const { body } = await desk.forCaller({ startsAt, ...fields }, { token });
    expect(pluck(body.error.details.errors, 'path')).toEqual([[field]]);
  }
  expect((await desk.forCaller({ startsAt, overbookReason: 'urgent' })).status).toBe(403);
});

test('blocking a time keeps every writer out until it is taken back', async () => {
  const date = freshDate();
  const span = { startsAt: at('10:00', date), endsAt: at('12:00', date) };
  const { documentId } = dataOf(await desk.block(date, '10:00', '12:00'), 201);
  expect((await desk.booker.book({ startsAt: at('10:20', date) })).status).toBe(409);
  const inOtherBranch = desk.booker.request({ startsAt: at('11:00', date), branch: desk.clinic.otherBranch });
  expect((await desk.booker.post(inOtherBranch)).status).toBe(409);
  const urgent = { startsAt: at('10:20', date), overbookReason: 'urgent' };
  expect(refusalOf(await desk.forCaller(urgent, { token: desk.manager }))).toEqual([409, 'SlotTakenError']);
  const blocked = { ...span, block: { documentId, reason: 'Rounds' } };
  expect(findBy(await desk.dayOf(date), 'kind', 'blocked')).toMatchObject(blocked);
  const remove = () => desk.call(`/time-blocks/${documentId}`, { method: 'DELETE' });
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
  expect((await desk.booker.book({ startsAt: at('10:20', date) })).status).toBe(201);
  expect(await desk.db()('claims').where({ block: documentId })).toEqual([]);
});

test('blocking a time lasts up to a week, and what was held before and has run out is not in its way', async () => {
  const from = addDays(freshDate(), 200);
  const claims = desk.db()('claims');
  await claims.insert({
    resource: `doctor:${desk.clinic.doctor}`,
    atom: Date.parse(at('10:00', addDays(from, 2))) / (5 * 60_000),
    ...{ holder: 'somebody-who-left', expires_at: new Date(0), created_at: new Date(0) },
  });
  const until = { endsAt: `${addDays(from, 7)}T00:00` };
  const { documentId } = dataOf(await desk.block(from, '00:00', '', until), 201);
  // Every day of it shows the whole block, and how far the doctor works, so that it can be drawn.
  const { branch, doctor } = desk.clinic;
  const week = await desk.call(`/calendar?branch=${branch}&doctor=${doctor}&from=${from}&days=7`);
  const { days } = week.body.data[0];
  expect(days).toHaveLength(7);
  for (const { date, shifts, absences, entries } of days) {
    expect(shifts).toEqual([{ startsAt: at('09:00', date), endsAt: at('17:00', date) }]);
    expect(absences).toEqual([]);
    expect(entries).toMatchObject([
      { kind: 'blocked', startsAt: at('00:00', from), endsAt: at('00:00', addDays(from, 7)) },
    ]);
  }
  expect((await desk.call(`/time-blocks/${documentId}`, { method: 'DELETE' })).status).toBe(200);
  // The week in which clocks go back is an hour longer.
  const longer = { startsAt: '2030-10-28T00:00', endsAt: '2030-11-04T00:00' };
  expect((await desk.block(from, '', '', longer)).status).toBe(201);
});

test('blocking a time is refused while appointments lie inside, and names those that may be seen; it takes whole steps of a week at most, in a branch one works for', async () => {
  const date = freshDate();
  const { documentId, bookingNumber } = dataOf(await desk.forCaller({ startsAt: at('10:00', date) }), 201);
  await desk.book({ startsAt: at('18:00', date), branch: desk.clinic.otherBranch });
  const refused = await desk.block(date, '09:00', '19:00');
  expect(refused.status).toBe(409);
  const span = { timeZone: 'Africa/Cairo', startsAt: at('10:00', date), endsAt: at('10:20', date) };
  const appointments = [{ documentId, bookingNumber, status: 'confirmed', ...span }];
  expect(refused.body.error.details).toEqual({ appointments, others: 1, held: false, blocked: false });
  const free = () => desk.block(date, '10:20', '11:00');
  expect((await free()).status).toBe(201);
  const expected = { appointments: [], others: 0, held: false, blocked: true };
  expect((await free()).body.error.details).toEqual(expected);

  for (const [field, fields, token] of [
    ['startsAt', { startsAt: `${date}T10:02` }],
    ['endsAt', { endsAt: `${date}T10:00` }],
    ['endsAt', { endsAt: `${addDays(date, 8)}T10:00` }],
    ['endsAt', { startsAt: '2026-01-01T10:00', endsAt: '2026-01-01T11:00' }],
    ['startsAt', { startsAt: at('10:00', date) }],
    ['startsAt', { startsAt: '2030-04-25T10:00Z' }],
    ['reason', { reason: ' ' }],
    ['branch', {}, desk.elsewhere],
    ['doctor', { doctor: 'a'.repeat(24) }],
  ] as const) {
    const answer = await desk.block(date, '10:00', '12:00', fields, token);
    expect(answer.body.error?.details.errors?.[0].path).toEqual([field]);
  }
});

test('a day after which no other can be written is refused, by whomever it is asked for', async () => {
  const of = `branch=${desk.clinic.branch}`;
  for (const query of [`calendar?${of}&from`, `today?${of}&date`, 'appointments?lastDay'])
    expect([query, (await desk.call(`/${query}=9999-12-31`)).status]).toEqual([query, 400]);
  expect((await desk.booker.free({ from: '9999-12-31', days: '7' })).status).toBe(400);
  expect((await desk.booker.book({ startsAt: '9999-12-31T23:00:00Z' })).status).toBe(400);
});
