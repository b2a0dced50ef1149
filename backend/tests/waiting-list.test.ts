import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepWaitingList } from '../src/appointments/waiting/keep-waiting-list';
import { composeWaitingMessage } from '../src/documents/waiting/compose';
import { channel } from '../src/messaging/outbox';
import { WEEKDAYS } from '../src/scheduling/schedule';
import { addDays } from '../src/scheduling/zone';
import {
  at,
  BOOKING_DATE,
  type Booker,
  freshDate,
  newPhone,
  read,
  startClinic,
  type TestClinic,
} from './support/clinic';
import { documentsOf } from './support/documents';
import { signIn } from './support/staff';
import type { TestBackend } from './support/strapi';

let backend: TestBackend;
let clinic: TestClinic;
let booker: Booker;
let staff: string;
let manager: string;

interface Link {
  number: string;
  key: string;
  phone: string;
}
interface Own {
  bookingNumber: string;
  manageKey: string;
  phone: string;
  startsAt: string;
}

const MINUTE = 60_000;
const db = () => backend.strapi.db.connection;
const keep = (now = Date.now()) => keepWaitingList({ strapi: backend.strapi, now });

async function send(
  path: string,
  {
    data,
    key,
    token,
    method = 'POST',
  }: { data?: unknown; key?: string; token?: string; method?: string } = {},
) {
  const who = token
    ? { Authorization: `Bearer ${token}` }
    : { 'X-Website-Key': backend.websiteHeaders['X-Website-Key'] ?? '' };
  const headers = {
    ...who,
    'Content-Type': 'application/json',
    'Idempotency-Key': randomUUID(),
    ...(key ? { 'X-Manage-Key': key } : {}),
  };
  const body = method === 'GET' ? {} : { body: JSON.stringify({ data: data ?? {} }) };
  return read(await fetch(`${backend.url}/api${path}`, { method, headers, ...body }));
}

async function settings(data: Record<string, unknown>): Promise<void> {
  const documents = documentsOf(backend.strapi, 'booking-setting');
  const [known] = await documents.findMany({ locale: 'en' });
  await documents.update({ documentId: known?.documentId ?? '', locale: 'en', data });
}

const wish = (fields: Record<string, unknown> = {}) => ({
  doctor: clinic.otherDoctor,
  until: addDays(BOOKING_DATE, 60),
  firstName: 'Salma',
  lastName: 'Nour',
  phone: newPhone(),
  email: 'salma@example.com',
  age: 30,
  consent: true,
  locale: 'en',
  ...fields,
});

async function join(fields: Record<string, unknown> = {}): Promise<Link> {
  const data = wish(fields);
  const answer = await send('/waiting-entries', { data });
  expect(answer.status).toBe(201);
  return { ...answer.body.data, phone: data.phone };
}

const own = ({ number, key }: Link) => send(`/waiting-entries/by-number/${number}`, { key, method: 'GET' });
const look = async (link: Link) => (await own(link)).body.data;
async function act(link: Link, action: 'accept' | 'decline' | 'leave', offer?: string) {
  const given = action === 'leave' ? {} : { offer: offer ?? (await look(link)).offer.documentId };
  return send(`/waiting-entries/by-number/${link.number}/${action}`, { key: link.key, data: given });
}

async function book(startsAt: string, fields: Record<string, unknown> = {}): Promise<Own> {
  const phone = newPhone();
  const request = booker.request({ doctor: clinic.otherDoctor, startsAt, phone, ...fields });
  const answer = await booker.post(request);
  expect(answer.status).toBe(201);
  return { ...answer.body.data, phone: request.phone };
}
const cancel = ({ bookingNumber, manageKey }: Own, version = 1) =>
  send(`/appointments/by-number/${bookingNumber}/cancel`, { key: manageKey, data: { version } });
const earlier = ({ bookingNumber, manageKey }: Own, wanted = true) =>
  send(`/appointments/by-number/${bookingNumber}/earlier`, { key: manageKey, data: { wanted } });
const visit = async ({ bookingNumber, manageKey }: Own) =>
  (await booker.get(`/appointments/by-number/${bookingNumber}`, { 'X-Manage-Key': manageKey })).body.data;
const rowOf = ({ bookingNumber }: { bookingNumber: string }) =>
  db()('appointments').where({ booking_number: bookingNumber }).first();
const entryOf = ({ number }: Link) => db()('waiting_entries').where({ number }).first();
const told = async (link: Link, kind: string) =>
  db()('outbox_messages')
    .where({ kind })
    .where('reference', 'like', `${(await entryOf(link)).document_id}:%`);

/** A time that is taken while `waiting` begin to wait, and becomes free then. */
async function freed<Waiting>(time: string, waiting: () => Promise<Waiting>) {
  const taken = await book(time);
  const links = await waiting();
  expect((await cancel(taken)).status).toBe(200);
  return { taken, links };
}
const times = <Made>(count: number, make: () => Promise<Made>) =>
  Promise.all(Array.from({ length: count }, make));

beforeAll(async () => {
  ({ backend, clinic, booker } = await startClinic());
  staff = await signIn({ backend, role: 'staff' });
  manager = await signIn({ backend, role: 'manager' });
});
afterAll(() => backend?.stop());
beforeEach(async () => {
  await db()('waiting_offers').delete();
  await db()('waiting_entries').delete();
  await db()('waiting_places').delete();
  await settings({
    waitingTold: 3,
    waitingOfferMinutes: 60,
    quietFrom: null,
    quietUntil: null,
    offersSms: true,
    phoneMessagesText: 'By SMS.',
  });
});

describe('joining the list', () => {
  test('is told with a link that shows and leaves it, and opens for nobody else', async () => {
    const link = await join({ tellBy: 'sms', weekdays: [1, 3], parts: ['evening'] });
    expect(await look(link)).toMatchObject({
      state: 'waiting',
      weekdays: [1, 3],
      parts: ['evening'],
      firstName: 'Salma',
      offer: null,
      doctor: { name: { en: 'Dr Adel' } },
    });
    expect((await told(link, 'waiting-joined')).map(({ channel }) => channel).sort()).toEqual([
      'email',
      'sms',
    ]);
    expect((await own({ ...link, key: 'AAAAAAAAAAAA' })).status).toBe(404);
    expect((await entryOf(link)).consent_text).toBe('I agree.');
    expect((await act(link, 'leave')).body.data.state).toBe('left');
    expect((await act(link, 'leave')).status).toBe(409);
  });

  test('refuses who cannot be told, what is not offered, and a date that is over', async () => {
    const fault = async (fields: Record<string, unknown>) => {
      const { status, body } = await send('/waiting-entries', { data: wish(fields) });
      expect(status).toBe(400);
      return body.error.details.errors.map(({ path }: { path: string[] }) => path[0]);
    };
    expect(await fault({ email: null })).toEqual(['email']);
    expect(await fault({ phone: '12' })).toEqual(['phone']);
    expect(await fault({ until: '2020-01-01' })).toEqual(['until']);
    expect(await fault({ tellBy: 'whatsapp' })).toEqual(['tellBy']);
    expect(await fault({ age: 200 })).toEqual(['age']);
    expect(await fault({ consent: false })).toEqual(['consent']);
    expect(await fault({ branches: [clinic.otherBranch] })).toEqual(['doctor']);
  });

  test('gives the same entry to the same request, and three to a phone however many ask at once', async () => {
    const key = randomUUID();
    const headers = {
      'X-Website-Key': backend.websiteHeaders['X-Website-Key'] ?? '',
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
    };
    const data = wish();
    const post = (given: unknown) =>
      fetch(`${backend.url}/api/waiting-entries`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ data: given }),
      }).then(read);
    const [first, again] = [await post(data), await post(data)];
    expect(again.body.data).toEqual(first.body.data);
    expect((await post({ ...data, age: 31 })).status).toBe(422);

    const phone = newPhone();
    const answers = await times(8, () => send('/waiting-entries', { data: wish({ phone }) }));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });
});

describe('a time that becomes free', () => {
  test('is told to the first few whom it suits, and the first to accept has it', async () => {
    const time = at('11:00', freshDate());
    const { links } = await freed(time, async () => {
      const early = await join();
      const never = await join({ parts: ['evening'] });
      const second = await join();
      const third = await join({ doctor: null, specialty: clinic.specialty });
      const late = await join();
      return { early, never, second, third, late };
    });
    expect(await keep()).toMatchObject({ offered: 3 });
    const { early, never, second, third, late } = links;
    for (const link of [early, second, third])
      expect((await look(link)).offer).toMatchObject({ state: 'open', startsAt: time });
    for (const link of [never, late]) expect((await look(link)).offer).toBeNull();
    // Told once, however often it is looked.
    expect(await keep()).toMatchObject({ offered: 0 });

    const answer = await act(second, 'accept');
    expect(answer.body.data).toMatchObject({ state: 'booked', offer: { state: 'accepted' } });
    const booked = await rowOf(answer.body.data.booked);
    expect(booked).toMatchObject({ first_name: 'Salma', phone: second.phone, status: 'pending' });
    const [event] = await db()('appointment_events').where({ appointment: booked.document_id });
    expect(event).toMatchObject({ action: 'fromWaitingList', actor: 'patient' });

    const lost = await act(early, 'accept');
    expect(lost.body.error).toMatchObject({ name: 'SlotTakenError' });
    expect(await look(early)).toMatchObject({ state: 'waiting', offer: { state: 'taken' } });
    expect(await told(early, 'waiting-taken')).toHaveLength(1);
    expect(await told(second, 'waiting-taken')).toHaveLength(0);
    // Accepted again, it is the same booking.
    expect((await act(second, 'accept', answer.body.data.offer.documentId)).body.data.booked).toEqual(
      answer.body.data.booked,
    );
  });

  test('is not told to whom it was free already, nor when somebody who looked at it lets it go', async () => {
    await join();
    expect(await keep()).toMatchObject({ offered: 0 });
    const holdKey = randomUUID();
    const hold = (method: string) =>
      fetch(`${backend.url}/api/holds`, {
        method,
        headers: {
          'X-Website-Key': backend.websiteHeaders['X-Website-Key'] ?? '',
          'X-Hold-Key': holdKey,
          'Content-Type': 'application/json',
        },
        ...(method === 'POST'
          ? {
              body: JSON.stringify({
                data: {
                  doctor: clinic.otherDoctor,
                  branch: clinic.branch,
                  startsAt: at('12:00', freshDate()),
                },
              }),
            }
          : {}),
      });
    expect((await hold('POST')).status).toBe(201);
    expect(await keep()).toMatchObject({ offered: 0 });
    await hold('DELETE');
    expect(await keep()).toMatchObject({ offered: 0 });
  });

  test('goes to the next when an offer has run out or was declined', async () => {
    await settings({ waitingTold: 1 });
    const { links } = await freed(at('11:20', freshDate()), async () => [
      await join(),
      await join(),
      await join(),
    ]);
    const [first, second, third] = links;
    if (!first || !second || !third) throw new Error('Three wait');
    await keep();
    expect((await look(first)).offer.state).toBe('open');
    expect((await look(second)).offer).toBeNull();
    await act(first, 'decline');
    await keep();
    const { offer } = await look(second);
    expect(offer.state).toBe('open');
    expect(Date.parse(offer.openUntil) - Date.parse(offer.offeredAt)).toBe(60 * MINUTE);
    await keep(Date.now() + 61 * MINUTE);
    expect((await look(second)).offer.state).toBe('expired');
    expect((await act(second, 'accept')).body.error.details).toEqual({ refusal: 'tooLate' });
    expect((await look(third)).offer.state).toBe('open');
    expect(await look(first)).toMatchObject({ state: 'waiting', offer: { state: 'declined' } });
  });

  test('is told to nobody who could not book it', async () => {
    const date = freshDate();
    const busy = newPhone();
    await book(at('09:00', date), { phone: busy, firstName: 'Salma', lastName: 'Nour' });
    const { links } = await freed(at('13:00', date), async () => ({
      hasOneThatDay: await join({ phone: busy }),
      tooOld: await join({ age: 110 }),
      other: await join(),
    }));
    await settings({ maxAge: 100 });
    try {
      await keep();
    } finally {
      await settings({ maxAge: 120 });
    }
    expect((await look(links.hasOneThatDay)).offer).toBeNull();
    expect((await look(links.tooOld)).offer).toBeNull();
    expect((await look(links.other)).offer.state).toBe('open');
  });

  test('is not told where it begins within the notice, and where the doctor takes nobody new', async () => {
    const { links: link } = await freed(at('13:20', addDays(BOOKING_DATE, -7)), () => join());
    await settings({ noticeMinutes: 20_160 });
    await keep();
    expect((await look(link)).offer).toBeNull();
    await settings({ noticeMinutes: 120 });
    const doctor = { documentId: clinic.otherDoctor, locale: 'en', status: 'published' } as const;
    await documentsOf(backend.strapi, 'doctor').update({ ...doctor, data: { takesNoNewBookings: true } });
    await keep();
    expect((await look(link)).offer).toBeNull();
    await documentsOf(backend.strapi, 'doctor').update({ ...doctor, data: { takesNoNewBookings: false } });
  });

  test('waits for the morning for whose phone would ring at night', async () => {
    const { links } = await freed(at('13:40', freshDate()), async () => ({
      phone: await join({ tellBy: 'sms', email: null }),
      mail: await join(),
    }));
    await settings({ quietFrom: '00:00:00.000', quietUntil: '23:59:00.000' });
    const noon = Date.parse(at('12:00', addDays(BOOKING_DATE, -9)));
    await keep(noon);
    expect((await look(links.phone)).offer).toBeNull();
    expect((await look(links.mail)).offer).not.toBeNull();
    await settings({ quietFrom: null, quietUntil: null });
    await keep(noon + MINUTE);
    expect((await look(links.phone)).offer).not.toBeNull();
  });

  test('is one that staff had blocked, and one of new hours', async () => {
    const date = freshDate();
    const block = await send('/time-blocks', {
      token: staff,
      data: {
        ...{ doctor: clinic.otherDoctor, branch: clinic.branch, reason: 'Meeting' },
        startsAt: `${date}T10:00`,
        endsAt: `${date}T10:20`,
      },
    });
    expect(block.status).toBe(201);
    const link = await join();
    await send(`/time-blocks/${block.body.data.documentId}`, { token: staff, method: 'DELETE' });
    await keep();
    expect((await look(link)).offer).toMatchObject({ startsAt: at('10:00', date), state: 'open' });
    await act(link, 'decline');

    const { documentId } = await backend.strapi.documents('api::schedule.schedule').create({
      data: {
        ...{ doctor: clinic.otherDoctor, branch: clinic.branch, slotMinutes: 20 },
        shifts: WEEKDAYS.map((weekday) => ({ weekday, startsAt: '20:00:00.000', endsAt: '20:20:00.000' })),
      },
    } as never);
    await keep();
    expect((await look(link)).offer.startsAt).toMatch(/T1[78]:00/);
    await backend.strapi.documents('api::schedule.schedule').delete({ documentId });
  });

  test('has words in the language of whoever waits, with its end, and none once it has run out', async () => {
    const { links: link } = await freed(at('14:00', freshDate()), () =>
      join({ locale: 'ar', tellBy: 'sms' }),
    );
    await keep();
    // As the sender has them, whatever it has done with them by now.
    const messages = (await told(link, 'waiting-offer')).map((row: Record<string, string>, id: number) => ({
      ...{ id, documentId: row.document_id ?? '', kind: row.kind ?? '', reference: row.reference ?? '' },
      ...{ to: row.recipient ?? '', channel: channel.parse(row.channel), subject: '', text: '', attempts: 1 },
    }));
    const words = (now: number) =>
      Promise.all(messages.map((message) => composeWaitingMessage({ strapi: backend.strapi, message, now })));
    const sent = await words(Date.now());
    expect(sent).toHaveLength(2);
    for (const one of sent) expect(one?.text).toContain(`/ar/w/${link.number.replace(/-/g, '')}#${link.key}`);
    expect(sent.map((one) => one?.text).join()).toMatch(/توفّر وقت/);
    expect(await words(Date.now() + 61 * MINUTE)).toEqual([null, null]);
  });
});

/** One appointment has the time, and each of its grains belongs to that alone. */
async function expectSoldOnce(time: string) {
  const sold = await db()('appointments')
    .where({ doctor: clinic.otherDoctor, starts_at: new Date(time) })
    .whereIn('status', ['pending', 'confirmed']);
  expect(sold).toHaveLength(1);
  const from = Date.parse(time) / (5 * MINUTE);
  const owners = await db()('claims')
    .where({ resource: `doctor:${clinic.otherDoctor}` })
    .whereBetween('atom', [from, from + 3])
    .pluck('appointment');
  expect(owners).toEqual([0, 1, 2, 3].map(() => sold[0].document_id));
}

describe('races', () => {
  test('of fifty who accept one freed time at once, exactly one has it', { timeout: 120_000 }, async () => {
    await settings({ waitingTold: 50 });
    const time = at('15:00', freshDate());
    const { links } = await freed(time, () => times(50, () => join()));
    expect(await keep()).toMatchObject({ offered: 50 });
    const answers = await Promise.all(links.map((link) => act(link, 'accept')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.error?.name === 'SlotTakenError')).toHaveLength(49);
    await expectSoldOnce(time);
    await keep();
    const entries: { state: string }[] = await db()('waiting_entries');
    expect(entries.filter(({ state }) => state === 'booked')).toHaveLength(1);
    expect(entries.filter(({ state }) => state === 'waiting')).toHaveLength(49);
  });

  test('an accept, the undo of the cancellation and a new booking: one of them has the time', async () => {
    for (let round = 0; round < 4; round += 1) {
      await db()('waiting_entries').delete();
      const time = at('15:20', freshDate());
      const { taken, links: link } = await freed(time, () => join());
      await keep();
      const offer = (await look(link)).offer.documentId;
      const undo = () =>
        send(`/appointments/by-number/${taken.bookingNumber}/undo`, {
          key: taken.manageKey,
          data: { version: 2 },
        });
      const fresh = () =>
        booker.post(booker.request({ doctor: clinic.otherDoctor, startsAt: time, phone: newPhone() }));
      const answers = await Promise.all([act(link, 'accept', offer), undo(), fresh()]);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      await keep();
      const state = (await look(link)).state;
      expect(state).toBe(answers[0]?.status === 200 ? 'booked' : 'waiting');
    }
  });

  test('of fifty who accept or move to one freed time at once, exactly one has it', {
    timeout: 120_000,
  }, async () => {
    await settings({ waitingTold: 25 });
    const [time, day] = [at('15:20', freshDate()), freshDate()];
    // Appointments of the same doctor on other times, whose patients want this one.
    const movers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => {
        const minutes = 9 * 60 + index * 20;
        const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
        return index < 18 ? book(at(clock, day)) : null;
      }),
    );
    const moving = movers.filter((one) => one !== null);
    const { links } = await freed(time, () => times(50 - moving.length, () => join()));
    expect(await keep()).toMatchObject({ offered: 25 });
    const offered: { link: Link; offer: string }[] = [];
    for (const link of links) {
      const offer = (await look(link)).offer?.documentId;
      if (offer) offered.push({ link, offer });
    }
    const move = ({ bookingNumber, manageKey }: Own) =>
      send(`/appointments/by-number/${bookingNumber}/move`, {
        key: manageKey,
        data: { startsAt: time, version: 1 },
      });
    const fresh = () =>
      booker.post(booker.request({ doctor: clinic.otherDoctor, startsAt: time, phone: newPhone() }));
    const asked = [
      ...offered.map(
        ({ link, offer }) =>
          () =>
            act(link, 'accept', offer),
      ),
      ...moving.map((own) => () => move(own)),
    ];
    const callers = [...asked, ...Array.from({ length: 50 - asked.length }, () => fresh)];
    expect(callers).toHaveLength(50);
    const answers = await Promise.all(callers.map((call) => call()));
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.error?.name === 'SlotTakenError')).toHaveLength(49);
    await expectSoldOnce(time);
    // Whoever was refused has the time they had.
    const kept = await Promise.all(moving.map(async (own) => (await rowOf(own)).starts_at));
    expect(kept.filter((startsAt) => new Date(startsAt).getTime() === Date.parse(time)).length).toBeLessThan(
      2,
    );
  });

  test('of fifty who undo, accept or book one canceled time at once, exactly one has it', {
    timeout: 120_000,
  }, async () => {
    await settings({ waitingTold: 24 });
    const time = at('15:40', freshDate());
    const { taken, links } = await freed(time, () => times(24, () => join()));
    expect(await keep()).toMatchObject({ offered: 24 });
    const offers = await Promise.all(links.map(async (link) => (await look(link)).offer.documentId));
    // The patient presses twice.
    const undo = () =>
      send(`/appointments/by-number/${taken.bookingNumber}/undo`, {
        key: taken.manageKey,
        data: { version: 2 },
      });
    const fresh = () =>
      booker.post(booker.request({ doctor: clinic.otherDoctor, startsAt: time, phone: newPhone() }));
    const [undone, ...others] = await Promise.all([
      Promise.all([undo(), undo()]),
      ...links.map((link, index) => act(link, 'accept', offers[index])),
      ...Array.from({ length: 24 }, fresh),
    ]);
    const winners = others.filter(({ status }) => status < 300).length;
    expect(winners + (undone.some(({ status }) => status < 300) ? 1 : 0)).toBe(1);
    await expectSoldOnce(time);
    expect((await rowOf(taken)).status).toBe(winners === 1 ? 'canceled' : 'pending');
  });

  test('of several backends that look at once, no more are told than may be', async () => {
    const { links } = await freed(at('15:40', freshDate()), () => times(8, () => join()));
    await Promise.all([keep(), keep(), keep(), keep()]);
    await keep();
    const states = await Promise.all(links.map(async (link) => (await look(link)).offer?.state));
    expect(states.filter((state) => state === 'open')).toHaveLength(3);
  });

  test('what a kill kept from being noted is noted by the next run', async () => {
    const { links: link } = await freed(at('16:00', freshDate()), () => join());
    await keep();
    const answer = await act(link, 'accept');
    expect(answer.status).toBe(200);
    await db()('waiting_entries').update({ state: 'waiting', booked_appointment: null });
    await db()('waiting_offers').update({ state: 'open' });
    await keep(Date.now() + 61 * MINUTE);
    expect(await look(link)).toMatchObject({
      state: 'booked',
      booked: answer.body.data.booked,
      offer: { state: 'accepted' },
    });
  });
});

describe('an earlier time', () => {
  const linkOf = async (owned: Own) => {
    const { number } = await db()('waiting_entries')
      .where({ appointment: (await rowOf(owned)).document_id, state: 'waiting' })
      .first();
    const { manageKeys } = (await import('../src/platform/services')).servicesOf(backend.strapi);
    return { number, key: manageKeys.shortKeyFor(`waiting|${number}`), phone: owned.phone };
  };

  test('moves the appointment when it is accepted, and not before', async () => {
    const date = freshDate();
    const mine = await book(at('16:20', date), { email: 'mine@example.com' });
    expect((await visit(mine)).earlier).toBe('open');
    const { links: link } = await freed(at('09:20', date), async () => {
      expect((await earlier(mine)).status).toBe(200);
      expect((await earlier(mine)).status).toBe(200);
      return linkOf(mine);
    });
    expect((await visit(mine)).earlier).toBe('asked');
    await keep();
    expect((await look(link)).offer).toMatchObject({ startsAt: at('09:20', date), state: 'open' });
    expect((await visit(mine)).startsAt).toBe(at('16:20', date));
    const answer = await act(link, 'accept');
    expect(answer.body.data).toMatchObject({
      state: 'booked',
      booked: { bookingNumber: mine.bookingNumber },
    });
    expect((await visit(mine)).startsAt).toBe(at('09:20', date));
    const events = await db()('appointment_events')
      .where({ action: 'fromWaitingList' })
      .orderBy('id', 'desc');
    expect(events[0].appointment).toBe((await rowOf(mine)).document_id);
  });

  test('ends with the appointment, and with its move', async () => {
    const date = freshDate();
    const first = await book(at('16:00', date), { email: 'a@example.com' });
    const second = await book(at('16:20', date), { email: 'b@example.com' });
    const third = await book(at('16:40', date));
    await earlier(first);
    await earlier(second);
    expect((await earlier(third)).status).toBe(409);
    expect((await visit(third)).earlier).toBeNull();
    const links = [await linkOf(first), await linkOf(second)];
    await cancel(first);
    const moved = await send(`/appointments/by-number/${second.bookingNumber}/move`, {
      key: second.manageKey,
      data: { startsAt: at('12:00', date), version: 1 },
    });
    expect(moved.status).toBe(200);
    expect((await visit(second)).earlier).toBe('open');
    await keep();
    for (const link of links) expect((await look(link)).state).toBe('ended');
  });

  test('is given up by its patient', async () => {
    const mine = await book(at('16:20', freshDate()), { email: 'c@example.com' });
    await earlier(mine);
    const link = await linkOf(mine);
    expect((await earlier(mine, false)).status).toBe(200);
    expect((await look(link)).state).toBe('left');
    expect((await visit(mine)).earlier).toBe('open');
  });
});

describe('staff', () => {
  test('see who waits and what was offered, add a caller, and remove', async () => {
    const time = at('10:40', freshDate());
    const { links: link } = await freed(time, () => join());
    await keep();
    const list = async (token = staff, query = '') =>
      (await send(`/waiting-entries${query}`, { token, method: 'GET' })).body;
    expect((await list()).data).toMatchObject([
      {
        firstName: 'Salma',
        phone: link.phone,
        state: 'waiting',
        byStaff: false,
        offers: [{ state: 'open', startsAt: time }],
      },
    ]);
    const added = await send('/waiting-entries/for-caller', {
      token: staff,
      data: wish({ branches: [clinic.branch] }),
    });
    expect(added.status).toBe(201);
    const elsewhere = await signIn({ backend, role: 'staff', branches: [clinic.otherBranch] });
    expect((await list(elsewhere)).data).toHaveLength(1);
    const { documentId } = added.body.data;
    const remove = (token: string) =>
      send(`/waiting-entries/${documentId}`, { token, method: 'DELETE' }).then(({ status }) => status);
    expect([await remove(elsewhere), await remove(staff), await remove(staff)]).toEqual([404, 200, 409]);
    expect((await list(staff, '?state=over')).data).toMatchObject([
      { documentId, state: 'removed', byStaff: true },
    ]);
    expect((await list()).meta.pagination.total).toBe(1);
  });

  test('erase and hand over who waits', async () => {
    const link = await join();
    await db()('outbox_messages').update({ state: 'sent' });
    const handed = (await send('/patients/export', { token: manager, data: { sought: link.phone } })).body
      .data;
    expect(handed.waitingList).toMatchObject([{ firstName: 'Salma', phone: link.phone, state: 'waiting' }]);
    const erased = await send('/patients/erasure', {
      token: manager,
      data: { sought: link.phone, expected: { visits: 0, messages: 0 } },
    });
    expect(erased.body.data).toMatchObject({ waiting: 1 });
    expect(await entryOf(link)).toMatchObject({ state: 'ended', phone: '', email: null, seat: null });
    for (const { recipient } of await told(link, 'waiting-joined')) expect(recipient).toBe('erased');
  });
});
