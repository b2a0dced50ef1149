import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { beforeEach, expect, test } from 'vitest';
import { addDays } from '../src/scheduling/zone';
import { at, dataOf, findBy, freshDate, pluck } from './support/clinic';
import { createAccount, tokenOf } from './support/staff';
import { startDesk } from './support/staff-desk';

const desk = await startDesk();
const { backend, clinic, call, manager, signIn, documents } = desk;
const doctor = await signIn('doctor', { doctor: clinic.doctor });

type Wanted = { kind: 'doctor' | 'branch' | 'clinic'; of: string | null; language?: 'en' | 'ar' };

const make = (token: string, wanted: Wanted) =>
  call('/calendar-feeds', { token, data: { language: 'en', ...wanted } });
const own = { kind: 'doctor', of: clinic.doctor } as const;

const secretOf = async (token: string, wanted: Wanted): Promise<string> =>
  dataOf(await make(token, wanted), 201).secret;

const fetchFeed = (secret: string, headers: Record<string, string> = {}) =>
  fetch(`${backend.url}/api/calendar-feeds/file`, {
    headers: { 'X-Website-Key': backend.websiteHeaders['X-Website-Key'], 'X-Feed-Key': secret, ...headers },
  });

/** The events of a feed as two calendars that are not ours read them; both have to say the same. */
async function eventsOf(secret: string) {
  const answer = await fetchFeed(secret);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  const byNode = nodeIcal.sync.parseICS(text);
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const other = byNode[event.uid];
    if (other?.type !== 'VEVENT') throw new Error(`${event.uid} is unknown to the other reader`);
    const said = (time: typeof event.startDate) =>
      time.isDate ? time.toString() : time.toJSDate().toISOString();
    const [startsAt, endsAt] = [said(event.startDate), said(event.endDate)];
    if (!event.startDate.isDate) expect(new Date(other.start).toISOString()).toBe(startsAt);
    const status = String(component.getFirstPropertyValue('status'));
    expect(other.status).toBe(status);
    return { uid: event.uid, sequence: event.sequence, summary: event.summary, status, startsAt, endsAt };
  });
}

const uidOf = (number: string) =>
  `${number}@${new URL(process.env.SITE_URL ?? backend.environment.WEBSITE_URL ?? '').hostname}`;

beforeEach(() => desk.settings({ showsNamesInCalendars: false }));

test('an appointment keeps its entry through every change, each raises its number, and its patient is named only where the clinic allows it', async () => {
  const secret = await secretOf(doctor, own);
  const date = freshDate();
  const booked = await desk.book({ startsAt: at('10:00', date), firstName: 'Nadia' });
  const entry = async () => (await eventsOf(secret)).find(({ uid }) => uid === uidOf(booked.bookingNumber));
  expect(await entry()).toMatchObject({ sequence: 0, status: 'TENTATIVE', startsAt: at('10:00', date) });
  expect(await (await fetchFeed(secret)).text()).not.toContain('Nadia');
  // Isolated: behind an Arabic name its groups would be read from the last one.
  expect((await entry())?.summary).toContain(`\u2066${booked.bookingNumber}\u2069`);
  await desk.settings({ showsNamesInCalendars: true });
  expect((await entry())?.summary).toContain('Nadia Hassan');
  await desk.confirm(booked, desk.staff);
  expect(await entry()).toMatchObject({ sequence: 1, status: 'CONFIRMED' });
  await call(`/appointments/${booked.id}/move`, { data: { startsAt: at('14:00', date), version: 2 } });
  const expected = { sequence: 2, startsAt: at('14:00', date), endsAt: at('14:20', date) };
  expect(await entry()).toMatchObject(expected);
  await desk.turn(booked.id, { to: 'canceled', version: 3, reason: 'ill' });
  expect(await entry()).toMatchObject({ sequence: 3, status: 'CANCELLED' });
});

test('a feed has blocked times, closures and days off, and of whom it is', async () => {
  const date = freshDate();
  const mine = await secretOf(doctor, own);
  const branch = await secretOf(manager, { kind: 'branch', of: clinic.branch, language: 'ar' });
  const elsewhere = await secretOf(manager, { kind: 'branch', of: clinic.otherBranch, language: 'ar' });
  const block = dataOf(await desk.block(date, '16:00', '17:00', { reason: 'Theatre with Laila' }), 201);
  const feast = { startsOn: addDays(date, 20), endsOn: addDays(date, 21), reason: 'Feast' };
  const data = { ...feast, branch: clinic.branch };
  const closed = await documents('closure').create({ locale: 'en', data });
  const { documentId } = closed;
  await documents('closure').update({ documentId, locale: 'ar', data: { reason: 'عيد' } });
  const [first, last] = [addDays(date, 22), addDays(date, 23)];
  const away = { startsOn: first, endsOn: last, startsAt: '09:00:00.000', endsAt: '10:00:00.000' };
  const off = await documents('day-off').create({ data: { doctor: clinic.doctor, ...away } });
  const shown = async (secret: string) =>
    (await eventsOf(secret))
      .filter(({ uid }) => /^(?:block|absence)/.test(uid))
      .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  const all = [
    { uid: uidOf(`block-${block.documentId}`), startsAt: at('16:00', date), endsAt: at('17:00', date) },
    { uid: uidOf(`absence-${closed.documentId}`), startsAt: addDays(date, 20), endsAt: addDays(date, 22) },
    ...[first, last].map((day) => ({
      uid: uidOf(`absence-${off.documentId}-${day.replaceAll('-', '')}`),
      startsAt: at('09:00', day),
      endsAt: at('10:00', day),
    })),
  ];
  expect(await shown(mine)).toMatchObject(all);
  expect(await shown(branch)).toMatchObject(all);
  const expected = ['Not bookable', 'Closed: Maadi (Feast)', ...Array(2).fill('Dr Mona: Day off')];
  expect((await shown(mine)).map(({ summary }) => summary)).toEqual(expected);
  // The other branch is open, and the doctor works there as well.
  expect((await shown(elsewhere)).map(({ uid }) => uid)).not.toContain(uidOf(`absence-${closed.documentId}`));
  await desk.settings({ showsNamesInCalendars: true });
  expect((await shown(mine))[0]?.summary).toBe('Not bookable · Theatre with Laila');
});

test('a feed shows what its owner sees, and nobody opens another one', async () => {
  const other = await signIn('doctor', { doctor: clinic.otherDoctor });
  const booked = await desk.book({ startsAt: at('12:00', freshDate()) });
  const uids = async (secret: string) => (await eventsOf(secret)).map(({ uid }) => uid);
  expect(await uids(await secretOf(doctor, own))).toContain(uidOf(booked.bookingNumber));
  const theirs = await secretOf(other, { kind: 'doctor', of: clinic.otherDoctor });
  expect(await uids(theirs)).not.toContain(uidOf(booked.bookingNumber));
  const there = await secretOf(manager, { kind: 'branch', of: clinic.otherBranch });
  expect(await uids(there)).not.toContain(uidOf(booked.bookingNumber));
  for (const [token, wanted] of [
    [other, own],
    [doctor, { kind: 'branch', of: clinic.branch }],
    [doctor, { kind: 'clinic', of: null }],
    [manager, own],
    [manager, { kind: 'branch', of: null }],
    [manager, { kind: 'clinic', of: clinic.branch }],
    [manager, { kind: 'branch', of: 'abcdefghijklmnopqrstuvwx' }],
  ] as const)
    expect((await make(token, wanted)).status).toBe(400);
});

test('an address is dead at once when it is renewed, revoked, or its owner is let go', async () => {
  const account = await createAccount({ backend, role: 'doctor', doctor: clinic.doctor });
  const token = await tokenOf(backend, account);
  const first = await secretOf(token, own);
  const second = await secretOf(token, own);
  expect((await fetchFeed(first)).status).toBe(404);
  expect((await fetchFeed(second)).status).toBe(200);
  const listed = async (by: string) => (await call('/calendar-feeds', { token: by })).body;
  const [feed] = (await listed(token)).data;
  expect(feed).toMatchObject({ kind: 'doctor', of: clinic.doctor, owner: null, fetches: 1 });
  expect(Math.abs(Date.parse(feed.fetchedAt) - Date.now())).toBeLessThan(60_000);
  expect(findBy((await listed(manager)).data, 'documentId', feed.documentId).owner).toMatch(/^doctor-/);
  const remove = (by: string) => call(`/calendar-feeds/${feed.documentId}`, { token: by, method: 'DELETE' });
  expect((await remove(doctor)).status).toBe(404);
  expect((await remove(manager)).status).toBe(200);
  expect((await fetchFeed(second)).status).toBe(404);
  const third = await secretOf(token, own);
  const users = desk.db()('up_users').where({ id: account.id });
  await users.clone().update({ blocked: true });
  expect((await fetchFeed(third)).status).toBe(404);
  await users.clone().update({ blocked: false, doctor: clinic.otherDoctor });
  expect((await fetchFeed(third)).status).toBe(404);
  const log = await desk.db()('log_entries').whereLike('action', 'feed.%').orderBy('id');
  expect(pluck(log.slice(-4), 'action')).toEqual(['feed.make', 'feed.renew', 'feed.revoke', 'feed.make']);
  expect(log.at(-1).detail).toContain('Mona');
});

test('the secret is stored nowhere, a feed that nobody changed is the same text, and it is given out so often an hour, while others are not held up', async () => {
  const secret = await secretOf(doctor, own);
  expect(JSON.stringify(await desk.db()('calendar_feeds'))).not.toContain(secret);
  const [once, again] = [await fetchFeed(secret), await fetchFeed(secret)];
  expect(once.headers.get('etag')).toMatch(/^"[\w-]{27}"$/);
  expect(again.headers.get('etag')).toBe(once.headers.get('etag'));
  await desk.book({ startsAt: at('13:00', freshDate()) });
  expect((await fetchFeed(secret)).headers.get('etag')).not.toBe(once.headers.get('etag'));
  for (const wrong of ['', `${secret}A`]) expect((await fetchFeed(wrong)).status).toBe(404);

  const other = await secretOf(manager, { kind: 'clinic', of: null });
  const statuses = new Set<number>();
  for (let asked = 0; asked < 241; asked += 1) statuses.add((await fetchFeed(secret)).status);
  expect([...statuses]).toEqual([200, 429]);
  expect((await fetchFeed(other)).status).toBe(200);
});
