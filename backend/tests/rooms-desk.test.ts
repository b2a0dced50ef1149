import { expect, test } from 'vitest';
import { at, findBy, freshDate, pluck, refusalOf } from './support/clinic';
import { changeHours } from './support/hours-changes';
import { KIND, startRooms } from './support/rooms';

const site = await startRooms();
const { backend, clinic, book, act, resources, need, addBooth, offered, roomsOf, hearingTest, ask, signIn } =
  site;
const detailOf = async (own: { id: string }) =>
  (await ask(`/appointments/${own.id}`, { token: site.token })).body.data;
const give = (own: { id: string }, version: number, from: string | null, to: string) =>
  ask(`/appointments/${own.id}/room`, { token: site.token, data: { version, from, to } });
const daysOutOf = async (hours: ReturnType<typeof changeHours>) =>
  findBy((await hours.ask('')).body.data.rooms, 'documentId', site.booth).daysOut;
const named = (documentId: string, name: string) => ({ documentId, name: { en: name, ar: name } });

test('rooms are shown at the desk and changed there, each sold once', async () => {
  const [second, third] = [await addBooth({ name: 'Booth 2' }), await addBooth({ name: 'Booth 3' })];
  const elsewhere = await addBooth({ name: 'Far away', branch: clinic.otherBranch });
  const startsAt = at('10:00', freshDate());
  const own = await book({ ...hearingTest, startsAt });
  const other = await book({ ...hearingTest, startsAt, doctor: clinic.otherDoctor });
  expect(await roomsOf(other)).toEqual({ [second]: 10 });
  const { rooms } = await detailOf(own);
  expect(rooms).toEqual([{ room: named(site.booth, 'Booth'), choices: [named(third, 'Booth 3')] }]);
  const query = new URLSearchParams({ branch: clinic.branch, date: startsAt.slice(0, 10) });
  const today = await ask(`/today?${query}`, { token: site.token });
  expect(findBy(today.body.data, 'documentId', own.id).rooms).toEqual([named(site.booth, 'Booth')]);

  expect(refusalOf(await give(own, 1, site.booth, second))).toEqual([409, 'SlotTakenError']);
  expect(await roomsOf(own)).toEqual({ [site.booth]: 10 });
  for (const [from, to] of [
    [site.booth, elsewhere],
    [site.booth, 'a'.repeat(24)],
    [null, third],
  ] as const)
    expect((await give(own, 1, from, to)).status).toBe(400);
  // Two of the desk want the last one at the same moment.
  const both = await Promise.all([give(own, 1, site.booth, third), give(other, 1, second, third)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const changed = both[0].status === 200 ? own : other;
  expect(await roomsOf(changed)).toEqual({ [third]: 10 });
  const { history, version } = await detailOf(changed);
  expect(version).toBe(2);
  const changes = [{ field: 'room', to: { en: 'Booth 3' } }];
  expect(history.at(-1)).toMatchObject({ action: 'roomChanged', by: { kind: 'staff' }, changes });
  expect((await give(changed, 1, third, site.booth)).body.error.name).toBe('VersionConflictError');
  expect((await act(changed, 'cancel', { version: 2 })).status).toBe(200);
  expect((await detailOf(changed)).rooms).toEqual([]);
  expect((await give(changed, 3, third, site.booth)).body.error.details).toEqual({ refusal: 'notLive' });
});

test('rooms are given at the desk to a visit that was booked before they were needed, and have columns in the calendar: who has them for how long, and when they are out of order', async () => {
  await need([]);
  const date = freshDate();
  const own = await book({ ...hearingTest, startsAt: at('10:00', date) });
  expect((await detailOf(own)).rooms).toEqual([]);
  await need([{ kind: KIND, minutes: 20 }]);
  expect((await detailOf(own)).rooms).toEqual([{ room: null, choices: [named(site.booth, 'Booth')] }]);
  expect((await give(own, 1, null, site.booth)).status).toBe(200);
  expect(await roomsOf(own)).toEqual({ [site.booth]: 4 });
  const outOfOrder = [{ startsOn: date, endsOn: date, startsAt: '15:00:00.000', endsAt: '16:00:00.000' }];
  await resources.update({ documentId: site.booth, locale: 'en', data: { outOfOrder } });
  const calendar = async (more = '') =>
    (await ask(`/calendar?branch=${clinic.branch}&from=${date}${more}`, { token: site.token })).body.meta
      .rooms;
  const [{ room, days }] = await calendar();
  expect(room).toEqual(named(site.booth, 'Booth'));
  const span = { startsAt: at('10:00', date), endsAt: at('10:20', date) };
  const appointment = { documentId: own.id };
  expect(days[0].entries).toMatchObject([{ kind: 'appointment', ...span, appointment }]);
  expect(days[0].shifts).toEqual([
    { startsAt: at('09:00', date), endsAt: at('15:00', date) },
    { startsAt: at('16:00', date), endsAt: at('17:00', date) },
  ]);
  expect(days[0].absences).toEqual([{ startsAt: at('15:00', date), endsAt: at('16:00', date) }]);
  expect(await calendar('&days=7')).toEqual([]);
  expect(await calendar(`&doctor=${clinic.doctor}`)).toEqual([]);
});

test('rooms that break show the visits hit, and the desk has them to move until they have another one', async () => {
  const date = freshDate();
  const own = await book({ ...hearingTest, startsAt: at('10:00', date) });
  const other = await book({ ...hearingTest, startsAt: at('14:00', date) });
  const outOfOrder = [{ startsOn: date, endsOn: date, startsAt: '09:00:00.000', endsAt: '12:00:00.000' }];
  const save = (data: Record<string, unknown>) =>
    resources.update({ documentId: site.booth, locale: 'en', data });
  await expect(save({ outOfOrder })).rejects.toThrow(new RegExp(own.bookingNumber));
  await save({ outOfOrder, saveDespiteAppointments: true });
  const isToBeMoved = async (one: { id: string }) => (await detailOf(one)).isToBeMoved;
  expect([await isToBeMoved(own), await isToBeMoved(other)]).toEqual([true, false]);
  expect((await detailOf(own)).rooms).toEqual([{ room: named(site.booth, 'Booth'), choices: [] }]);
  expect((await give(own, 1, site.booth, await addBooth({ name: 'Booth 2' }))).status).toBe(200);
  expect(await isToBeMoved(own)).toBe(false);
});

test('rooms are put out of order by a manager, who decides about each visit that is hit', async () => {
  const hours = changeHours(backend, clinic, await signIn('manager'));
  const date = freshDate();
  const bookAt = (time: string) => book({ ...hearingTest, startsAt: at(time, date) });
  const [moved, kept, canceled] = [await bookAt('09:00'), await bookAt('10:00'), await bookAt('11:00')];
  const wanted = { room: site.booth, startsOn: date, endsOn: date, startsAt: '09:00', endsAt: '12:00' };
  const change = { what: 'out-of-order', entry: null, wanted };
  const ids = [moved, kept, canceled].map(({ id }) => id);
  expect(pluck((await hours.rehearse(change)).body.data.visits, 'documentId')).toEqual(ids);
  expect(await daysOutOf(hours)).toEqual([]);
  expect((await hours.send(change)).body.error.name).toBe('VisitsUndecidedError');
  const fates = ['toMove', 'stays', 'canceled'];
  const visits = ids.map((documentId, index) => ({ documentId, version: 1, becomes: fates[index] }));
  const saved = await hours.send(change, { visits, reason: 'The site.booth is broken' });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const seen = await Promise.all([moved, kept, canceled].map(detailOf));
  const expected = ['true pending', 'false pending', 'false canceled'];
  expect(seen.map(({ isToBeMoved, status }) => `${isToBeMoved} ${status}`)).toEqual(expected);
  expect(await offered(clinic.otherDoctor, date)).not.toContain(at('11:00', date));

  const [days] = await daysOutOf(hours);
  expect(days).toMatchObject({ documentId: site.booth, startsOn: date, startsAt: '09:00', endsAt: '12:00' });
  const entry = { documentId: site.booth, version: days.version };
  const shorter = { what: 'out-of-order', entry, wanted: { ...wanted, endsAt: '09:30' } };
  expect((await hours.send(shorter, { visits: [{ ...visits[0], becomes: 'toMove' }] })).status).toBe(200);
  expect((await hours.send(shorter)).body.error.name).toBe('VersionConflictError');
  const [left] = await daysOutOf(hours);
  const last = { documentId: site.booth, version: left.version };
  expect((await hours.send({ what: 'out-of-order', entry: last, wanted: null })).status).toBe(200);
  expect(await daysOutOf(hours)).toEqual([]);
  expect((await detailOf(moved)).isToBeMoved).toBe(false);
  const nothing = await hours.send({ ...change, wanted: { ...wanted, room: 'a'.repeat(24) } });
  expect(nothing.body.error.details.problems[0].path).toEqual(['room']);
});
