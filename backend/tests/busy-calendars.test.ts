import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { servicesOf } from '../src/platform/services';
import { at, dataOf, findBy, freshDate, refusalOf } from './support/clinic';
import { moveClock } from './support/clock';
import { serveHere } from './support/listener';
import { startDesk } from './support/staff-desk';
import { until } from './support/until';

/** Another calendar, as its server gives it out. */
let answers: (request: IncomingMessage, response: ServerResponse) => void = () => {};
const asked: IncomingMessage[] = [];
const server = await serveHere((request, response) => {
  asked.push(request);
  answers(request, response);
});
const url = `${server.url}/private-1.ics`;

const desk = await startDesk({ env: { WEBHOOK_PRIVATE_HOSTS: '127.0.0.1' } });
const { backend, clinic, call, booker, signIn } = desk;
let manager = desk.manager;
const doctor = await signIn('doctor', { doctor: clinic.doctor });

const stamp = (iso: string) => iso.replaceAll(/[-:]|\.\d+/g, '');
const eventOf = ([from, to]: readonly [string, string], uid = from) =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:Theatre with Laila\r\nDTSTART:${stamp(from)}\r\nDTEND:${stamp(to)}\r\nEND:VEVENT\r\n`;
const textOf = (...times: (readonly [string, string])[]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${times.map((time) => eventOf(time)).join('')}END:VCALENDAR\r\n`;
const serve = (text: string) => {
  answers = (_, response) => response.writeHead(200, { 'Content-Type': 'text/calendar' }).end(text);
};

const set = (data: object = {}, token = manager) =>
  call('/busy-calendars', { token, data: { doctor: clinic.doctor, url, ...data } });
const listed = async (token = manager) => (await call('/busy-calendars', { token })).body.data;
/** Sets the doctor's calendar; gives it as it was read, for which the call itself waits for a moment only. */
async function setAndRead() {
  const { documentId } = dataOf(await set(), 201);
  const shown = async () => findBy(await listed(), 'documentId', documentId);
  await until(async () => (await shown()).readAt !== null);
  return shown();
}
const readDue = (now = Date.now()) => servicesOf(backend.strapi).readBusyCalendars(now);
let turns = 0;
/** The job's next turn, which is always later than the one before. */
const readAgain = () => {
  turns += 1;
  return readDue(Date.now() + turns * 5 * 60_000);
};
const isFree = async (startsAt: string) =>
  (await booker.starts({ from: startsAt.slice(0, 10) })).includes(startsAt);
const refusedTo = async (startsAt: string) => (await booker.book({ startsAt })).body.error?.name ?? null;
const isListed = async (id: string) => (await desk.stored(id).first()).outside_since !== null;

/** Sessions end meanwhile. */
async function laterBy(milliseconds: number): Promise<void> {
  moveClock(milliseconds);
  manager = await signIn('manager');
}

beforeEach(async () => {
  for (const { documentId } of await listed())
    await call(`/busy-calendars/${documentId}`, { token: manager, method: 'DELETE' });
  asked.length = 0;
});

test('nobody is booked while the doctor is busy, in any way, and everybody again afterwards', async () => {
  const date = freshDate();
  const [busy, later] = [at('10:00', date), at('11:00', date)];
  serve(textOf([at('10:00', date), at('10:30', date)]));
  expect(await setAndRead()).toMatchObject({ host: '127.0.0.1', failure: null, times: 1, skipped: 0 });
  expect([await isFree(busy), await isFree(later)]).toEqual([false, true]);
  expect(await refusedTo(busy)).toBe('SlotTakenError');
  const overbooking = { startsAt: busy, overbookReason: 'urgent' };
  expect((await desk.forCaller(overbooking, { token: manager })).status).toBe(409);
  const blocking = await desk.block(date, '10:00', '10:30');
  expect(blocking.body.error.details).toMatchObject({ appointments: [], blocked: true });
  // The desk sees that, and nothing of what.
  const expected = { kind: 'busy', startsAt: busy, endsAt: at('10:30', date) };
  expect(findBy(await desk.dayOf(date), 'kind', 'busy')).toEqual(expected);
  const stored = JSON.stringify([await desk.db()('busy_calendars'), await desk.db()('busy_times')]);
  expect(stored).not.toMatch(/Laila|private-1/);
  serve(textOf());
  await readAgain();
  expect(await isFree(busy)).toBe(true);
  expect(await refusedTo(busy)).toBeNull();
});

test('an appointment inside stays, is on the list of those to be moved until the doctor is free again, and its time is taken when it goes', async () => {
  const date = freshDate();
  const startsAt = at('12:00', date);
  const book = (time: string) => desk.book({ startsAt: at(time, date) });
  const [gone, stays, free] = [await book('12:00'), await book('12:40'), await book('15:00')];
  serve(textOf([startsAt, at('13:00', date)]));
  const { documentId } = await setAndRead();
  expect(await Promise.all([gone, stays, free].map(({ id }) => isListed(id)))).toEqual([true, true, false]);
  // Nobody else is put beside it meanwhile.
  expect((await desk.forCaller({ startsAt, overbookReason: 'urgent' }, { token: manager })).status).toBe(409);
  expect((await desk.turn(gone.id, { to: 'canceled', version: 1, reason: 'ill' })).status).toBe(200);
  expect(await refusedTo(startsAt)).toBe('SlotTakenError');

  await call(`/busy-calendars/${documentId}`, { token: manager, method: 'DELETE' });
  expect(await isListed(stays.id)).toBe(false);
  expect(await isFree(at('12:20', date))).toBe(true);
  const claims = await desk.db()('claims').where({ block: documentId });
  expect([...claims, ...(await desk.db()('busy_times'))]).toEqual([]);
});

test('a visitor who is filling in the form for such a time is not given it, and one that was blocked stays busy when it is given back', async () => {
  const date = freshDate();
  const startsAt = at('10:00', date);
  const key = randomUUID();
  expect((await booker.hold({ startsAt }, key)).status).toBe(201);
  const block = dataOf(await desk.block(date, '14:00', '15:00'), 201);
  serve(textOf([startsAt, at('11:00', date)], [at('14:30', date), at('15:00', date)]));
  await setAndRead();
  expect(refusalOf(await booker.book({ startsAt }, { holdKey: key }))).toEqual([409, 'SlotTakenError']);
  await call(`/time-blocks/${block.documentId}`, { method: 'DELETE' });
  expect([await isFree(at('14:00', date)), await isFree(at('14:40', date))]).toEqual([true, false]);
});

test('our own appointments that come back make nobody busy', async () => {
  const date = freshDate();
  const feed = { kind: 'doctor', of: clinic.doctor, language: 'en' };
  const { secret } = (await call('/calendar-feeds', { token: doctor, data: feed })).body.data;
  const { id } = await desk.book({ startsAt: at('10:00', date) });
  const headers = { 'X-Website-Key': backend.websiteHeaders['X-Website-Key'], 'X-Feed-Key': secret };
  const own = await (await fetch(`${backend.url}/api/calendar-feeds/file`, { headers })).text();
  expect(own).toContain('BEGIN:VEVENT');
  serve(own);
  expect(await setAndRead()).toMatchObject({ failure: null, times: 0 });
  expect(await isListed(id)).toBe(false);
});

test('what cannot be read says why, and the times stay as they were', async () => {
  const date = freshDate();
  const busy = at('10:00', date);
  serve(textOf([busy, at('10:30', date)]));
  await setAndRead();
  const failures: [string, typeof answers][] = [
    ['refused', (_, response) => response.writeHead(404).end()],
    ['notCalendar', (_, response) => response.end('<p>Sign in</p>')],
    ['unreachable', (_, response) => response.destroy()],
    ['tooBig', (_, response) => response.end(Buffer.alloc(6 * 1024 * 1024, 'x'))],
    ['address', (_, response) => response.writeHead(302, { Location: 'https://10.1.2.3/' }).end()],
    ['unreachable', (_, response) => response.writeHead(302, { Location: '/again' }).end()],
  ];
  for (const [failure, answer] of failures) {
    answers = answer;
    expect(await readAgain()).toEqual({ read: 0, failed: 1 });
    expect(await listed()).toMatchObject([{ failure, times: 1 }]);
    expect(await isFree(busy)).toBe(false);
  }
  const status = async () => (await call('/system-status', { token: manager })).body.data.calendars;
  expect(await status()).toEqual({ state: 'well', count: 1, failing: 0 });
  await laterBy(3 * 60 * 60_000);
  expect(await status()).toEqual({ state: 'look', count: 1, failing: 1 });
  serve(textOf());
  await readAgain();
  expect(await listed()).toMatchObject([{ failure: null, failingSince: null, times: 0 }]);
  expect(await isFree(busy)).toBe(true);
  // It was encrypted with another key.
  await desk.db()('busy_calendars').update('address', Buffer.alloc(60).toString('base64'));
  await readAgain();
  expect(await listed()).toMatchObject([{ failure: 'lost' }]);
});

test('a calendar that would take for ever is given up in a thread of its own', async () => {
  const rule = 'DTSTART:19000101T000000Z\r\nDURATION:PT1S\r\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30';
  serve(`BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:x\r\n${rule}\r\nEND:VEVENT\r\nEND:VCALENDAR`);
  // Slower than the call waits: its first reading goes on behind it.
  expect((await set()).body.data).toMatchObject({ readAt: null, failure: null });
  await expect.poll(async () => (await listed())[0].failure).toBe('tooMuch');
});

test('a calendar is asked for by what is known of it, and what has not changed is not read again', async () => {
  answers = ({ headers }, response) => {
    if (headers['if-none-match'] === '"1"') return response.writeHead(304).end();
    const known = { ETag: '"1"', 'Last-Modified': 'Sat, 28 Nov 2026 09:00:00 GMT' };
    return response.writeHead(200, known).end(textOf());
  };
  await setAndRead();
  await readAgain();
  expect(asked.map(({ headers }) => headers['if-none-match'] ?? null)).toEqual([null, '"1"']);
  expect(asked[1]?.headers['if-modified-since']).toBe('Sat, 28 Nov 2026 09:00:00 GMT');
  // The horizon has moved on.
  await laterBy(7 * 60 * 60_000);
  await readAgain();
  expect(asked[2]?.headers['if-none-match']).toBeUndefined();
});

test('a calendar that is due is read by one backend, every five minutes', async () => {
  serve(textOf());
  await setAndRead();
  asked.length = 0;
  const now = Date.now() + 60_000;
  expect(await readDue(now)).toEqual({ read: 0, failed: 0 });
  const due = now + 5 * 60_000;
  await Promise.all([readDue(due), readDue(due)]);
  expect(asked).toHaveLength(1);
});

test('doctors set their own calendar and see it, managers everybody’s, and none at an address of this network, without encryption or of a file', async () => {
  serve(textOf());
  const other = await signIn('doctor', { doctor: clinic.otherDoctor });
  const token = await signIn('doctor', { doctor: clinic.doctor });
  expect((await set({}, other)).status).toBe(400);
  const { documentId } = (await set({}, token)).body.data;
  const seen = [await listed(token), await listed(other), await listed()];
  expect(seen.map(({ length }) => length)).toEqual([1, 0, 1]);
  const remove = (by: string) => call(`/busy-calendars/${documentId}`, { token: by, method: 'DELETE' });
  expect((await remove(other)).status).toBe(404);
  expect((await remove(token)).status).toBe(200);
  const log = await desk.db()('log_entries').where('action', 'like', 'busy.%').orderBy('id');
  expect(log.slice(-2).map(({ action }) => action)).toEqual(['busy.set', 'busy.end']);
  expect(JSON.stringify(log)).not.toContain('127.0.0.1:');

  const places = ['http://93.184.216.34', 'https://10.1.2.3', 'webcal://localhost', 'file:///etc'];
  for (const place of places) expect((await set({ url: `${place}/feed.ics` })).status, place).toBe(400);
});
