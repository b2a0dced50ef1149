import { expect, test } from 'vitest';
import { FigureDays } from '../src/desk/figures/figure-days';
import { PIECE } from '../src/desk/figures/pieces';
import { readFiguresInTime } from '../src/desk/figures/read-figures';
import { servicesOf } from '../src/platform/services';
import { addDays } from '../src/scheduling/zone';
import { at, dataOf, freshTime, pluck } from './support/clinic';
import { startFiguresClinic, THURSDAY, today } from './support/figures-clinic';
import { planOf } from './support/plan';

const figures = (filter = '', token = desk.staff) =>
  // Around midnight the bookings of this test may lie on two days.
  desk.call(`/figures?from=${addDays(today, -1)}&to=${addDays(today, 1)}${filter}`, { token });

const desk = await startFiguresClinic();
const [first, second] = [await desk.book({}), await desk.book({})];
await desk.book({ branch: desk.clinic.otherBranch });
const change = async (id: string, path: string, data: object) =>
  dataOf(await desk.call(`/appointments/${id}/${path}`, { data: { version: 1, ...data } }));
await change(first, 'transitions', { to: 'confirmed' });
await change(second, 'transitions', { to: 'canceled', reason: 'ill' });
await desk.writePastWeek();

test('the figures count what happens now, of one branch, doctor or service when asked, never of another branch, and of three months at most', async () => {
  const { data } = (await figures()).body;
  expect(data.total).toMatchObject({ requests: 3, confirmations: 1, cancellations: 1, medianMinutes: 0 });
  expect(data.days).toHaveLength(3);
  expect(data.waits[0]).toEqual({ minutes: 15, now: 1, before: 0 });
  expect(data.causes).toContainEqual({ cause: 'clinicPending', now: 1, before: 0 });
  expect(data.groups).toMatchObject([
    { id: desk.clinic.branch, requests: 2, cancellations: 1 },
    { id: desk.clinic.otherBranch, requests: 1, cancellations: 0 },
  ]);

  const total = async (filter: string) => (await figures(filter)).body.data.total.requests;
  expect(await total(`&branch=${desk.clinic.otherBranch}`)).toBe(1);
  expect(await total(`&doctor=${desk.clinic.otherDoctor}`)).toBe(0);
  expect(await total(`&service=${desk.clinic.longAppointment}`)).toBe(0);
  expect(await total(`&service=${desk.clinic.consultation}`)).toBe(3);
  expect(pluck((await figures('', desk.here)).body.data.groups, 'id')).toEqual([desk.clinic.branch]);
  for (const days of [92, -1])
    expect((await desk.call(`/figures?from=${today}&to=${addDays(today, days)}`)).status).toBe(400);
});

test('the figures count a past week beside the week before it', async () => {
  const { data, meta } = (await desk.call(`/figures?from=${addDays(THURSDAY, -6)}&to=${THURSDAY}`)).body;
  expect(meta.before).toEqual({ from: addDays(THURSDAY, -13), to: addDays(THURSDAY, -7) });
  expect(data.total).toMatchObject({
    ...{ requests: 4, online: 3, confirmations: 2, cancellations: 1, calls: 2, noAnswers: 1 },
    ...{ visits: 3, noShows: 1, unmarked: 1, bookedMinutes: 80 },
    // The other move was one of staff; five minutes and ten hours.
    ...{ ownMoves: 1, medianMinutes: 303 },
  });
  expect(data.before).toMatchObject({ requests: 1, visits: 1, noShows: 0, bookedMinutes: 20 });
  const origins = data.origins.filter(({ now }: { now: number }) => now > 0);
  expect(pluck(origins, 'origin')).toEqual(['branch', 'onePage', 'website', 'phone']);
  expect(pluck(data.leads, 'now')).toEqual([2, 0, 1, 0, 1, 0]);
  expect(data.causes).toContainEqual({ cause: 'patientConfirmed', now: 1, before: 0 });
  const hoursOf = (what: string) =>
    pluck(data.hours, what).flatMap((count: number, hour: number) => Array(count).fill(hour));
  expect(hoursOf('requests')).toEqual([10, 11, 12, 23]);
  expect(hoursOf('calls')).toEqual([8, 9]);
});

const noAnswer = (appointment: string, moment: Date) => ({
  ...{ appointment, at: moment, actor: 'user:x' },
  ...{ from_status: 'pending', to_status: 'pending', action: 'noAnswer' },
});

test('the figures of days that were kept are those that counting anew comes to, whatever has changed since', async () => {
  const DAY = addDays(THURSDAY, -42);
  const [visit, moved, given] = [await desk.book({}), await desk.book({}), await desk.book({})];
  const asked = at('10:00', DAY);
  await desk.tell({ id: visit, asked, starts: at('12:00', addDays(DAY, 1)), status: 'confirmed' });
  for (const id of [moved, given]) {
    const asked = { created_at: new Date(at('11:00', DAY)) };
    await desk.rows('appointments').where({ document_id: id }).update(asked);
    await desk.rows('appointment_events').insert(noAnswer(id, new Date(at('11:30', DAY))));
  }
  const days = `from=${addDays(DAY, -1)}&to=${addDays(DAY, 1)}`;
  const filters = ['', '&by=doctor', '&by=weekday', `&doctor=${desk.clinic.otherDoctor}`, '&weekday=4'];
  const answers = async () => {
    const found = [];
    for (const filter of filters) found.push((await desk.call(`/figures?${days}${filter}`)).body.data);
    return found;
  };
  const [first] = await answers();
  expect(first.total).toMatchObject({ requests: 3, noAnswers: 2, visits: 1, unmarked: 1 });
  const kept = await desk.rows('figure_days').whereBetween('day', [addDays(DAY, -1), addDays(DAY, 1)]);
  expect(kept).toHaveLength(3);

  await change(visit, 'transitions', { to: 'done' });
  await change(moved, 'move', { startsAt: freshTime() });
  await change(given, 'move', { startsAt: freshTime(), doctor: desk.clinic.otherDoctor });
  const after = await answers();
  expect(after[0].total).toMatchObject({ requests: 3, visits: 1, unmarked: 0 });
  expect(after[0].total.leadMinutes).not.toBe(first.total.leadMinutes);
  expect(after[1].groups).toMatchObject([
    { id: desk.clinic.doctor, noAnswers: 1 },
    { id: desk.clinic.otherDoctor, noAnswers: 1 },
  ]);
  await desk.rows('figure_days').delete();
  expect(after).toEqual(await answers());
});

test('the figures of a day that is read in parts hold each quarter of an hour once', async () => {
  const { strapi } = desk.backend;
  const zone = (await servicesOf(strapi).catalogue.get()).data.clinicZone;
  const day = addDays(THURSDAY, -100);
  const appointment = await desk.book({});
  const startsAt = Date.parse(at('00:00', day));
  const quarters = Array.from({ length: 96 }, (_, index) => new Date(startsAt + index * PIECE));
  await desk.rows('appointment_events').insert(quarters.map((moment) => noAnswer(appointment, moment)));
  // One that has read nothing yet begins with short parts.
  const read = { zone, from: day, to: day, zoneOf: () => zone, now: Date.now() };
  const hours = (await new FigureDays(strapi).read(read)).flatMap((group) => group.hours);
  expect(hours.map(([, , , , noAnswers]) => noAnswers)).toEqual(Array.from({ length: 24 }, () => 4));
});

test('the figures are refused while days are added up for too long; it goes on meanwhile', async () => {
  const { strapi } = desk.backend;
  const services = servicesOf(strapi);
  const read = async (patienceMs: number) =>
    readFiguresInTime({
      ...{ db: strapi.db.connection, figureDays: services.figureDays, scope: null, moment: Date.now() },
      ...{ catalogue: await services.catalogue.get(), patienceMs },
      input: { from: addDays(THURSDAY, -29), to: addDays(THURSDAY, -20), by: 'branch' },
    });
  await desk.rows('figure_days').delete();
  const pending = { ok: false, refusal: { name: 'FiguresPendingError', status: 409 } };
  expect(await Promise.all([read(0), read(0)])).toMatchObject([pending, pending]);
  expect(await read(100_000)).toMatchObject({ ok: true });
  expect(await desk.rows('figure_days').where('day', '<', addDays(THURSDAY, -19))).toHaveLength(20);
});

test('the figures find a period by its index', async () => {
  const db = desk.backend.db;
  for (const [table, column, index] of [
    ['appointments', 'created_at', 'appointments_created_index'],
    ['appointments', 'starts_at', 'appointments_starts_index'],
    ['appointment_events', 'at', 'appointment_events_at_index'],
  ] as const) {
    const day = new Date(at('00:00', THURSDAY));
    const query = db(table).whereBetween(column, [day, new Date(day.getTime() + 60_000)]);
    expect(await planOf(db, query.toString())).toContain(index);
  }
});
