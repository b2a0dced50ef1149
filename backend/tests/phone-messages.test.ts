import { createHmac } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { countParts } from '../src/messaging/sms-text';
import { servicesOf } from '../src/platform/services';
import { freshTime, HOUR, newPhone, refusalOf } from './support/clinic';
import { SMS_HOOK_SECRET, startPhoneClinic } from './support/phone-clinic';
import { until } from './support/until';

const clinic = await startPhoneClinic();
beforeEach(() => clinic.gateway.answerWith(200, { id: 'sms-1', messages: [{ id: 'wamid.1' }] }));

test('a patient who agreed to SMS is told of the request, its confirmation and its end, with a link that opens it', async () => {
  const phone = newPhone();
  const own = await clinic.book({ phone });
  await until(() => clinic.sentTo(phone).length === 1);
  const { text } = clinic.sentTo(phone)[0];
  expect(text).toMatch(/we have your request for \w{3},? \d+ \w{3,4}, 10:00 am, Maadi/);
  const link = /https:\/\/clinic\.example\/en\/v\/(\d{9})#([\w-]{12})$/.exec(text);
  expect(link?.[1]).toBe(own.bookingNumber.replaceAll('-', ''));
  const [, bookingNumber = '', manageKey = ''] = link ?? [];
  expect((await clinic.look({ bookingNumber, manageKey })).bookingNumber).toBe(own.bookingNumber);

  await clinic.confirm(own);
  await until(() => clinic.sentTo(phone).length === 2);
  expect(clinic.sentTo(phone)[1].text).toContain('is confirmed');
  await clinic.cancel(own);
  await until(() => clinic.sentTo(phone).length === 3);
  expect(clinic.sentTo(phone)[2].text).toContain('you have cancelled');
  expect(await clinic.outboxOf(own)).toMatchObject([
    { kind: 'visit-received', channel: 'sms', state: 'sent', provider_id: 'sms-1', text: '' },
    { kind: 'visit-confirmed', channel: 'sms' },
    { kind: 'visit-reminder', channel: 'sms', state: 'waiting' },
    { kind: 'visit-canceled', channel: 'sms' },
  ]);
});

test('a patient who agreed to SMS is told anew at a corrected number, and nothing more at the wrong one', async () => {
  clinic.gateway.answerWith(503);
  const wrong = newPhone();
  const right = newPhone();
  const own = await clinic.book({ phone: wrong, email: 'stays@example.org' });
  const stateOf = async (channel: string) =>
    (await clinic.outboxOf(own)).find((one) => one.channel === channel)?.state;
  await until(async () => (await stateOf('email')) === 'sent' && (await stateOf('sms')) === 'waiting');
  const correction = { firstName: 'Laila', lastName: 'Hassan', phone: right, email: 'stays@example.org' };
  clinic.gateway.answerWith(200, { id: 'sms-2' });
  expect((await clinic.act(own, 'correct', { ...correction, version: 1 })).status).toBe(200);
  await until(() => clinic.sentTo(right).length === 1);
  await clinic.db()('outbox_messages').where({ recipient: wrong }).update({ due_at: new Date() });
  const first = async () => (await clinic.outboxOf(own)).find(({ recipient }) => recipient === wrong);
  // Whatever wakes the worker next: a booking of somebody else.
  await clinic.book();
  await until(async () => (await first()).state === 'stopped');
  expect(clinic.sentTo(wrong)).toHaveLength(1);
  const mails = (await clinic.outboxOf(own)).filter(({ channel }) => channel === 'email');
  expect(mails.filter(({ state }) => state === 'sent')).toHaveLength(1);
  // Whose number it is can have it forgotten.
  await clinic.erase(wrong);
  expect(await first()).toBeUndefined();
});

test('who is called in is told once that it is their turn, if the clinic wants it, and they left a phone and agreed', async () => {
  await clinic.setUp({ tellsTurn: true });
  const phone = newPhone();
  const own = await clinic.book({ phone });
  await clinic.confirm(own);
  const { id } = own;
  await clinic.stored(id).update({ starts_at: new Date(), ends_at: new Date(Date.now() + 20 * 60_000) });
  const press = async (call: string, more: object = {}, visit = own) => {
    const { version } = await clinic.rowOf(visit);
    return (await clinic.staff(`/appointments/${visit.id}/${call}`, { version, ...more })).status;
  };
  expect(await press('attendance', { to: 'arrived' })).toBe(200);
  expect(await press('attendance', { to: 'with_doctor' })).toBe(200);
  const isTold = (phone: string) => clinic.sentTo(phone).some(({ text }) => text.includes('It is your turn'));
  await until(() => isTold(phone));
  expect(await press('undo')).toBe(200);
  expect(await press('attendance', { to: 'with_doctor' })).toBe(200);
  expect(await clinic.outboxOf(own, { kind: 'turn' })).toHaveLength(1);

  // A phone that wrote STOP is not written to; an address is.
  const [stopped, at] = [newPhone(), new Date()];
  const byMail = await clinic.book({ phone: stopped, email: 'called@example.org' });
  await clinic.confirm(byMail);
  await clinic.stored(byMail.id).update({ starts_at: at, ends_at: new Date(at.getTime() + 20 * 60_000) });
  const stop = { document_id: 's'.repeat(24), phone: stopped, message: 'STOP', at };
  await clinic
    .db()('stopped_phones')
    .insert({ ...stop, created_at: at, updated_at: at });
  for (const to of ['arrived', 'with_doctor']) expect(await press('attendance', { to }, byMail)).toBe(200);
  expect(await clinic.outboxOf(byMail, { kind: 'turn' })).toMatchObject([{ channel: 'email' }]);

  // So is somebody without a time.
  const other = newPhone();
  const put = async (fields: object) =>
    clinic.staff('/queue-entries', { branch: clinic.clinic.branch, name: 'Omar', language: 'en', ...fields });
  expect((await put({ tellBy: 'sms' })).status).toBe(400);
  const { documentId } = (await put({ phone: other, tellBy: 'sms' })).body.data;
  const silent = (await put({ phone: newPhone() })).body.data.documentId;
  const entryOf = async (document_id: string) => clinic.db()('queue_entries').where({ document_id }).first();
  expect((await entryOf(documentId)).tell_by_text).not.toBeNull();
  expect(await entryOf(silent)).toMatchObject({ tell_by: null, tell_by_text: null });
  const step = async (id: string, to: string) => {
    const { version } = await entryOf(id);
    return (await clinic.staff(`/queue-entries/${id}/steps`, { to, version })).status;
  };
  for (const id of [documentId, silent]) expect(await step(id, 'called')).toBe(200);
  await until(() => isTold(other));
  for (const to of ['waiting', 'called']) expect(await step(documentId, to)).toBe(200);
  const written = await clinic.db()('outbox_messages').where({ kind: 'turn' }).pluck('reference');
  expect(written.filter((reference: string) => reference.startsWith(documentId))).toHaveLength(1);
  expect(written.filter((reference: string) => reference.startsWith(silent))).toEqual([]);
  await clinic.erase(other);
  expect(await clinic.db()('outbox_messages').where({ recipient: other })).toEqual([]);
  await clinic.setUp({ tellsTurn: false });
});

test('a channel that is not chosen, or not offered, is never used, and one whose gateway refuses the number is given up at once', async () => {
  const silent = await clinic.book({ tellBy: undefined, phone: newPhone() });
  expect(await clinic.outboxOf(silent)).toEqual([]);
  expect((await clinic.rowOf(silent)).tell_by_text).toBeNull();
  await clinic.setUp({ offersWhatsapp: false });
  const refused = await clinic.booker.book({ startsAt: freshTime(), tellBy: 'whatsapp' });
  await clinic.setUp({ offersWhatsapp: true });
  expect(refusalOf(refused)).toEqual([400, 'tellBy notOffered']);

  clinic.gateway.answerWith(422, { error: 'no such number' });
  const own = await clinic.book();
  await until(async () => (await clinic.outboxOf(own))[0]?.state === 'failed');
  // Staff see it: undelivered.test.ts.
  expect(await clinic.outboxOf(own)).toMatchObject([{ attempts: 1, last_error: 'HTTP 422' }]);
});

async function sentParts(): Promise<number> {
  const sent = clinic.db()('outbox_messages').whereIn('channel', ['sms', 'whatsapp']);
  return Number((await sent.where({ state: 'sent' }).sum({ total: 'parts' }))[0]?.total);
}

test('no more leave within a day than the settings allow, counted by the parts of an SMS, and staff see what did not', async () => {
  const phone = newPhone();
  const first = await clinic.book({ phone, locale: 'ar' });
  await until(async () => (await clinic.outboxOf(first))[0]?.state === 'sent');
  const { parts } = countParts(clinic.sentTo(phone)[0].text);
  expect(parts).toBeGreaterThan(1);
  expect(await clinic.outboxOf(first)).toMatchObject([{ channel: 'sms', parts }]);

  clinic.gateway.answerWith(503);
  const held = await clinic.book({ locale: 'ar' });
  await until(async () => (await clinic.outboxOf(held, { state: 'waiting', attempts: 1 })).length === 1);
  clinic.gateway.answerWith(200, { id: 'sms-1', messages: [{ id: 'wamid.1' }] });

  // Room for one more message, but not for all of its parts.
  await clinic.setUp({ maxPhoneMessagesPerDay: (await sentParts()) + parts - 1 });
  const [waiting] = await clinic.outboxOf(held);
  await clinic.db()('outbox_messages').where({ id: waiting.id }).update({ due_at: new Date() });
  const late = await clinic.book({ email: 'late@example.org', locale: 'ar' });
  const isOpen = ({ state }: { state: string }) => ['waiting', 'sending'].includes(state);
  const both = async () => [...(await clinic.outboxOf(held)), ...(await clinic.outboxOf(late))];
  await until(async () => !(await both()).some(isOpen));
  expect(await both()).toMatchObject([
    { channel: 'sms', state: 'failed', last_error: 'DAY_LIMIT', attempts: 2 },
    { channel: 'email', state: 'sent' },
    { channel: 'sms', state: 'failed', last_error: 'DAY_LIMIT' },
  ]);
  // A shorter message still fits: WhatsApp is paid by the message.
  const short = await clinic.book({ tellBy: 'whatsapp', locale: 'ar' });
  await until(async () => (await clinic.outboxOf(short))[0]?.state === 'sent');
  expect(await clinic.outboxOf(short)).toMatchObject([{ channel: 'whatsapp', parts: 1 }]);

  await clinic.setUp({ maxPhoneMessagesPerDay: (await sentParts()) + parts });
  const last = await clinic.book({ locale: 'ar' });
  await until(async () => (await clinic.outboxOf(last))[0]?.state === 'sent');
  await clinic.setUp({ maxPhoneMessagesPerDay: 500 });
});

const messages = (phone: string) => clinic.db()('outbox_messages').where({ recipient: phone }).orderBy('id');

/** Sends events of the gateway, signed correctly unless said otherwise. */
async function tell(events: unknown[], secret = SMS_HOOK_SECRET) {
  const body = JSON.stringify({ events });
  const signature = `v1=${createHmac('sha256', secret).update(body).digest('hex')}`;
  return clinic.ask('/hooks/sms', { data: { body, isForm: false, headers: { 'x-signature': signature } } });
}

let count = 0;
/** A confirmed visit whose reminder was sent by SMS. */
async function remind(phone: string) {
  count += 1;
  const own = await clinic.book({ phone, firstName: `Visit ${count}` });
  const { id } = own;
  await clinic.confirm(own);
  const reminder = { reference: `${id}:1`, kind: 'visit-reminder' };
  await clinic.db()('outbox_messages').where(reminder).update({ state: 'sent', sent_at: new Date() });
  const detail = async () => (await clinic.asked(`/appointments/${id}`)).body.data;
  return { find: () => clinic.stored(id).first(), detail };
}

test('what became of an SMS is told by the id that the gateway gave it or by ours, stands beside the visit, stays when it is repeated, and is on the list of the desk where it did not arrive', async () => {
  clinic.gateway.answerWith(200, { id: 'sms-told' });
  const phone = newPhone();
  const visit = await remind(phone);
  await until(async () => (await messages(phone))[0]?.provider_id === 'sms-told');
  const event = { message: 'sms-told', status: 'DELIVRD' };
  const forged = await tell([{ ...event, status: 'UNDELIV' }], 'another secret');
  expect([forged.status, (await tell([3])).status]).toEqual([400, 400]);
  expect((await tell([event])).status).toBe(204);
  expect((await tell([event])).status).toBe(204);
  // A late notice does not replace a later state.
  await tell([{ message: 'sms-told', status: 'ACCEPTD' }]);
  const shown = (await visit.detail()).mails.find(({ delivery }: { delivery: string | null }) => delivery);
  expect(shown).toMatchObject({ channel: 'sms', delivery: 'delivered' });
  const lost = newPhone();
  await remind(lost);
  const { document_id: ours } = (await messages(lost)).find(({ kind }) => kind === 'visit-confirmed');
  // Matched by our own id, which the gateway was given; among notices of others.
  await tell([
    { message: 'of somebody else', status: 'DELIVRD' },
    { message: ours, status: 'UNDELIV', error: '27' },
  ]);
  expect((await clinic.asked('/outbox-messages/undelivered')).body.data).toContainEqual(
    expect.objectContaining({ documentId: ours, channel: 'sms', reason: 'SMS 27' }),
  );
});

test('what became of an SMS of a message that nobody knows yet is asked for again, as when the gateway is faster than its own answer', async () => {
  clinic.gateway.fallSilent();
  const phone = newPhone();
  await remind(phone);
  await until(async () => clinic.gateway.received.some(({ body }) => body.includes(phone)));
  const event = { message: 'sms-fast', status: 'DELIVRD' };
  expect((await tell([event])).status).toBe(404);
  const received = { recipient: phone, kind: 'visit-received' };
  await clinic.db()('outbox_messages').where(received).update({ provider_id: 'sms-fast' });
  expect((await tell([event])).status).toBe(204);
});

test('an answer by SMS of 2 cancels once: told again, it leaves the visit of the other child alone', async () => {
  const phone = newPhone();
  const first = await remind(phone);
  const event = { from: `0${phone.slice(3)}`, body: '2', inbound: 'in-2' };
  await Promise.all([tell([event]), tell([event])]);
  expect((await first.find()).status).toBe('canceled');
  const second = await remind(phone);
  expect((await tell([event])).status).toBe(204);
  expect((await second.find()).status).toBe('confirmed');
  // A new one is another matter.
  await tell([{ ...event, inbound: 'in-3' }]);
  expect((await second.find()).status).toBe('canceled');
});

test('the managers’ page knows when the gateway has told something, and when it has fallen silent', async () => {
  const read = async () => (await servicesOf(clinic.backend.strapi).systemStatus()).mail;
  const sms = () => clinic.db()('outbox_messages').where({ channel: 'sms', state: 'sent' });
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR);
  /** All that was sent was told of last so many hours ago. */
  const expectToldBefore = async (hours: number) => {
    const delivery_at = ago(hours);
    await sms().update({ sent_at: ago(2), delivery_at });
    const told = { lastToldAt: delivery_at.toISOString(), isSilent: false };
    await expect.poll(async () => (await read())?.sms).toEqual(told);
  };
  clinic.gateway.answerWith(200, { id: 'sms-status' });
  await remind(newPhone());
  await expectToldBefore(1);
  // After two days without any, phones that are off say nothing yet.
  await expectToldBefore(50);
  const { id } = await sms().first('id');
  await sms()
    .where({ id })
    .update({ sent_at: ago(30) });
  const silent = { state: 'look', sms: { lastToldAt: expect.any(String), isSilent: true } };
  await expect.poll(read).toMatchObject(silent);
});
