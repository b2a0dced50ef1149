import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { whenAwake } from '../src/documents/phone/send-hours';
import { type Booker, freshTime, newPhone, read, startClinic } from './support/clinic';
import { type Listener, startListener } from './support/listener';
import { signIn } from './support/staff';
import type { TestBackend } from './support/strapi';
import { until } from './support/until';

const directory = mkdtempSync(join(tmpdir(), 'clinic-gateway-'));
const CONSENT = 'We write only about this visit.';

let gateway: Listener;
let backend: TestBackend;
let booker: Booker;
let token: string;

beforeAll(async () => {
  gateway = await startListener();
  const file = join(directory, 'gateway.json');
  const json = { to: '{to}', text: '{text}', id: '{id}' };
  writeFileSync(file, JSON.stringify({ url: `${gateway.url}/sms`, json, messageId: 'id' }));
  const env = {
    SITE_URL: 'https://clinic.example',
    SMS_GATEWAY_FILE: file,
    WHATSAPP_API_URL: `${gateway.url}/graph`,
    WHATSAPP_PHONE_ID: '1055',
    WHATSAPP_TOKEN: 'the token',
  };
  ({ backend, booker } = await startClinic({ env }));
  await setUp({ offersSms: true, offersWhatsapp: true, phoneMessagesText: CONSENT });
  token = await signIn({ backend, role: 'manager' });
});
beforeEach(() => gateway.answerWith(200, { id: 'sms-1', messages: [{ id: 'wamid.1' }] }));
afterAll(async () => {
  await backend?.stop();
  gateway?.stop();
  rmSync(directory, { recursive: true, force: true });
});

const db = () => backend.strapi.db.connection;

async function setUp(data: Record<string, unknown>) {
  const documents = backend.strapi.documents('api::booking-setting.booking-setting');
  const found = await documents.findFirst({ locale: 'en' });
  await documents.update({ documentId: found?.documentId ?? '', locale: 'en', data } as never);
}

interface Own {
  bookingNumber: string;
  manageKey: string;
}

async function book(fields: Record<string, unknown> = {}): Promise<Own> {
  const booked = await booker.post(
    booker.request({ startsAt: freshTime(), phone: newPhone(), tellBy: 'sms', ...fields }),
  );
  expect(booked.status).toBe(201);
  return booked.body.data;
}

const rowOf = (own: Own) => db()('appointments').where({ booking_number: own.bookingNumber }).first();
const outboxOf = async (own: Own) =>
  db()('outbox_messages')
    .where('reference', 'like', `${(await rowOf(own)).document_id}:%`)
    .orderBy('id');
const sentTo = (phone: string) =>
  gateway.received
    .filter(({ path }) => path === '/sms')
    .map(({ body }) => JSON.parse(body))
    .filter(({ to }) => to === phone);

async function staff(path: string, data: unknown) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const answer = await fetch(`${backend.url}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ data }),
  });
  return read(answer);
}

async function act(own: Own, verb: string, data: Record<string, unknown>) {
  const headers = {
    'Content-Type': 'application/json',
    'X-Website-Key': backend.websiteHeaders['X-Website-Key'] ?? '',
    'X-Manage-Key': own.manageKey,
  };
  const path = `${backend.url}/api/appointments/by-number/${own.bookingNumber}/${verb}`;
  return read(await fetch(path, { method: 'POST', headers, body: JSON.stringify({ data }) }));
}

async function confirm(own: Own) {
  const { document_id, version } = await rowOf(own);
  const answer = await staff(`/appointments/${document_id}/transitions`, { to: 'confirmed', version });
  expect(answer.status).toBe(200);
}

describe('a patient who agreed to SMS', () => {
  test('is told of the request, its confirmation and its end, with a link that opens it', async () => {
    const phone = newPhone();
    const own = await book({ phone });
    await until(() => sentTo(phone).length === 1);
    const { text } = sentTo(phone)[0];
    expect(text).toMatch(/we have your request for \w{3},? \d+ \w{3,4}, 10:00 am, Maadi/);
    const link = /https:\/\/clinic\.example\/en\/v\/(\d{9})#([\w-]{12})$/.exec(text);
    expect(link?.[1]).toBe(own.bookingNumber.replaceAll('-', ''));
    const opened = await booker.get(`/appointments/by-number/${link?.[1]}`, {
      'X-Manage-Key': link?.[2] ?? '',
    });
    expect([opened.status, opened.body.data.bookingNumber]).toEqual([200, own.bookingNumber]);

    await confirm(own);
    await until(() => sentTo(phone).length === 2);
    expect(sentTo(phone)[1].text).toContain('is confirmed');
    const { version } = await rowOf(own);
    expect((await act(own, 'cancel', { version })).status).toBe(200);
    await until(() => sentTo(phone).length === 3);
    expect(sentTo(phone)[2].text).toContain('you have canceled');
    expect(await outboxOf(own)).toMatchObject([
      { kind: 'visit-received', channel: 'sms', state: 'sent', provider_id: 'sms-1', text: '' },
      { kind: 'visit-confirmed', channel: 'sms' },
      { kind: 'visit-reminder', channel: 'sms', state: 'waiting' },
      { kind: 'visit-canceled', channel: 'sms' },
    ]);
  });

  test('is told by mail too where an address was given, once each', async () => {
    const own = await book({ email: 'both@example.org' });
    await until(async () => (await outboxOf(own)).every(({ state }) => state === 'sent'));
    expect((await outboxOf(own)).map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['email', 'both@example.org'],
      ['sms', (await rowOf(own)).phone],
    ]);
  });

  test('has agreed to the words that stood there, which are stored, shown to staff and handed over', async () => {
    const own = await book();
    const { document_id, phone, tell_by, tell_by_text } = await rowOf(own);
    expect([tell_by, tell_by_text]).toEqual(['sms', CONSENT]);
    const headers = { Authorization: `Bearer ${token}` };
    const detail = await read(await fetch(`${backend.url}/api/appointments/${document_id}`, { headers }));
    expect(detail.body.data).toMatchObject({ tellBy: 'sms', mails: [{ channel: 'sms' }] });
    const exported = await staff('/patients/export', { sought: phone });
    expect(exported.body.data).toMatchObject({
      visits: [{ tellBy: 'sms', consent: { messages: CONSENT } }],
      mails: [{ channel: 'sms', to: phone }],
    });
  });

  test('is told anew at a corrected number, and nothing more at the wrong one', async () => {
    gateway.answerWith(503);
    const wrong = newPhone();
    const right = newPhone();
    const own = await book({ phone: wrong, email: 'stays@example.org' });
    const stateOf = async (channel: string) =>
      (await outboxOf(own)).find((one) => one.channel === channel)?.state;
    await until(async () => (await stateOf('email')) === 'sent' && (await stateOf('sms')) === 'waiting');
    const correction = { firstName: 'Laila', lastName: 'Hassan', phone: right, email: 'stays@example.org' };
    gateway.answerWith(200, { id: 'sms-2' });
    expect((await act(own, 'correct', { ...correction, version: 1 })).status).toBe(200);
    await until(() => sentTo(right).length === 1);
    await db()('outbox_messages').where({ recipient: wrong }).update({ due_at: new Date() });
    const first = async () => (await outboxOf(own)).find(({ recipient }) => recipient === wrong);
    // Whatever wakes the worker next: a booking of somebody else.
    await book();
    await until(async () => (await first()).state === 'stopped');
    expect(sentTo(wrong)).toHaveLength(1);
    const mails = (await outboxOf(own)).filter(({ channel }) => channel === 'email');
    expect(mails.filter(({ state }) => state === 'sent')).toHaveLength(1);
  });
});

test('a caller who agrees on the phone is told as well, by what the clinic says then', async () => {
  const phone = newPhone();
  const answer = await fetch(`${backend.url}/api/appointments/for-caller`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify({
      data: { ...booker.request({ startsAt: freshTime(), phone, tellBy: 'sms' }), status: 'confirmed' },
    }),
  });
  expect(answer.status).toBe(201);
  await until(() => sentTo(phone).length === 1);
  expect(sentTo(phone)[0].text).toContain('is confirmed');
});

describe('WhatsApp', () => {
  test('takes a template with its values, in the language of the booking', async () => {
    const phone = newPhone();
    const own = await book({ phone, tellBy: 'whatsapp', locale: 'ar' });
    await until(async () => (await outboxOf(own))[0]?.state === 'sent');
    const received = gateway.received.findLast(({ path }) => path === '/graph/1055/messages');
    const body = JSON.parse(received?.body ?? '');
    expect(body).toMatchObject({
      to: phone.slice(1),
      template: { name: 'visit_received', language: { code: 'ar' } },
    });
    expect(await outboxOf(own)).toMatchObject([{ channel: 'whatsapp', provider_id: 'wamid.1' }]);
  });
});

describe('a channel', () => {
  test('that is not chosen, or not offered, is never used', async () => {
    const own = await book({ tellBy: undefined, phone: newPhone() });
    expect(await outboxOf(own)).toEqual([]);
    expect((await rowOf(own)).tell_by_text).toBeNull();
    await setUp({ offersWhatsapp: false });
    const refused = await booker.post(booker.request({ startsAt: freshTime(), tellBy: 'whatsapp' }));
    await setUp({ offersWhatsapp: true });
    expect(refused.status).toBe(400);
    expect(refused.body.error.details.errors).toMatchObject([{ path: ['tellBy'], code: 'notOffered' }]);
    const unknown = await booker.post(booker.request({ startsAt: freshTime(), tellBy: 'pigeon' }));
    expect(unknown.body.error.details.errors).toMatchObject([{ path: ['tellBy'], code: 'invalid' }]);
  });

  test('whose gateway refuses the number is given up at once, and staff see it', async () => {
    gateway.answerWith(422, { error: 'no such number' });
    const own = await book();
    await until(async () => (await outboxOf(own))[0]?.state === 'failed');
    const [lost] = await outboxOf(own);
    expect(lost).toMatchObject({ attempts: 1, last_error: 'HTTP 422' });
    const onTheList = async () => {
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await read(await fetch(`${backend.url}/api/outbox-messages/undelivered`, { headers }));
      return answer.body.data.filter(
        ({ bookingNumber }: { bookingNumber: string }) => bookingNumber === own.bookingNumber,
      );
    };
    expect(await onTheList()).toMatchObject([
      {
        kind: 'visit-received',
        channel: 'sms',
        reason: 'HTTP 422',
        appointment: (await rowOf(own)).document_id,
      },
    ]);
    // Sent again, it is nobody's matter any more.
    gateway.answerWith(200, { id: 'sms-3' });
    const { document_id } = await rowOf(own);
    expect((await staff(`/appointments/${document_id}/mails/${lost.document_id}/again`, {})).status).toBe(
      200,
    );
    await until(async () => (await outboxOf(own))[1]?.state === 'sent');
    expect(await onTheList()).toEqual([]);
  });
});

test('no more leave within a day than the settings allow, and staff see what did not', async () => {
  const [row] = await db()('outbox_messages')
    .whereIn('channel', ['sms', 'whatsapp'])
    .where({ state: 'sent' })
    .count({ total: '*' });
  await setUp({ maxPhoneMessagesPerDay: Number(row?.total) + 1 });
  const last = await book();
  await until(async () => (await outboxOf(last))[0]?.state === 'sent');
  const late = await book({ email: 'late@example.org' });
  await until(async () =>
    (await outboxOf(late)).every(({ state }) => !['waiting', 'sending'].includes(state)),
  );
  expect(await outboxOf(late)).toMatchObject([
    { channel: 'email', state: 'sent' },
    { channel: 'sms', state: 'failed', last_error: 'DAY_LIMIT' },
  ]);
  await setUp({ maxPhoneMessagesPerDay: 500 });
});

test('people are not woken, unless the visit is about to begin', async () => {
  await setUp({ quietFrom: '21:00:00.000', quietUntil: '09:00:00.000' });
  const own = await book({ email: 'night@example.org' });
  const { document_id, phone, starts_at } = await rowOf(own);
  const visit = new Date(starts_at).getTime();
  const message = {
    id: 1,
    documentId: 'x',
    channel: 'sms' as const,
    kind: 'visit-received',
    reference: `${document_id}:0`,
    to: phone,
    subject: '',
    text: '',
    attempts: 1,
  };
  const ask = (now: number, channel: 'sms' | 'email' = 'sms') =>
    whenAwake({ strapi: backend.strapi, message: { ...message, channel }, now });
  const HOUR = 3_600_000;
  // The visit is at ten by the clock of the branch.
  expect(await ask(visit - 36 * HOUR)).toEqual(new Date(visit - 25 * HOUR));
  expect(await ask(visit - 36 * HOUR, 'email')).toBeNull();
  expect(await ask(visit - 20 * HOUR)).toBeNull();
  expect(await ask(visit - 3 * HOUR)).toBeNull();
  await setUp({ quietFrom: null, quietUntil: null });
});

test('what is erased is gone from the messages too', async () => {
  const own = await book();
  const { phone, version } = await rowOf(own);
  expect((await act(own, 'cancel', { version })).status).toBe(200);
  const erased = await staff('/patients/erasure', { sought: phone, expected: { visits: 1, messages: 0 } });
  expect(erased.status).toBe(200);
  expect(await rowOf(own)).toMatchObject({ tell_by: null, tell_by_text: null, phone: '' });
  expect(await db()('outbox_messages').where({ recipient: phone })).toEqual([]);
});
