import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFiguresInTime } from '../src/desk/figures/figures-in-time';
import { isPostgres, newDocumentId } from '../src/platform/database';
import { servicesOf } from '../src/platform/services';
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
  const answer = await read(await fetch(`${backend.url}/api${path}`, { headers, ...body }));
  // Days are being added up: on a busy machine whoever asks is told to ask again.
  return answer.status === 503 ? call(path, { token, data }) : answer;
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
      { origin: 'waitingList', now: 0, before: 0 },
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

  test('ask what became of a visit only once its day is past, and count its time at once', async () => {
    const id = await book({ startsAt: at('16:40', addDays(today, 7)) });
    await rows('appointments').where({ document_id: id }).update({ status: 'confirmed' });
    const soon = async (filter = '') =>
      (await call(`/figures?from=${addDays(today, 7)}&to=${addDays(today, 7)}${filter}`)).body.data.total;
    for (const filter of ['', '&by=doctor', '&by=weekday']) {
      const total = await soon(filter);
      expect([total.visits, total.unmarked]).toEqual([0, 0]);
      expect(total.bookedMinutes).toBeGreaterThanOrEqual(20);
    }
    // Gone without a trace in the other figures of this test.
    await rows('appointments')
      .where({ document_id: id })
      .update({ created_at: new Date(at('10:00', addDays(today, -55))), status: 'canceled' });
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

  test('of days that were kept are those that counting anew comes to, whatever has changed since', async () => {
    const DAY = addDays(THURSDAY, -42);
    const [visit, moved, given] = [await book({}), await book({}), await book({})];
    await tell({
      id: visit,
      asked: at('10:00', DAY),
      starts: at('12:00', addDays(DAY, 1)),
      status: 'confirmed',
    });
    for (const id of [moved, given]) {
      await rows('appointments')
        .where({ document_id: id })
        .update({ created_at: new Date(at('11:00', DAY)) });
      await rows('appointment_events').insert({
        ...{ appointment: id, at: new Date(at('11:30', DAY)), actor: 'user:x' },
        ...{ from_status: 'pending', to_status: 'pending', action: 'noAnswer' },
      });
    }
    const answers = async () => {
      const found = [];
      for (const filter of ['', '&by=doctor', '&by=weekday', `&doctor=${clinic.otherDoctor}`, '&weekday=4'])
        found.push(
          (await call(`/figures?from=${addDays(DAY, -1)}&to=${addDays(DAY, 1)}${filter}`)).body.data,
        );
      return found;
    };
    const [first] = await answers();
    expect(first.total).toMatchObject({ requests: 3, noAnswers: 2, visits: 1, unmarked: 1 });
    const kept = await rows('figure_days').whereBetween('day', [addDays(DAY, -1), addDays(DAY, 1)]);
    expect(kept).toHaveLength(3);

    const change = async (id: string, path: string, data: Record<string, unknown>) =>
      expect((await call(`/appointments/${id}/${path}`, { data: { version: 1, ...data } })).status).toBe(200);
    await change(visit, 'transitions', { to: 'done' });
    await change(moved, 'move', { startsAt: freshTime() });
    await change(given, 'move', { startsAt: freshTime(), doctor: clinic.otherDoctor });
    const after = await answers();
    expect(after[0].total).toMatchObject({ requests: 3, visits: 1, unmarked: 0 });
    expect(after[0].total.leadMinutes).not.toBe(first.total.leadMinutes);
    expect(
      after[1].groups.map(({ id, noAnswers }: { id: string; noAnswers: number }) => [id, noAnswers]),
    ).toEqual([
      [clinic.doctor, 1],
      [clinic.otherDoctor, 1],
    ]);
    await rows('figure_days').delete();
    expect(after).toEqual(await answers());
  });

  test('are refused while days are added up for too long; it goes on meanwhile', async () => {
    const { strapi } = backend;
    const services = servicesOf(strapi);
    const read = async (patienceMs: number) =>
      readFiguresInTime({
        ...{ db: strapi.db.connection, figureDays: services.figureDays, scope: null, moment: Date.now() },
        ...{ catalogue: await services.catalogue.get(), patienceMs },
        input: { from: addDays(THURSDAY, -80), to: addDays(THURSDAY, -20), by: 'branch' },
      });
    await rows('figure_days').delete();
    const refused = await Promise.all([read(0), read(0)]);
    for (const answer of refused)
      expect(answer).toMatchObject({ ok: false, refusal: { name: 'FiguresPendingError', status: 503 } });
    expect(await read(60_000)).toMatchObject({ ok: true });
    expect(await rows('figure_days').where('day', '<', addDays(THURSDAY, -19))).toHaveLength(122);
  });

  describe('of the waiting list', () => {
    /** A week in which nothing else happened. */
    const DAY = addDays(THURSDAY, -28);
    const week = async (filter = '', token = staff) =>
      (await call(`/figures?from=${addDays(DAY, -6)}&to=${DAY}${filter}`, { token })).body.data;
    const offer = (fields: Record<string, unknown>) => ({
      document_id: newDocumentId(),
      entry: 'e'.repeat(24),
      doctor: clinic.doctor,
      branch: clinic.branch,
      service: clinic.consultation,
      ends_at: new Date(at('18:00', addDays(DAY, 3))),
      time_zone: 'Africa/Cairo',
      seat: 0,
      open_until: new Date(at('12:00', DAY)),
      ...fields,
    });
    const entry = (fields: Record<string, unknown>) => ({
      document_id: newDocumentId(),
      number: String(Math.random()),
      service: clinic.consultation,
      doctor: null,
      branches: '[]',
      weekdays: '[]',
      parts: '[]',
      until_date: DAY,
      phone_proved: false,
      age: 30,
      language: 'en',
      made_by: 'patient',
      created_at: new Date(at('09:00', addDays(DAY, -2))),
      ...fields,
    });

    beforeAll(async () => {
      const [came, moved] = [await book({}), await book({})];
      const asked = at('10:40', DAY);
      await tell({ id: came, asked, starts: at('17:00', addDays(DAY, 3)), status: 'confirmed' });
      await tell({
        id: moved,
        // Asked for long before.
        asked: at('10:00', addDays(DAY, -20)),
        starts: at('17:20', addDays(DAY, 3)),
        history: [
          {
            ...{ at: at('11:00', DAY), actor: 'patient', from: 'confirmed', to: 'confirmed' },
            ...{ action: 'fromWaitingList', movedFrom: at('12:00', addDays(DAY, 9)) },
          },
        ],
      });
      const first = {
        starts_at: new Date(at('17:00', addDays(DAY, 3))),
        offered_at: new Date(at('10:00', DAY)),
      };
      const second = {
        starts_at: new Date(at('17:20', addDays(DAY, 3))),
        offered_at: new Date(at('10:50', DAY)),
      };
      await rows('waiting_offers').insert([
        offer({ ...first, state: 'taken' }),
        offer({
          ...first,
          offered_at: new Date(at('10:10', DAY)),
          state: 'accepted',
          closed_at: new Date(asked),
        }),
        offer({ ...second, state: 'accepted', closed_at: new Date(at('11:00', DAY)) }),
        offer({ ...second, doctor: clinic.otherDoctor, state: 'expired' }),
      ]);
      await rows('waiting_entries').insert([
        entry({
          state: 'booked',
          booked_appointment: came,
          ended_at: new Date(asked),
          branches: JSON.stringify([clinic.branch]),
        }),
        entry({
          state: 'booked',
          appointment: moved,
          booked_appointment: moved,
          ended_at: new Date(at('11:00', DAY)),
        }),
        entry({
          state: 'removed',
          ended_at: new Date(at('11:00', addDays(DAY, 40))),
          doctor: clinic.otherDoctor,
        }),
        entry({
          state: 'left',
          ended_at: new Date(at('09:30', DAY)),
          branches: JSON.stringify([clinic.otherBranch]),
        }),
      ]);
      const cancel = (reason: string | null, moment: string, actor = 'user:x') => ({
        appointment: came,
        at: new Date(at(moment, DAY)),
        actor,
        from_status: 'confirmed',
        to_status: 'canceled',
        reason,
      });
      await rows('appointment_events').insert([
        cancel('Doctor ill', '08:00'),
        cancel('doctor ILL.', '08:10'),
        cancel('Mrs Nour phoned', '08:20'),
        cancel(null, '08:30'),
        cancel('My own', '08:40', 'patient'),
      ]);
    });

    test('say how many freed times were offered and filled, how long it took, and who waited', async () => {
      const data = await week();
      expect(data.total).toMatchObject({
        freedTimes: 3,
        filledTimes: 2,
        // Forty minutes from the first who was told, and ten.
        fillMinutes: 25,
        earlierMoves: 1,
        requests: 1,
        online: 1,
      });
      expect(data.offers).toEqual([
        { state: 'open', now: 0, before: 0 },
        { state: 'accepted', now: 2, before: 0 },
        { state: 'taken', now: 1, before: 0 },
        { state: 'declined', now: 0, before: 0 },
        { state: 'expired', now: 1, before: 0 },
        { state: 'withdrawn', now: 0, before: 0 },
      ]);
      expect(data.waitingList).toEqual([
        { what: 'joined', now: 4, before: 0 },
        { what: 'booked', now: 2, before: 0 },
        { what: 'left', now: 1, before: 0 },
        { what: 'removed', now: 0, before: 0 },
        { what: 'ended', now: 0, before: 0 },
        { what: 'waiting', now: 1, before: 0 },
      ]);
      expect(data.origins).toContainEqual({ origin: 'waitingList', now: 1, before: 0 });
      expect(data.origins).toContainEqual({ origin: 'website', now: 0, before: 0 });
    });

    test('are told by doctor, service, branch and weekday, and never of another branch', async () => {
      const doctors = (await week('&by=doctor')).groups;
      expect(doctors).toContainEqual(
        expect.objectContaining({ id: clinic.otherDoctor, freedTimes: 1, filledTimes: 0, fillMinutes: null }),
      );
      const { total, waitingList } = await week(`&doctor=${clinic.otherDoctor}`);
      expect(total).toMatchObject({ freedTimes: 1, filledTimes: 0 });
      // Who waits for any doctor waits for this one.
      expect(waitingList[0]).toEqual({ what: 'joined', now: 4, before: 0 });
      expect((await week('&by=weekday')).groups).toContainEqual(
        expect.objectContaining({ id: '4', freedTimes: 3, filledTimes: 2 }),
      );
      expect((await week('&weekday=2')).total.freedTimes).toBe(0);
      const elsewhere = await week(`&branch=${clinic.otherBranch}`);
      expect(elsewhere.total.freedTimes).toBe(0);
      expect(elsewhere.waitingList[0]).toEqual({ what: 'joined', now: 3, before: 0 });
      const seen = await week('', here);
      expect(seen.waitingList[0]).toEqual({ what: 'joined', now: 3, before: 0 });
    });

    test('and of reasons: sorted by their words, and told as typed only when typed twice', async () => {
      const { reasons, typedReasons } = await week();
      expect(reasons.filter(({ now }: { now: number }) => now > 0)).toEqual([
        { reason: 'doctorAway', now: 2, before: 0 },
        { reason: 'other', now: 1, before: 0 },
        { reason: 'none', now: 1, before: 0 },
      ]);
      expect(typedReasons).toEqual([{ text: expect.stringMatching(/doctor ill/i), now: 2, before: 0 }]);
    });
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
