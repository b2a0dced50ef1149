import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { WEEKDAYS } from '../src/scheduling/schedule';
import { at, freshDate, newPhone, pluck, waitingWish } from './support/clinic';
import { moveClock } from './support/clock';
import { KIND, startRooms } from './support/rooms';

const site = await startRooms();
const { clinic, booker, book, act, db } = site;
const { resources, service, need, addBooth, offered, roomsOf, hearingTest } = site;

const order = (fields: Record<string, unknown>) => booker.request({ ...hearingTest, ...fields });
const buy = (fields: Record<string, unknown>, holdKey?: string) =>
  booker.post(order(fields), holdKey ? { holdKey } : {});
const change = (data: Record<string, unknown>) =>
  resources.update({ documentId: site.booth, locale: 'en', data });
/** The doctors in turn, in a list of those who want one. */
const doctorOf = (index: number) => (index % 2 === 0 ? clinic.doctor : clinic.otherDoctor);
const hold = (startsAt: string, key: string, doctor = clinic.doctor) =>
  booker.hold({ doctor, service, startsAt }, key);

test('rooms that a service needs make a time free only where doctor and room are free together', async () => {
  const date = freshDate();
  const ten = at('10:00', date);
  expect(await offered(clinic.otherDoctor, date)).toContain(ten);
  expect(await roomsOf(await book({ ...hearingTest, startsAt: ten }))).toEqual({ [site.booth]: 10 });
  const left = await offered(clinic.otherDoctor, date);
  for (const time of ['09:20', '10:00', '10:40']) expect(left).not.toContain(at(time, date));
  expect(left).toContain(at('11:00', date));
  // Whoever needs no booth is free.
  expect(await offered(clinic.otherDoctor, date, {})).toContain(ten);
  const taken = await buy({ startsAt: ten, doctor: clinic.otherDoctor });
  expect([taken.status, taken.body.error.name]).toEqual([409, 'SlotTakenError']);
  const next = pluck(taken.body.error.details.next, 'startsAt');
  expect(next.slice(0, 2)).toEqual([at('09:00', date), at('11:00', date)]);
  expect((await booker.book({ startsAt: ten, doctor: clinic.otherDoctor })).status).toBe(201);
});

test('rooms are sold once to 200 who want overlapping times of two doctors at the same moment', async () => {
  const second = await addBooth({ name: 'Booth 2' });
  const date = freshDate();
  const times = ['09:00', '09:20', '09:40', '10:00', '10:20'].map((time) => at(time, date));
  const ask = (_: unknown, index: number) =>
    buy({ startsAt: times[index % times.length], doctor: doctorOf(index) });
  const answers = await Promise.all(Array.from({ length: 200 }, ask));
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
  expect(new Set(spans.map(({ room }) => room))).toEqual(new Set([site.booth, second]));
});

test('rooms are needed for the first minutes alone where the service says so, and those of several kinds are taken together', async () => {
  await need([{ kind: KIND, minutes: 20 }]);
  const date = freshDate();
  const short = await book({ ...hearingTest, startsAt: at('14:00', date) });
  expect(await roomsOf(short)).toEqual({ [site.booth]: 4 });
  const left = await offered(clinic.otherDoctor, date);
  expect(left).not.toContain(at('14:00', date));
  expect(left).toEqual(expect.arrayContaining([at('13:40', date), at('14:20', date)]));
  const second = await addBooth({ name: 'Booth 2', order: 200 });
  const scope = await addBooth({ name: 'Endoscope', kind: 'Endoscope' });
  await need([{ kind: KIND, minutes: 20 }, { kind: 'Endoscope', minutes: 5 }, { kind: KIND }]);
  const own = await book({ ...hearingTest, startsAt: at('10:00', date) });
  // The whole visit has the first of them.
  expect(await roomsOf(own)).toEqual({ [site.booth]: 10, [second]: 4, [scope]: 1 });
  expect(await offered(clinic.otherDoctor, date)).not.toContain(at('10:20', date));
});

test('rooms are held with the time, in the same moment one for each visitor, given to their visitor, and free when the hold has ended', async () => {
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
  await addBooth({ name: 'Booth 2' });
  const noon = at('12:00', freshDate());
  const both = [clinic.doctor, clinic.otherDoctor].map((doctor) => hold(noon, randomUUID(), doctor));
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([201, 201]);
});

test('rooms go with a visit that is moved, canceled and taken back, and stay when its patient is corrected', async () => {
  const date = freshDate();
  const [ten, two] = [at('10:00', date), at('14:00', date)];
  const own = await book({ ...hearingTest, startsAt: ten });
  expect((await act(own, 'move', { version: 1, startsAt: two })).status).toBe(200);
  expect(await roomsOf(own)).toEqual({ [site.booth]: 10 });
  const other = await book({ ...hearingTest, startsAt: ten, doctor: clinic.otherDoctor });
  expect((await act(own, 'move', { version: 2, startsAt: ten })).status).toBe(409);
  expect((await act(own, 'cancel', { version: 2 })).status).toBe(200);
  expect(await roomsOf(own)).toEqual({});
  expect((await act(other, 'move', { version: 1, startsAt: two })).status).toBe(200);
  expect((await act(own, 'undo', { version: 3 })).status).toBe(409);
  expect((await act(other, 'cancel', { version: 2 })).status).toBe(200);
  expect((await act(own, 'undo', { version: 3 })).status).toBe(200);
  expect(await roomsOf(own)).toEqual({ [site.booth]: 10 });
  const corrected = await book({ ...hearingTest, startsAt: at('10:00', freshDate()) });
  const person = { firstName: 'Laila', lastName: 'Hassan', phone: newPhone(), email: null };
  expect((await act(corrected, 'correct', { version: 1, ...person })).status).toBe(200);
  expect(await roomsOf(corrected)).toEqual({ [site.booth]: 10 });
});

test('rooms can be used in their hours, not on days on which they are out of order, and by their branch alone', async () => {
  await change({ branch: clinic.otherBranch });
  expect(await offered(clinic.doctor, freshDate())).toEqual([]);
  await change({ branch: clinic.branch });
  const date = freshDate();
  const hours = WEEKDAYS.map((weekday) => ({ weekday, startsAt: '12:00:00.000', endsAt: '15:00:00.000' }));
  await change({ hours });
  const times = await offered(clinic.doctor, date);
  expect([times[0], times.at(-1)]).toEqual([at('12:00', date), at('14:00', date)]);
  const early = await buy({ startsAt: at('10:00', date) });
  expect([early.status, early.body.error.details.errors[0].path]).toEqual([400, ['startsAt']]);
  await change({ hours: [], outOfOrder: [{ startsOn: date, endsOn: date }] });
  expect(await offered(clinic.doctor, date)).toEqual([]);
  // Another one of the kind serves as well.
  await addBooth({ name: 'Booth 2' });
  expect(await offered(clinic.doctor, date)).toContain(at('10:00', date));
});

test('rooms are what editors say: a kind of which there is nothing is refused, and one without a branch; one that a live visit has cannot be deleted', async () => {
  await expect(need([{ kind: 'Endoscop' }])).rejects.toThrow(/no room or device of the kind/);
  const lost = resources.create({ locale: 'en', data: { name: 'Lost', kind: KIND } });
  await expect(lost).rejects.toThrow(/Choose the branch/);
  const ended = change({ outOfOrder: [{ startsOn: '2030-01-02', endsOn: '2030-01-01' }] });
  await expect(ended).rejects.toThrow(/last day/);
  const own = await book({ ...hearingTest, startsAt: at('10:00', freshDate()) });
  const remove = () => resources.delete({ documentId: site.booth, locale: '*' });
  await expect(remove()).rejects.toThrow(new RegExp(own.bookingNumber));
  expect((await act(own, 'cancel', { version: 1 })).status).toBe(200);
  await remove();
  expect(await offered(clinic.doctor, freshDate())).toEqual([]);
});

test('rooms of a service can be waited for where times are short and the horizon is a year', async () => {
  await db()('schedules').update({ slot_minutes: 5 });
  await site.settings({ horizonDays: 365 });
  const kinds = ['Endoscope', 'Laser', 'Camera'];
  for (const kind of kinds) await addBooth({ name: kind, kind });
  await need([KIND, ...kinds].map((kind) => ({ kind })));
  const data = waitingWish({ service, doctor: clinic.otherDoctor });
  const headers = { 'Idempotency-Key': randomUUID() };
  expect((await site.ask('/waiting-entries', { data, headers })).status).toBe(201);
});
