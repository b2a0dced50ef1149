import { expect, test } from 'vitest';
import { dateAt, WallClock, waitingDay } from '../src/scheduling/zone';
import { type Answer, findBy, newPhone, pluck } from './support/clinic';
import { moveClock } from './support/clock';
import { startDesk } from './support/staff-desk';

const desk = await startDesk();
const { clinic, db } = desk;
const ZONE = 'Africa/Cairo';

const add = (fields: object = {}, token?: string) =>
  desk.call('/queue-entries', { data: { branch: clinic.branch, name: 'Omar', ...fields }, token });
const idOf = async (fields: object = {}) => (await add(fields)).body.data.documentId as string;
const today = async () => (await desk.call(`/today?branch=${clinic.branch}`)).body;
const entryOf = async (id: string) => findBy((await today()).queue, 'documentId', id);
const step = async (id: string, to: string, more: object = {}) =>
  desk.call(`/queue-entries/${id}/steps`, { data: { to, version: (await entryOf(id)).version, ...more } });
/** Notes that somebody has come whose visit nobody has changed so far. */
const arrived = (visit: string) => desk.note(visit, { to: 'arrived', version: 1 });
const refusalOf = ({ status, body }: Answer) => [status, body.error?.details];

test('who comes without an appointment takes a number and no time, however many come at once', async () => {
  const visit = await desk.confirmedIn(40);
  const before = await db()('claims').count({ total: '*' });
  const all = await Promise.all([...Array.from({ length: 6 }, () => add()), arrived(visit)]);
  expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201, 200]);
  const { data, queue } = await today();
  const tickets = [...queue, ...data].flatMap(({ ticket }: { ticket: number | null }) => ticket ?? []);
  expect(tickets.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(await db()('claims').count({ total: '*' })).toEqual(before);
  expect((await add({ doctor: 'a'.repeat(24) })).status).toBe(400);
  expect((await add({}, desk.elsewhere)).status).toBe(400);
  await db()('queue_entries').delete();
});

test('the queue goes by number, and before others only with a reason that is kept', async () => {
  const [first, second] = [await idOf({ doctor: clinic.doctor }), await idOf({ doctor: clinic.doctor })];
  const any = await idOf();
  expect((await entryOf(first)).isNext).toBe(true);
  expect((await entryOf(second)).isNext).toBe(false);
  expect((await entryOf(any)).isNext).toBe(true);
  expect(refusalOf(await step(second, 'called'))).toEqual([409, { refusal: 'reasonRequired' }]);
  expect((await step(second, 'called', { reason: 'In pain' })).status).toBe(200);
  expect(await entryOf(second)).toMatchObject({ state: 'called', reason: 'In pain' });
  expect((await step(second, 'left')).status).toBe(409);
  expect((await step(second, 'done')).status).toBe(200);
  expect((await step(first, 'left')).status).toBe(200);
  expect((await step(first, 'waiting')).status).toBe(200);
  const { version } = await entryOf(first);
  const twice = ['called', 'left'].map((to) =>
    desk.call(`/queue-entries/${first}/steps`, { data: { to, version } }),
  );
  expect((await Promise.all(twice)).map(({ status }) => status).sort()).toEqual([200, 409]);
  const stored = await db()('queue_entries').where({ document_id: second }).first();
  expect(JSON.parse(stored.steps)).toMatchObject([
    { to: 'waiting', reason: null },
    { to: 'called', reason: 'In pain', by: expect.stringMatching(/^user:/) },
    { to: 'done', reason: null },
  ]);
});

test('who has a time goes in before the queue once it has come, is shown so in the waiting room, and is called before others only with a reason, which its history keeps', async () => {
  await db()('queue_entries').delete();
  const id = await idOf({ doctor: clinic.doctor });
  const visit = await desk.confirmedIn(30);
  await arrived(visit);
  expect((await entryOf(id)).isNext).toBe(true);
  await desk.startIn({ id: visit, minutes: -1 });
  expect((await entryOf(id)).isNext).toBe(false);
  await desk.settings({ showsWaitingRoom: true });
  const { ticket } = await entryOf(id);
  const shown = (await desk.call(`/today/screen?branch=${clinic.branch}`)).body.data.waiting;
  const numbers = pluck(shown, 'ticket');
  expect(numbers.indexOf((await desk.detail(visit)).ticket)).toBeLessThan(numbers.indexOf(ticket));

  await db()('queue_entries').delete();
  await db()('appointments').update({ attendance: null });
  const arrive = async (minutes: number) => {
    const id = await desk.confirmedIn(minutes);
    await arrived(id);
    return id;
  };
  const call = (id: string, more: object = {}) => desk.note(id, { to: 'with_doctor', version: 2, ...more });
  const isBefore = async (id: string) => {
    const row = findBy((await today()).data, 'documentId', id);
    expect((await desk.detail(id)).goesBeforeOthers).toBe(row.goesBeforeOthers);
    return row.goesBeforeOthers;
  };
  const [first, second] = [await arrive(-20), await arrive(-10)];
  expect([await isBefore(first), await isBefore(second)]).toEqual([false, true]);
  expect(refusalOf(await call(second))).toEqual([409, { refusal: 'reasonRequired' }]);
  expect((await call(second, { reason: 'In pain' })).status).toBe(200);
  const last = { attendanceTo: 'with_doctor', reason: 'In pain' };
  expect((await desk.detail(second)).history.at(-1)).toMatchObject(last);
  expect((await call(first)).status).toBe(200);

  // A walk-in without a time goes in before somebody who came early.
  const early = await arrive(25);
  const untimed = await idOf({ doctor: clinic.doctor });
  expect(await isBefore(early)).toBe(true);
  await step(untimed, 'left');
  expect((await call(early)).status).toBe(200);
});

test('who stood in a queue is handed over and erased by their phone', async () => {
  const phone = newPhone();
  const id = await idOf({ phone, name: 'Canarywood' });
  expect((await desk.handOver(phone)).queueEntries).toMatchObject([{ name: 'Canarywood', phone }]);
  expect(await desk.erase(phone)).toMatchObject({ queue: 1 });
  const stored = await db()('queue_entries').where({ document_id: id }).first();
  const ticket_day = waitingDay(Date.now(), ZONE);
  expect(stored).toMatchObject({ name: null, phone: null, steps: '[]', ticket_day });
});

test('a patient who is erased while a visit of theirs is open keeps nobody waiting', async () => {
  await db()('queue_entries').delete();
  await db()('appointments').update({ attendance: null });
  const phone = newPhone();
  const [gone, waits] = [await desk.confirmedIn(-40), await desk.confirmedIn(-10)];
  await desk.stored(gone).update({ phone });
  for (const id of [gone, waits]) await arrived(id);
  const id = await idOf({ doctor: clinic.doctor });
  expect((await desk.detail(waits)).goesBeforeOthers).toBe(true);
  await desk.erase(phone, 1);
  expect((await desk.detail(waits)).goesBeforeOthers).toBe(false);
  expect(findBy((await today()).data, 'documentId', waits).goesBeforeOthers).toBe(false);
  expect((await desk.note(waits, { to: 'with_doctor', version: 2 })).status).toBe(200);
  expect((await entryOf(id)).isNext).toBe(true);
  expect((await desk.call(`/today/screen?branch=${clinic.branch}`)).body.data.waiting).toHaveLength(1);
});

// Last, as the sessions of staff end while the clock is moved.
test('the queue of an evening goes on past midnight: who waits is still called, and who comes has the next number', async () => {
  await db()('queue_entries').delete();
  const night = new WallClock(dateAt(Date.now(), ZONE), ZONE);
  const moveTo = async (minutes: number) => {
    moveClock(night.reaches(minutes) - Date.now());
    return desk.signIn('staff', { branches: [clinic.branch] });
  };
  const id = (await add({}, await moveTo(23 * 60 + 50))).body.data.documentId;
  const token = await moveTo(24 * 60 + 10);
  await add({}, token);
  const { queue } = (await desk.call(`/today?branch=${clinic.branch}`, { token })).body;
  const [{ documentId, ticket, version }, { ticket: next }] = queue;
  expect([documentId, next]).toEqual([id, ticket + 1]);
  const called = await desk.call(`/queue-entries/${id}/steps`, { token, data: { to: 'called', version } });
  expect(called.status).toBe(200);
});
