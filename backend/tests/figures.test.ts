import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPostgres } from '../src/platform/database';
import { addDays, dateAt, isoWeekday } from '../src/scheduling/zone';
import {
  type Answer,
  at,
  type Booker,
  freshTime,
  read,
  startClinic,
  type TestClinic,
} from './support/clinic';
import { signIn } from './support/staff';
import type { TestBackend } from './support/strapi';

let backend: TestBackend;
let booker: Booker;
let clinic: TestClinic;
let staff: string;
let here: string;

const today = dateAt({ instant: Date.now(), timeZone: 'Africa/Cairo' });
/** A Thursday long past, when nothing but what is written here happened. */
const THURSDAY = addDays(today, -60 - ((isoWeekday(addDays(today, -60)) + 3) % 7));

async function call(
  path: string,
  { token = staff, data }: { token?: string; data?: unknown } = {},
): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const body = data ? { method: 'POST', body: JSON.stringify({ data }) } : {};
  return read(await fetch(`${backend.url}/api${path}`, { headers, ...body }));
}

const figures = (filter = '', token = staff) =>
  // Around midnight the bookings of this test may lie on two days.
  call(`/figures?from=${addDays(today, -1)}&to=${addDays(today, 1)}${filter}`, { token });
/** Of the week that ends with that Thursday. */
const pastWeek = async (filter = '') =>
  (await call(`/figures?from=${addDays(THURSDAY, -6)}&to=${THURSDAY}${filter}`)).body;

const rows = (table: string) => backend.strapi.db.connection(table);

async function book(fields: Record<string, unknown>): Promise<string> {
  const answer = await booker.post(booker.request({ startsAt: freshTime(), ...fields }));
  expect(answer.status).toBe(201);
  const row = await rows('appointments').where({ booking_number: answer.body.data.bookingNumber }).first();
  return row.document_id;
}

/** Puts an appointment into the past, and tells its history anew. Wall times are those of Cairo. */
async function tell({
  id,
  asked,
  starts,
  minutes = 20,
  history = [],
  ...fields
}: {
  id: string;
  asked: string;
  starts: string;
  minutes?: number;
  history?: { at: string; actor: string; from: string; to: string; action?: string; movedFrom?: string }[];
} & Record<string, unknown>) {
  await rows('appointments')
    .where({ document_id: id })
    .update({
      created_at: new Date(asked),
      starts_at: new Date(starts),
      ends_at: new Date(Date.parse(starts) + minutes * 60_000),
      ...fields,
    });
  if (history.length === 0) return;
  await rows('appointment_events').insert(
    history.map(
      ({
        at: moment,
        actor,
        from,
        to,
        action = null,
        movedFrom,
      }: {
        at: string;
        actor: string;
        from: string;
        to: string;
        action?: string | null;
        movedFrom?: string;
      }) => ({
        appointment: id,
        at: new Date(moment),
        actor,
        from_status: from,
        to_status: to,
        action,
        from_starts_at: movedFrom ? new Date(movedFrom) : null,
      }),
    ),
  );
}

beforeAll(async () => {
  ({ backend, booker, clinic } = await startClinic());
  staff = await signIn({ backend, role: 'staff' });
  here = await signIn({ backend, role: 'staff', branches: [clinic.branch] });
  const [first, second] = [await book({}), await book({})];
  await book({ branch: clinic.otherBranch });
  const turn = (id: string, to: string) =>
    call(`/appointments/${id}/transitions`, { data: { to, version: 1, reason: 'ill' } });
  expect((await turn(first, 'confirmed')).status).toBe(200);
  expect((await turn(second, 'canceled')).status).toBe(200);

  const past = { consent_given: 'form', status: 'confirmed' };
  const wednesday = addDays(THURSDAY, -1);
  await tell({
    ...past,
    id: await book({ way: 'branch' }),
    asked: at('23:30', wednesday),
    starts: at('10:00', THURSDAY),
    attendance: 'no_show',
    history: [
      { at: at('08:10', THURSDAY), actor: 'user:x', from: 'pending', to: 'pending', action: 'noAnswer' },
      { at: at('09:30', THURSDAY), actor: 'user:x', from: 'pending', to: 'confirmed', action: 'confirmed' },
    ],
  });
  await tell({
    ...past,
    id: await book({ doctor: clinic.otherDoctor }),
    asked: at('10:00', addDays(THURSDAY, -5)),
    starts: at('10:00', THURSDAY),
    minutes: 40,
    status: 'done',
    history: [{ at: at('10:05', addDays(THURSDAY, -5)), actor: 'user:x', from: 'pending', to: 'confirmed' }],
  });
  await tell({
    ...past,
    id: await book({}),
    asked: at('11:00', wednesday),
    starts: at('12:00', wednesday),
    consent_given: 'phone',
    history: ['patient', 'user:x'].map((actor) => ({
      at: at('11:30', wednesday),
      actor,
      from: 'confirmed',
      to: 'confirmed',
      movedFrom: at('12:00', THURSDAY),
    })),
  });
  await tell({
    ...past,
    id: await book({ way: 'onePage' }),
    asked: at('12:00', wednesday),
    starts: at('12:00', addDays(THURSDAY, 20)),
    status: 'canceled',
    history: [{ at: at('13:00', wednesday), actor: 'patient', from: 'confirmed', to: 'canceled' }],
  });
  // In the week before, to compare with.
  await tell({
    ...past,
    id: await book({}),
    asked: at('11:00', addDays(THURSDAY, -8)),
    starts: at('12:00', addDays(THURSDAY, -7)),
    status: 'done',
  });
});
afterAll(() => backend?.stop());

describe('the figures', () => {
  test('count what happens now', async () => {
    const { data } = (await figures()).body;
    expect(data.total).toMatchObject({ confirmations: 1, cancellations: 1, medianMinutes: 0 });
    expect(data.total.requests).toBe(3);
    expect(data.days.length).toBe(3);
    expect(data.waits[0]).toEqual({ minutes: 15, now: 1, before: 0 });
    expect(data.causes).toContainEqual({ cause: 'clinicPending', now: 1, before: 0 });
    expect(data.groups).toMatchObject([
      { id: clinic.branch, requests: 2, cancellations: 1 },
      { id: clinic.otherBranch, requests: 1, cancellations: 0 },
    ]);
  });

  test('count a past week beside the week before it', async () => {
    const { data, meta } = await pastWeek();
    expect(meta.before).toEqual({ from: addDays(THURSDAY, -13), to: addDays(THURSDAY, -7) });
    expect(data.total).toMatchObject({
      requests: 4,
      online: 3,
      confirmations: 2,
      cancellations: 1,
      // The other move was one of staff.
      ownMoves: 1,
      calls: 2,
      noAnswers: 1,
      // Five minutes and ten hours.
      medianMinutes: 303,
      visits: 3,
      noShows: 1,
      unmarked: 1,
      bookedMinutes: 80,
    });
    expect(data.before).toMatchObject({ requests: 1, visits: 1, noShows: 0, bookedMinutes: 20 });
    expect(data.origins).toEqual([
      { origin: 'doctor', now: 0, before: 0 },
      { origin: 'branch', now: 1, before: 0 },
      { origin: 'onePage', now: 1, before: 0 },
      { origin: 'website', now: 1, before: 1 },
      { origin: 'phone', now: 1, before: 0 },
      { origin: 'walkIn', now: 0, before: 0 },
    ]);
    expect(data.leads.map(({ now }: { now: number }) => now)).toEqual([2, 0, 1, 0, 1, 0]);
    expect(data.causes).toContainEqual({ cause: 'patientConfirmed', now: 1, before: 0 });
    const busy = data.hours.filter(
      (one: { requests: number; calls: number }) => one.requests + one.calls > 0,
    );
    expect(busy).toEqual([
      { hour: 8, requests: 0, calls: 1 },
      { hour: 9, requests: 0, calls: 1 },
      { hour: 10, requests: 1, calls: 0 },
      { hour: 11, requests: 1, calls: 0 },
      { hour: 12, requests: 1, calls: 0 },
      { hour: 23, requests: 1, calls: 0 },
    ]);
  });

  test('do not take a page of the website that there is not', async () => {
    const answer = await booker.post(booker.request({ startsAt: freshTime(), way: 'email' }));
    expect(answer.status).toBe(400);
  });

  test('set the booked time beside what the hours of each doctor offer', async () => {
    const { data } = await pastWeek('&by=doctor');
    const of = (id: string) => data.groups.find((one: { id: string }) => one.id === id);
    // Seven days from 9 to 17; the first doctor also works in the other branch, until 17 and from 18 to 20.
    expect(of(clinic.otherDoctor)).toMatchObject({ bookedMinutes: 40, offeredMinutes: 7 * 480 });
    expect(of(clinic.doctor)).toMatchObject({ bookedMinutes: 40, offeredMinutes: 7 * (480 + 480 + 120) });
    expect((await pastWeek(`&branch=${clinic.branch}`)).data.total.offeredMinutes).toBe(2 * 7 * 480);
    const services = (await pastWeek('&by=service')).data;
    expect(services.total.offeredMinutes).toBeNull();
    expect(services.groups).toMatchObject([{ id: clinic.consultation, requests: 4, offeredMinutes: null }]);
  });

  test('tell weekdays apart by the clock of the branch', async () => {
    const { groups } = (await pastWeek('&by=weekday')).data;
    const brief = groups
      .filter((one: { requests: number; visits: number }) => one.requests + one.visits > 0)
      .map((one: { id: string; requests: number; visits: number }) => [one.id, one.requests, one.visits]);
    // The request of 23:30 in Cairo is one of Wednesday, whatever the day is elsewhere.
    expect(brief).toEqual([
      ['3', 3, 1],
      ['4', 0, 2],
      ['6', 1, 0],
    ]);
    const thursdays = (await pastWeek('&weekday=4')).data;
    expect(thursdays.total).toMatchObject({ requests: 0, confirmations: 1, medianMinutes: 600, visits: 2 });
    expect(thursdays.days).toHaveLength(1);
  });

  test('are those of one branch, doctor or service when asked, and never of another branch', async () => {
    const total = async (filter: string, token = staff) =>
      (await figures(filter, token)).body.data.total.requests;
    expect(await total(`&branch=${clinic.otherBranch}`)).toBe(1);
    expect(await total(`&doctor=${clinic.otherDoctor}`)).toBe(0);
    expect(await total(`&service=${clinic.longAppointment}`)).toBe(0);
    expect(await total(`&service=${clinic.consultation}`)).toBe(3);
    expect(await total('', here)).toBe(2);
    expect(await total(`&branch=${clinic.otherBranch}`, here)).toBe(0);
    const { data } = (await figures('', here)).body;
    expect(data.groups.map((one: { id: string }) => one.id)).toEqual([clinic.branch]);
  });

  test('are of three months at most, and of what can be asked for', async () => {
    expect((await call(`/figures?from=${today}&to=${addDays(today, 91)}`)).status).toBe(200);
    expect((await call(`/figures?from=${today}&to=${addDays(today, 92)}`)).status).toBe(400);
    expect((await call(`/figures?from=${today}&to=${addDays(today, -1)}`)).status).toBe(400);
    expect((await figures('&by=patient')).status).toBe(400);
    expect((await figures('&weekday=8')).status).toBe(400);
  });

  test('find a period by its index', async () => {
    const db = backend.strapi.db.connection;
    for (const [table, column, index] of [
      ['appointments', 'created_at', 'appointments_created_index'],
      ['appointments', 'starts_at', 'appointments_starts_index'],
      ['appointment_events', 'at', 'appointment_events_at_index'],
    ] as const) {
      const day = new Date(at('00:00', THURSDAY));
      const query = db(table)
        .where(column, '>=', day)
        .where(column, '<', new Date(day.getTime() + 60_000));
      const plan = await db.transaction(async (trx) => {
        if (!isPostgres(db)) return JSON.stringify(await trx.raw(`EXPLAIN QUERY PLAN ${query.toString()}`));
        // A handful of rows would be read without any index.
        await trx.raw('SET LOCAL enable_seqscan = off');
        return JSON.stringify((await trx.raw(`EXPLAIN ${query.toString()}`)).rows);
      });
      expect(plan).toContain(index);
    }
  });
});
