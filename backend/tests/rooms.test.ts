import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { WEEKDAYS } from '../src/scheduling/schedule';
import { ask } from './support/calls';
import { at, freshDate, newPhone } from './support/clinic';
import { moveClock } from './support/clock';
import { documentsOf } from './support/documents';
import { changeHours } from './support/hours-changes';
import { signIn } from './support/staff';
import { startClinic } from './support/start-clinic';

const { backend, clinic, booker, book, act, claimsOf, db } = await startClinic();
const resources = documentsOf(backend.strapi, 'resource');
const services = documentsOf(backend.strapi, 'service');
const service = clinic.longAppointment;
const hearingTest = { service, specialty: clinic.specialty };
const KIND = 'Audiometry booth';

async function need(needs: Record<string, unknown>[]) {
  await services.update({ documentId: service, locale: 'en', data: { needs } });
  await services.publish({ documentId: service, locale: 'en' });
}

async function addBooth(data: Record<string, unknown> = {}): Promise<string> {
  const booth = { name: 'Booth', kind: KIND, branch: clinic.branch, ...data };
  return (await resources.create({ locale: 'en', data: booth })).documentId;
}

/** The one booth that every test begins with; it is taken for the whole visit. */
let booth = '';
/** Of a session that is not older than the test: some move the clock. */
let token = '';
beforeEach(async () => {
  token = await signIn({ backend, role: 'staff' });
  await need([]);
  // Nobody has one of those that are taken away.
  await db()('claims').where('resource', 'like', 'resource:%').delete();
  for (const { documentId } of await resources.findMany({ locale: 'en' }))
    await resources.delete({ documentId, locale: '*' });
  booth = await addBooth();
  // Written as somebody types it who has not looked.
  await need([{ kind: ' audiometry  BOOTH' }]);
});

async function offered(doctor: string, date: string, fields: Record<string, string> = { service }) {
  const query = { doctor, branch: clinic.branch, from: date, days: '1', ...fields };
  const answer = await booker.get(`/availability?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return answer.body.data[0].slots.map((slot: { startsAt: string }) => slot.startsAt);
}

const order = (fields: Record<string, unknown>) => booker.request({ ...hearingTest, ...fields });
const buy = (fields: Record<string, unknown>, holdKey?: string) =>
  booker.post(order(fields), holdKey ? { holdKey } : {});
const hold = (startsAt: string, key: string, doctor = clinic.doctor) =>
  ask(backend, '/holds', {
    data: { doctor, branch: clinic.branch, service, startsAt },
    headers: { 'X-Hold-Key': key },
  });

/** Which rooms and devices an appointment has, each with its number of five minutes. */
async function roomsOf(own: { bookingNumber: string }): Promise<Record<string, number>> {
  const rooms: Record<string, number> = {};
  for (const { resource } of await claimsOf(own))
    if (resource.startsWith('resource:')) rooms[resource.slice(9)] = (rooms[resource.slice(9)] ?? 0) + 1;
  return rooms;
}

test('rooms that a service needs make a time free only where doctor and room are free together', async () => {
  const date = freshDate();
  const ten = at('10:00', date);
  expect(await offered(clinic.otherDoctor, date)).toContain(ten);
  const own = await book({ ...hearingTest, startsAt: ten });
  expect(await roomsOf(own)).toEqual({ [booth]: 10 });
  const left = await offered(clinic.otherDoctor, date);
  for (const time of ['09:20', '10:00', '10:40']) expect(left).not.toContain(at(time, date));
  expect(left).toContain(at('11:00', date));
  // Whoever needs no booth is free.
  expect(await offered(clinic.otherDoctor, date, {})).toContain(ten);
  const taken = await buy({ startsAt: ten, doctor: clinic.otherDoctor });
  expect([taken.status, taken.body.error.name]).toEqual([409, 'SlotTakenError']);
  const next = taken.body.error.details.next.map((one: { startsAt: string }) => one.startsAt);
  expect(next.slice(0, 2)).toEqual([at('09:00', date), at('11:00', date)]);
  expect((await booker.post(booker.request({ startsAt: ten, doctor: clinic.otherDoctor }))).status).toBe(201);
});

test('rooms are sold once to 200 who want overlapping times of two doctors at the same moment', async () => {
  const second = await addBooth({ name: 'Booth 2' });
  const date = freshDate();
  const times = ['09:00', '09:20', '09:40', '10:00', '10:20'].map((time) => at(time, date));
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      buy({
        startsAt: times[index % times.length],
        doctor: index % 2 === 0 ? clinic.doctor : clinic.otherDoctor,
      }),
    ),
  );
  const sold = answers.filter(({ status }) => status === 201).map(({ body }) => body.data);
  expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  // Two doctors with a booth each: two visits at once, and at most two after one another.
  expect(sold.length).toBeGreaterThanOrEqual(2);
  expect(sold.length).toBeLessThanOrEqual(4);
  const spans = await Promise.all(
    sold.map(async (own) => {
      const rooms = await roomsOf(own);
      expect(Object.values(rooms)).toEqual([10]);
      return { room: Object.keys(rooms)[0], from: Date.parse(own.startsAt), to: Date.parse(own.endsAt) };
    }),
  );
  for (const [index, one] of spans.entries())
    for (const other of spans.slice(index + 1))
      if (one.room === other.room) expect(one.from >= other.to || other.from >= one.to).toBe(true);
  expect(new Set(spans.map(({ room }) => room))).toEqual(new Set([booth, second]));
});

test('rooms: the last one is sold to one of 200 with two doctors', async () => {
  const startsAt = at('11:00', freshDate());
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      buy({ startsAt, doctor: index % 2 === 0 ? clinic.doctor : clinic.otherDoctor }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(199);
});

test('rooms that are held in the same moment are one for each visitor', async () => {
  await addBooth({ name: 'Booth 2' });
  const startsAt = at('11:00', freshDate());
  const doctors = [clinic.doctor, clinic.otherDoctor];
  const answers = await Promise.all(doctors.map((doctor) => hold(startsAt, randomUUID(), doctor)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
});

test('rooms are needed for the first minutes alone where the service says so', async () => {
  await need([{ kind: KIND, minutes: 20 }]);
  const date = freshDate();
  const own = await book({ ...hearingTest, startsAt: at('10:00', date) });
  expect(await roomsOf(own)).toEqual({ [booth]: 4 });
  const left = await offered(clinic.otherDoctor, date);
  expect(left).not.toContain(at('10:00', date));
  expect(left).toEqual(expect.arrayContaining([at('09:40', date), at('10:20', date)]));
});

test('rooms of several kinds, and several of a kind, are taken together', async () => {
  const second = await addBooth({ name: 'Booth 2', order: 200 });
  const scope = await addBooth({ name: 'Endoscope', kind: 'Endoscope' });
  await need([{ kind: KIND, minutes: 20 }, { kind: 'Endoscope', minutes: 5 }, { kind: KIND }]);
  const date = freshDate();
  const own = await book({ ...hearingTest, startsAt: at('10:00', date) });
  // The whole visit has the first of them.
  expect(await roomsOf(own)).toEqual({ [booth]: 10, [second]: 4, [scope]: 1 });
  expect(await offered(clinic.otherDoctor, date)).not.toContain(at('10:20', date));
});

test('rooms are held with the time, given to their visitor, and free when the hold has ended', async () => {
  const startsAt = at('10:00', freshDate());
  const key = randomUUID();
  expect((await hold(startsAt, key)).status).toBe(201);
  expect((await buy({ startsAt, doctor: clinic.otherDoctor })).status).toBe(409);
  expect((await hold(startsAt, randomUUID(), clinic.otherDoctor)).status).toBe(409);
  expect((await buy({ startsAt }, key)).status).toBe(201);
  const other = at('10:00', freshDate());
  expect((await hold(other, randomUUID())).status).toBe(201);
  moveClock(10 * 60_000);
  expect((await buy({ startsAt: other, doctor: clinic.otherDoctor })).status).toBe(201);
});

test('rooms go with a visit that is moved, canceled and taken back', async () => {
  const date = freshDate();
  const [ten, two] = [at('10:00', date), at('14:00', date)];
  const own = await book({ ...hearingTest, startsAt: ten });
  expect((await act(own, 'move', { version: 1, startsAt: two })).status).toBe(200);
  expect(await roomsOf(own)).toEqual({ [booth]: 10 });
  const other = await book({ ...hearingTest, startsAt: ten, doctor: clinic.otherDoctor });
  expect((await act(own, 'move', { version: 2, startsAt: ten })).status).toBe(409);
  expect((await act(own, 'cancel', { version: 2 })).status).toBe(200);
  expect(await roomsOf(own)).toEqual({});
  expect((await act(other, 'move', { version: 1, startsAt: two })).status).toBe(200);
  expect((await act(own, 'undo', { version: 3 })).status).toBe(409);
  expect((await act(other, 'cancel', { version: 2 })).status).toBe(200);
  expect((await act(own, 'undo', { version: 3 })).status).toBe(200);
  expect(await roomsOf(own)).toEqual({ [booth]: 10 });
});

test('rooms stay with a visit whose patient is corrected', async () => {
  const own = await book({ ...hearingTest, startsAt: at('10:00', freshDate()) });
  const person = { firstName: 'Laila', lastName: 'Hassan', phone: newPhone(), email: null };
  expect((await act(own, 'correct', { version: 1, ...person })).status).toBe(200);
  expect(await roomsOf(own)).toEqual({ [booth]: 10 });
});

test('rooms can be used in their hours and not on days on which they are out of order', async () => {
  const date = freshDate();
  const hours = WEEKDAYS.map((weekday) => ({ weekday, startsAt: '12:00:00.000', endsAt: '15:00:00.000' }));
  await resources.update({ documentId: booth, locale: 'en', data: { hours } });
  const times = await offered(clinic.doctor, date);
  expect([times[0], times.at(-1)]).toEqual([at('12:00', date), at('14:00', date)]);
  const early = await buy({ startsAt: at('10:00', date) });
  expect([early.status, early.body.error.details.errors[0].path]).toEqual([400, ['startsAt']]);
  const outOfOrder = [{ startsOn: date, endsOn: date, startsAt: '12:00:00.000', endsAt: '13:00:00.000' }];
  await resources.update({ documentId: booth, locale: 'en', data: { outOfOrder } });
  expect((await offered(clinic.doctor, date))[0]).toBe(at('13:00', date));
  await resources.update({
    documentId: booth,
    locale: 'en',
    data: { hours: [], outOfOrder: [{ startsOn: date, endsOn: date }] },
  });
  expect(await offered(clinic.doctor, date)).toEqual([]);
  // Another one of the kind serves as well.
  await addBooth({ name: 'Booth 2' });
  expect(await offered(clinic.doctor, date)).toContain(at('10:00', date));
});

test('rooms of another branch serve nobody here', async () => {
  await resources.update({ documentId: booth, locale: 'en', data: { branch: clinic.otherBranch } });
  expect(await offered(clinic.doctor, freshDate())).toEqual([]);
});

test('rooms are what editors say: a kind of which there is nothing is refused, and one without a branch', async () => {
  await expect(need([{ kind: 'Endoscop' }])).rejects.toThrow(/no room or device of the kind/);
  await expect(resources.create({ locale: 'en', data: { name: 'Lost', kind: KIND } })).rejects.toThrow(
    /Choose the branch/,
  );
  await expect(
    resources.update({
      documentId: booth,
      locale: 'en',
      data: { outOfOrder: [{ startsOn: '2030-01-02', endsOn: '2030-01-01' }] },
    }),
  ).rejects.toThrow(/last day/);
});

const detailOf = async (own: { id: string }) =>
  (await ask(backend, `/appointments/${own.id}`, { token })).body.data;
const give = (own: { id: string }, version: number, from: string | null, to: string) =>
  ask(backend, `/appointments/${own.id}/room`, { token, data: { version, from, to } });
const daysOutOf = async (hours: ReturnType<typeof changeHours>) =>
  (await hours.ask('')).body.data.rooms.find((one: { documentId: string }) => one.documentId === booth)
    .daysOut;
const named = (documentId: string, name: string) => ({ documentId, name: { en: name, ar: name } });

test('rooms are shown at the desk and changed there, each sold once', async () => {
  const [second, third] = [await addBooth({ name: 'Booth 2' }), await addBooth({ name: 'Booth 3' })];
  const elsewhere = await addBooth({ name: 'Far away', branch: clinic.otherBranch });
  const startsAt = at('10:00', freshDate());
  const own = await book({ ...hearingTest, startsAt });
  const other = await book({ ...hearingTest, startsAt, doctor: clinic.otherDoctor });
  expect(await roomsOf(other)).toEqual({ [second]: 10 });
  const { rooms } = await detailOf(own);
  expect(rooms).toEqual([{ room: named(booth, 'Booth'), choices: [named(third, 'Booth 3')] }]);
  const query = new URLSearchParams({ branch: clinic.branch, date: startsAt.slice(0, 10) });
  const today = await ask(backend, `/today?${query}`, { token });
  const row = today.body.data.find((one: { documentId: string }) => one.documentId === own.id);
  expect(row.rooms).toEqual([named(booth, 'Booth')]);

  const taken = await give(own, 1, booth, second);
  expect([taken.status, taken.body.error.name]).toEqual([409, 'SlotTakenError']);
  expect(await roomsOf(own)).toEqual({ [booth]: 10 });
  for (const [from, to] of [
    [booth, elsewhere],
    [booth, 'a'.repeat(24)],
    [null, third],
  ] as const)
    expect((await give(own, 1, from, to)).status).toBe(400);
  // Two of the desk want the last one at the same moment.
  const both = await Promise.all([give(own, 1, booth, third), give(other, 1, second, third)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const changed = both[0].status === 200 ? own : other;
  expect(await roomsOf(changed)).toEqual({ [third]: 10 });
  const { history, version } = await detailOf(changed);
  expect(version).toBe(2);
  expect(history.at(-1)).toMatchObject({
    action: 'roomChanged',
    by: { kind: 'staff' },
    changes: [{ field: 'room', to: { en: 'Booth 3' } }],
  });
  expect((await give(changed, 1, third, booth)).body.error.name).toBe('VersionConflictError');
  expect((await act(changed, 'cancel', { version: 2 })).status).toBe(200);
  expect((await detailOf(changed)).rooms).toEqual([]);
  expect((await give(changed, 3, third, booth)).body.error.details).toEqual({ refusal: 'notLive' });
});

test('rooms have columns in the calendar of a day: who has them for how long, and when they are out of order', async () => {
  await need([{ kind: KIND, minutes: 20 }]);
  const date = freshDate();
  const own = await book({ ...hearingTest, startsAt: at('10:00', date) });
  const outOfOrder = [{ startsOn: date, endsOn: date, startsAt: '15:00:00.000', endsAt: '16:00:00.000' }];
  await resources.update({ documentId: booth, locale: 'en', data: { outOfOrder } });
  const calendar = async (more = '') =>
    (await ask(backend, `/calendar?branch=${clinic.branch}&from=${date}${more}`, { token })).body.meta.rooms;
  const [{ room, days }] = await calendar();
  expect(room).toEqual(named(booth, 'Booth'));
  expect(days[0].entries).toMatchObject([
    {
      kind: 'appointment',
      startsAt: at('10:00', date),
      endsAt: at('10:20', date),
      appointment: { documentId: own.id },
    },
  ]);
  expect(days[0].shifts).toEqual([
    { startsAt: at('09:00', date), endsAt: at('15:00', date) },
    { startsAt: at('16:00', date), endsAt: at('17:00', date) },
  ]);
  expect(days[0].absences).toEqual([{ startsAt: at('15:00', date), endsAt: at('16:00', date) }]);
  expect(await calendar('&days=7')).toEqual([]);
  expect(await calendar(`&doctor=${clinic.doctor}`)).toEqual([]);
});

test('rooms are given at the desk to a visit that was booked before they were needed', async () => {
  await need([]);
  const own = await book({ ...hearingTest, startsAt: at('10:00', freshDate()) });
  expect((await detailOf(own)).rooms).toEqual([]);
  await need([{ kind: KIND, minutes: 20 }]);
  expect((await detailOf(own)).rooms).toEqual([{ room: null, choices: [named(booth, 'Booth')] }]);
  expect((await give(own, 1, null, booth)).status).toBe(200);
  expect(await roomsOf(own)).toEqual({ [booth]: 4 });
});

test('rooms that break show the visits hit, and the desk has them to move until they have another one', async () => {
  const date = freshDate();
  const own = await book({ ...hearingTest, startsAt: at('10:00', date) });
  const other = await book({ ...hearingTest, startsAt: at('14:00', date) });
  const outOfOrder = [{ startsOn: date, endsOn: date, startsAt: '09:00:00.000', endsAt: '12:00:00.000' }];
  const save = (data: Record<string, unknown>) => resources.update({ documentId: booth, locale: 'en', data });
  await expect(save({ outOfOrder })).rejects.toThrow(new RegExp(own.bookingNumber));
  await save({ outOfOrder, saveDespiteAppointments: true });
  const isToBeMoved = async (one: { id: string }) => (await detailOf(one)).isToBeMoved;
  expect([await isToBeMoved(own), await isToBeMoved(other)]).toEqual([true, false]);
  expect((await detailOf(own)).rooms).toEqual([{ room: named(booth, 'Booth'), choices: [] }]);
  const second = await addBooth({ name: 'Booth 2' });
  expect((await give(own, 1, booth, second)).status).toBe(200);
  expect(await isToBeMoved(own)).toBe(false);
  // Mended, it holds what it held.
  await save({ outOfOrder: [], hours: [] });
  await save({ outOfOrder: [{ startsOn: date, endsOn: date }], saveDespiteAppointments: true });
  expect([await isToBeMoved(own), await isToBeMoved(other)]).toEqual([false, true]);
  await save({ outOfOrder: [] });
  expect(await isToBeMoved(other)).toBe(false);
});

test('rooms are put out of order by a manager, who decides about each visit that is hit', async () => {
  const hours = changeHours(backend, clinic, await signIn({ backend, role: 'manager' }));
  const date = freshDate();
  const bookAt = (time: string) => book({ ...hearingTest, startsAt: at(time, date) });
  const [moved, kept, canceled] = [await bookAt('09:00'), await bookAt('10:00'), await bookAt('11:00')];
  const wanted = { room: booth, startsOn: date, endsOn: date, startsAt: '09:00', endsAt: '12:00' };
  const change = { what: 'out-of-order', entry: null, wanted };
  const trial = await hours.rehearse(change);
  const ids = [moved, kept, canceled].map(({ id }) => id);
  expect(trial.body.data.visits.map((one: { documentId: string }) => one.documentId)).toEqual(ids);
  expect(await daysOutOf(hours)).toEqual([]);
  expect((await hours.send(change)).body.error.name).toBe('VisitsUndecidedError');
  const fates = ['toMove', 'stays', 'canceled'];
  const visits = ids.map((documentId, index) => ({ documentId, version: 1, becomes: fates[index] }));
  const saved = await hours.send(change, { visits, reason: 'The booth is broken' });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const seen = await Promise.all([moved, kept, canceled].map(detailOf));
  expect(seen.map(({ isToBeMoved, status }) => [isToBeMoved, status])).toEqual([
    [true, 'pending'],
    [false, 'pending'],
    [false, 'canceled'],
  ]);
  expect(await offered(clinic.otherDoctor, date)).not.toContain(at('11:00', date));

  const [days] = await daysOutOf(hours);
  expect(days).toMatchObject({ documentId: booth, startsOn: date, startsAt: '09:00', endsAt: '12:00' });
  const entry = { documentId: booth, version: days.version };
  const shorter = { what: 'out-of-order', entry, wanted: { ...wanted, endsAt: '09:30' } };
  expect((await hours.send(shorter, { visits: [{ ...visits[0], becomes: 'toMove' }] })).status).toBe(200);
  expect((await hours.send(shorter)).body.error.name).toBe('VersionConflictError');
  const [left] = await daysOutOf(hours);
  const removal = { what: 'out-of-order', entry: { documentId: booth, version: left.version }, wanted: null };
  expect((await hours.send(removal)).status).toBe(200);
  expect(await daysOutOf(hours)).toEqual([]);
  expect((await detailOf(moved)).isToBeMoved).toBe(false);
  const nothing = await hours.send({ ...change, wanted: { ...wanted, room: 'a'.repeat(24) } });
  expect(nothing.body.error.details.problems[0].path).toEqual(['room']);
});

test('rooms that a live visit has cannot be deleted', async () => {
  const own = await book({ ...hearingTest, startsAt: at('10:00', freshDate()) });
  const remove = () => resources.delete({ documentId: booth, locale: '*' });
  await expect(remove()).rejects.toThrow(new RegExp(own.bookingNumber));
  expect((await act(own, 'cancel', { version: 1 })).status).toBe(200);
  await remove();
  expect(await offered(clinic.doctor, freshDate())).toEqual([]);
});

test('rooms that nobody needs cost no statement', async () => {
  const counted: string[] = [];
  // Of free times alone: what the jobs of the minute ask of claims reads no grains.
  const count = ({ sql }: { sql: string }) => /^select .*atom.* from .claims/i.test(sql) && counted.push(sql);
  await offered(clinic.doctor, freshDate());
  db().on('query', count);
  await offered(clinic.doctor, freshDate(), { service: clinic.consultation });
  const without = counted.length;
  counted.length = 0;
  await offered(clinic.doctor, freshDate());
  db().removeListener('query', count);
  expect(without).toBeGreaterThan(0);
  expect(counted).toHaveLength(without + 1);
});
