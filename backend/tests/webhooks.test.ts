import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { Webhook as Judge } from 'standardwebhooks';
import { beforeEach, expect, test } from 'vitest';
import { WEBHOOK_KINDS } from '../src/contract/webhooks';
import { servicesOf } from '../src/platform/services';
import { claimDeliveries } from '../src/webhooks/delivery-rows';
import { WebhookSender } from '../src/webhooks/webhook-sender';
import { findBy, pluck, startClinic } from './support/clinic';
import { moveClock } from './support/clock';
import { serveHere } from './support/listener';
import { loadScript } from './support/scripts';

interface Heard {
  headers: Record<string, string>;
  body: string;
  type: string;
  data: Record<string, Record<string, unknown>>;
}

/** Another system: keeps what it hears, and answers as it is told to. */
const heard: Heard[] = [];
let answers: (heard: Heard) => number = () => 204;
const receiver = await serveHere(async (request, response) => {
  const body = await text(request);
  const one = { headers: request.headers as Record<string, string>, body, ...JSON.parse(body) };
  const status = answers(one);
  if (status < 300) heard.push(one);
  response.writeHead(status).end('said');
});
const url = `${receiver.url}/events`;

const { backend, book, cancel, ask, signIn, settings, erase } = await startClinic({
  env: { WEBHOOK_PRIVATE_HOSTS: '127.0.0.1' },
});
let manager = await signIn('manager');
const call = (path: string, data?: unknown, method?: string) =>
  ask(`/webhooks${path}`, { token: manager, data, method });
// The backend's own turn would come between what is done and what is looked at.
await servicesOf(backend.strapi).webhooks.stop();
const sender = new WebhookSender(backend.strapi);
const deliver = () => sender.deliverDue();
const types = () => heard.map(({ type }) => type);

const wanted = { name: 'Clinical system', url, kinds: [...WEBHOOK_KINDS], hasPersons: false };
async function createWebhook(change: object = {}): Promise<{ documentId: string; secret: string }> {
  return (await call('', { ...wanted, ...change })).body.data;
}

beforeEach(async () => {
  answers = () => 204;
  for (const { documentId } of (await call('')).body.data) await call(`/${documentId}`, undefined, 'DELETE');
  heard.length = 0;
});

test('another system is told what becomes of an appointment, in order, signed, and without the patient; a new secret signs at once where the one before was of another ENCRYPTION_KEY', async () => {
  const { documentId, secret } = await createWebhook();
  const renewed = (await call(`/${documentId}/secret`, {})).body.data;
  expect(renewed.secret).not.toBe(secret);
  const booking = await book({ firstName: 'Mona', phone: '+201012345678' });
  await cancel(booking);
  await deliver();
  expect(types()).toEqual(['appointment.requested', 'appointment.canceled']);
  const [first] = heard;
  expect(first?.data.appointment).toMatchObject({ id: booking.id, bookingNumber: booking.bookingNumber });
  expect(first?.data.change).toMatchObject({ from: null, to: 'pending', by: 'patient' });
  expect(heard.map(({ body }) => body).join()).not.toMatch(/Mona|12345678/);
  // While a secret is turned over, both sign.
  for (const { body, headers } of heard)
    for (const one of [secret, renewed.secret]) new Judge(one).verify(body, headers);
  expect(JSON.stringify((await call('')).body)).not.toContain('whsec_');
  expect((await call(`/${documentId}`)).body.data).toMatchObject({ waiting: 0, failed: 0, offReason: null });

  heard.length = 0;
  await backend.db('webhooks').where({ document_id: documentId }).update({ secret: 'of another key' });
  const last = (await call(`/${documentId}/secret`, {})).body.data;
  await book();
  await deliver();
  expect(types()).toEqual(['appointment.requested']);
  for (const { body, headers } of heard) new Judge(last.secret).verify(body, headers);
});

test('names and phones go along only where a manager has said so, and never once they are erased', async () => {
  answers = () => 200;
  const { documentId } = await createWebhook({ hasPersons: true });
  const booking = await book({ firstName: 'Mona', phone: '+201012345679' });
  await cancel(booking);
  await deliver();
  expect(heard[0]?.data.patient).toMatchObject({ firstName: 'Mona', phone: '+201012345679' });
  await erase('+201012345679', 1);
  await deliver();
  expect(heard.at(-1)).toMatchObject({ type: 'patient.erased', data: { appointment: { id: booking.id } } });
  const { data } = (await call(`/${documentId}/deliveries`)).body;
  expect(pluck(data, 'state')).toEqual(['taken', 'taken', 'taken']);
  // Words of an answer may quote whom it was about.
  expect(pluck(data, 'answer')).toEqual(['said', null, null]);
  expect(JSON.stringify(data)).not.toContain('Mona');
});

test('only the kinds that were chosen are told, and nothing of what happened before; a publication by its type', async () => {
  await book();
  await createWebhook({ kinds: ['appointment.canceled', 'content.published'] });
  const booking = await book();
  await deliver();
  expect(types()).toEqual([]);
  await cancel(booking);
  await deliver();
  const changes = backend.db('content_changes');
  await changes.insert({ noun: 'doctor', changed_at: 1 }).onConflict('noun').merge({ changed_at: 2 });
  await deliver();
  const published = { type: 'content.published', data: { type: 'doctor' } };
  expect(heard).toMatchObject([{ type: 'appointment.canceled' }, published]);
});

test('another system is told what was paid and what was taken back, in the smallest unit', async () => {
  await createWebhook({ kinds: ['payment.taken', 'payment.corrected'] });
  await settings({ currency: 'EGP' });
  const { id, bookingNumber } = await book({ firstName: 'Mona' });
  const pay = async (path: string, data: object) => {
    return (await ask(`/appointments/${id}/payments${path}`, { token: manager, data })).body.data.documentId;
  };
  const money = { fee: 35_000, amount: 20_000, method: 'card' };
  const taken = await pay('', { key: randomUUID(), seen: 0, ...money });
  await pay(`/${taken}/correction`, { key: randomUUID(), seen: 1, reason: 'Mona was not here' });
  await deliver();
  const payment = { id: taken, number: 1, currency: 'EGP', balance: 15_000, corrects: null, ...money };
  expect(heard).toMatchObject([
    { type: 'payment.taken', data: { payment, appointment: { bookingNumber } } },
    { type: 'payment.corrected', data: { payment: { amount: -20_000, balance: 35_000, corrects: taken } } },
  ]);
  expect(JSON.stringify(heard)).not.toContain('Mona');
});

test('what is not taken is sent again under its id, and nothing later of the same appointment before it', async () => {
  const { documentId } = await createWebhook();
  const one = await book();
  await book();
  let isDown = true;
  const tried: unknown[] = [];
  answers = ({ headers, type, data }) => {
    if (type !== 'appointment.requested' || data.appointment?.id !== one.id) return 204;
    tried.push(headers['webhook-id']);
    return isDown ? 500 : 204;
  };
  const ofOne = () => heard.filter(({ data }) => data.appointment?.id === one.id).map(({ type }) => type);
  await deliver();
  await cancel(one);
  moveClock(2000);
  await deliver();
  expect({ ofOne: ofOne(), all: heard.length, tries: tried.length }).toEqual({ ofOne: [], all: 1, tries: 1 });
  isDown = false;
  moveClock(10_000);
  await deliver();
  expect(ofOne()).toEqual(['appointment.requested', 'appointment.canceled']);
  const { data } = (await call(`/${documentId}/deliveries`)).body;
  expect(pluck(data, 'attempts').sort()).toEqual([1, 1, 2]);
  const request = findBy(data, 'attempts', 2);
  expect((await call(`/${documentId}/deliveries/${request.documentId}/again`, {})).status).toBe(200);
  await deliver();
  expect(new Set(tried)).toEqual(new Set([request.documentId]));
  expect(tried).toHaveLength(3);
});

test('several senders hand each event over once, and what a killed backend had begun is sent by the next one, before what came later', async () => {
  await createWebhook();
  for (let index = 0; index < 5; index += 1) await book();
  await Promise.all([deliver(), deliver(), deliver()]);
  await deliver();
  expect(new Set(heard.map(({ headers }) => headers['webhook-id'])).size).toBe(5);
  expect(heard.splice(0)).toHaveLength(5);
  const booking = await book();
  expect(await claimDeliveries(backend.db, 10, Date.now())).toHaveLength(1);
  await cancel(booking);
  await deliver();
  expect(types()).toEqual([]);
  moveClock(61_000);
  await deliver();
  expect(types()).toEqual(['appointment.requested', 'appointment.canceled']);
});

test('an address that is gone, or takes nothing for three days, is switched off and says why', async () => {
  const { documentId } = await createWebhook();
  const reasonOf = async () => (await call(`/${documentId}`)).body.data.offReason;
  answers = () => 410;
  await book();
  await deliver();
  expect(await reasonOf()).toBe('gone');
  expect((await call(`/${documentId}`)).body.data).toMatchObject({ waiting: 1, failed: 0 });
  await call(`/${documentId}`, { isOn: true }, 'PUT');
  answers = () => 503;
  await book();
  await deliver();
  expect(await reasonOf()).toBeNull();
  moveClock(3 * 24 * 60 * 60_000 + 60_000);
  await deliver();
  manager = await signIn('manager');
  expect(await reasonOf()).toBe('silent');
  // Deliveries that waited while it was off have their three days once it is on again.
  await call(`/${documentId}`, { isOn: true }, 'PUT');
  await book();
  const waiting = backend.db('webhook_deliveries').where({ webhook: documentId, state: 'waiting' });
  await waiting.update({ created_at: new Date(Date.now() - 4 * 24 * 60 * 60_000) });
  await deliver();
  expect((await call(`/${documentId}`)).body.data).toMatchObject({ offReason: null, waiting: 1 });
});

test('an address that there was nothing to tell for days is not silent because one message that is sent again fails', async () => {
  const { documentId } = await createWebhook();
  await book();
  await deliver();
  moveClock(60_000);
  await call(`/${documentId}`, { name: 'Renamed' }, 'PUT');
  moveClock(4 * 24 * 60 * 60_000);
  manager = await signIn('manager');
  const [told] = (await call(`/${documentId}/deliveries`)).body.data;
  await call(`/${documentId}/deliveries/${told.documentId}/again`, {});
  answers = () => 503;
  await deliver();
  expect((await call(`/${documentId}`)).body.data).toMatchObject({ offReason: null, failed: 1 });
});

test('a copy of the clinic that a drill starts tells nobody, neither what waits in it nor what is booked there', async () => {
  await createWebhook();
  await book();
  const { keepQuiet } = await loadScript('scripts/backup/database.mjs');
  const { DATABASE_URL = null, DATA_DIR } = backend.environment;
  await keepQuiet({ databaseUrl: DATABASE_URL, databaseFile: `${DATA_DIR}/clinic.db` });
  await book();
  await deliver();
  expect(types()).toEqual([]);
});

test('an event that cannot be read holds nothing else up, and is given up after three days', async () => {
  const { documentId } = await createWebhook();
  const [damaged, other] = [await book(), await book()];
  const db = backend.db;
  await db('appointments').where({ document_id: damaged.id }).update({ status: 'lost' });
  await deliver();
  expect(heard.map(({ data }) => data.appointment?.id)).toEqual([other.id]);
  const rowOf = () => db('webhook_deliveries').where({ webhook: documentId, subject: damaged.id }).first();
  expect(await rowOf()).toMatchObject({ state: 'waiting', attempts: 1, answer: 'UNREADABLE' });
  await deliver();
  expect((await rowOf()).attempts).toBe(1);
  moveClock(3 * 24 * 60 * 60_000 + 60_000);
  await deliver();
  expect(await rowOf()).toMatchObject({ state: 'failed', attempts: 2 });
  manager = await signIn('manager');
  // The address has done nothing wrong.
  expect((await call(`/${documentId}`)).body.data).toMatchObject({ offReason: null, failed: 1 });
});

// Others that are inside: busy-calendars.test.ts.
const REFUSED = ['https://[::ffff:127.0.0.1]/events', 'https://user:secret@elsewhere.example/'];
test.each(REFUSED)('%s is no address that may be told', async (address) => {
  expect((await call('', { ...wanted, url: address })).status).toBe(400);
});
