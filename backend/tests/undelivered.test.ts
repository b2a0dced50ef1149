import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { keepWaitingList } from '../src/appointments/waiting/keep-waiting-list';
import { readMail } from '../src/desk/readings/mail';
import { servicesOf } from '../src/platform/services';
import { addDays } from '../src/scheduling/zone';
import { at, dataOf, freshDate, freshTime, newPhone, type OwnBooking, waitingWish } from './support/clinic';
import { startPhoneClinic } from './support/phone-clinic';
import { phoneCodes } from './support/phone-codes';
import { until } from './support/until';

const clinic = await startPhoneClinic();
const proofs = phoneCodes(clinic);
beforeEach(async () => {
  clinic.gateway.answerWith(200, { id: 'sms-1' });
  await wakeUp();
});

/** Ends the quiet hours, as if the night were over. */
async function wakeUp() {
  await clinic.setUp({ quietFrom: null, quietUntil: null });
  await clinic.db()('outbox_messages').where({ state: 'waiting' }).update({ due_at: new Date() });
  servicesOf(clinic.backend.strapi).mailing.wake();
}

const undelivered = async () => (await clinic.asked('/outbox-messages/undelivered')).body.data;
const lostOf = async (own: OwnBooking) =>
  (await undelivered()).filter((one: Partial<OwnBooking>) => one.bookingNumber === own.bookingNumber);

async function request(fields: Record<string, unknown> = {}): Promise<OwnBooking> {
  const own = await clinic.book(fields);
  await until(async () => (await clinic.outboxOf(own))[0]?.state === 'sent');
  return own;
}

const texts = { en: 'Please come early on {date}.', ar: 'نرجو الحضور مبكرًا يوم {date}.' };
async function tell(own: OwnBooking) {
  const { document_id: id, version } = await clinic.rowOf(own);
  return clinic.staff(`/appointments/${id}/messages`, { version, texts });
}
const typedOf = async (own: OwnBooking) =>
  (await clinic.outboxOf(own)).filter(({ kind }) => kind === 'visit-message');
const again = async (own: OwnBooking, message: string) =>
  clinic.staff(`/appointments/${await clinic.idOf(own)}/mails/${message}/again`, {});
const saidTo = async (own: OwnBooking) =>
  clinic
    .sentTo((await clinic.rowOf(own)).phone)
    .map(({ text }) => text)
    .filter((text: string) => text.includes('come early'));

test('what the desk has typed and waits for the morning is told once of a visit that was confirmed meanwhile, and not of another time, which the desk sees and can send after reading it again, nor of a canceled visit', async () => {
  const [kept, own, canceled] = [await request(), await request(), await request()];
  // It is Monday morning.
  await clinic.setUp({ quietFrom: '00:00:00.000', quietUntil: '23:00:00.000' });
  for (const one of [kept, own, canceled]) expect((await tell(one)).status).toBe(200);
  // Nothing was tried: the worker has put them off until the morning.
  for (const one of [kept, own, canceled])
    await until(async () => {
      const [typed] = await typedOf(one);
      return typed?.state === 'waiting' && new Date(typed.due_at).getTime() > Date.now();
    });
  await clinic.confirm(kept);
  // The same words of the same visit, though its status is another one.
  expect((await tell(kept)).status).toBe(200);
  expect(await typedOf(kept)).toHaveLength(1);
  const moved = { startsAt: freshTime('12:20'), version: 1 };
  expect((await clinic.staff(`/appointments/${await clinic.idOf(own)}/move`, moved)).status).toBe(200);
  await clinic.cancel(canceled);
  await wakeUp();
  await until(async () => (await saidTo(kept)).length === 1);
  expect(await lostOf(kept)).toEqual([]);

  await until(async () => (await typedOf(canceled))[0]?.state === 'failed');
  expect(await saidTo(canceled)).toEqual([]);
  const [ended] = await lostOf(canceled);
  expect(ended).toMatchObject({ reason: 'VISIT_CANCELED', isRepeatable: false });
  expect((await again(canceled, ended.documentId)).status).toBe(409);
  // No fault of the way: who runs the system is not woken by it.
  expect(await readMail(clinic.db(), Date.now())).toMatchObject({ failedLately: 0 });

  await until(async () => (await typedOf(own))[0]?.state === 'failed');
  expect(await saidTo(own)).toEqual([]);
  const [lost] = await lostOf(own);
  const expected = { about: 'appointment', kind: 'visit-message', reason: 'VISIT_MOVED', isRepeatable: true };
  expect(lost).toMatchObject(expected);
  const both = await Promise.all([again(own, lost.documentId), again(own, lost.documentId)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await until(async () => (await saidTo(own)).length === 1);
  // With the date it has now.
  const [said] = await saidTo(own);
  const { starts_at } = await clinic.rowOf(own);
  const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Cairo', day: 'numeric' });
  expect(said).toContain(`${day.format(new Date(starts_at))} `);
  expect(await lostOf(own)).toEqual([]);
  expect((await again(own, lost.documentId)).status).toBe(409);
});

test('what the desk has typed and the provider has lost is sent when it is typed again', async () => {
  const own = await request();
  expect((await tell(own)).status).toBe(200);
  await until(async () => (await typedOf(own))[0]?.state === 'sent');
  expect((await tell(own)).status).toBe(200);
  const [first, ...others] = await typedOf(own);
  expect(others).toEqual([]);
  await clinic.db()('outbox_messages').where({ id: first.id }).update({ delivery: 'undelivered' });
  expect(await lostOf(own)).toMatchObject([{ kind: 'visit-message', isRepeatable: false }]);
  expect((await tell(own)).status).toBe(200);
  await until(async () => (await saidTo(own)).length === 2);
  expect((await tell(own)).status).toBe(200);
  expect(await typedOf(own)).toHaveLength(2);
});

async function join() {
  const data = waitingWish({ doctor: clinic.booker.request({}).doctor, tellBy: 'sms', email: null });
  const key = { 'Idempotency-Key': randomUUID() };
  const joined = dataOf(await proofs.send('/waiting-entries', data, key), 201);
  const entry = await clinic.db()('waiting_entries').where({ number: joined.number }).first();
  return { ...joined, phone: data.phone, entry: entry.document_id };
}
const lostOfEntry = async (entry: string) =>
  (await undelivered()).filter((one: { entry?: string }) => one.entry === entry);

test('a message to who waits for a time that was lost is on the list with who it was for, once, and leaves it when it is sent again or they leave', async () => {
  const taken = await request();
  clinic.gateway.answerWith(422, 'no such number');
  const link = await join();
  const messages = () =>
    clinic.db()('outbox_messages').where('reference', 'like', `${link.entry}:%`).orderBy('id');
  await until(async () => (await messages())[0]?.state === 'failed');
  const person = { firstName: 'Salma', lastName: 'Nour', phone: link.phone };
  const said = { about: 'waiting', kind: 'waiting-joined', channel: 'sms', reason: 'HTTP 422' };
  expect(await lostOfEntry(link.entry)).toMatchObject([{ ...said, ...person, isRepeatable: true }]);
  await clinic.cancel(taken);
  await keepWaitingList(clinic.backend.strapi, Date.now());
  await until(async () => (await messages()).filter(({ state }) => state === 'failed').length === 2);
  const [lost, ...rest] = await lostOfEntry(link.entry);
  expect(rest).toEqual([]);
  expect(lost).toMatchObject({ kind: 'waiting-offer', isRepeatable: true });

  clinic.gateway.answerWith(200, { id: 'sms-9' });
  const path = `/waiting-entries/${link.entry}/mails/${lost.documentId}/again`;
  const both = await Promise.all([clinic.staff(path, {}), clinic.staff(path, {})]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await until(async () => clinic.sentTo(link.phone).length >= 3);
  expect(await lostOfEntry(link.entry)).toMatchObject([{ kind: 'waiting-joined' }]);
  // Nothing is sent for another entry, or for a message that was not lost.
  const other = await join();
  await until(async () => clinic.sentTo(other.phone).length === 1);
  const theirs = await clinic.db()('outbox_messages').where('reference', 'like', `${other.entry}:%`).first();
  for (const mail of [lost.documentId, theirs.document_id])
    expect((await clinic.staff(`/waiting-entries/${other.entry}/mails/${mail}/again`, {})).status).toBe(409);

  const leave = `/waiting-entries/by-number/${link.number}/leave`;
  expect((await proofs.send(leave, {}, { 'X-Manage-Key': link.key })).status).toBe(200);
  expect(await lostOfEntry(link.entry)).toEqual([]);
});

const lostCodes = async () =>
  (await undelivered()).filter(({ about }: { about: string }) => about === 'code');

test('a code that did not reach a phone is on the list once with the phone, for staff of all branches, until a later one arrives; a link that got lost can be sent again', async () => {
  const phone = newPhone();
  const ask = async () => {
    await proofs.forgetLimits();
    expect((await proofs.ask(phone)).status).toBe(200);
  };
  const states = async (): Promise<string[]> =>
    clinic
      .db()('outbox_messages')
      .where({ recipient: phone, kind: 'phone-code' })
      .orderBy('id')
      .pluck('state');
  clinic.gateway.answerWith(422, 'no such number');
  await ask();
  await until(async () => (await states()).join() === 'failed');
  await ask();
  await until(async () => (await states()).join() === 'failed,failed');
  const refused = { phone, channel: 'sms', reason: 'HTTP 422', isRepeatable: false };
  expect(await lostCodes()).toMatchObject([refused]);
  clinic.gateway.answerWith(200, { id: 'sms-10' });
  await ask();
  await until(async () => (await states()).at(-1) === 'sent');
  expect(await lostCodes()).toEqual([]);
  // Also to a phone that agreed to nothing else.
  const other = newPhone();
  const own = await clinic.book({ phone: other, tellBy: null });
  clinic.gateway.answerWith(422, 'no');
  expect((await proofs.post('/links', { to: other })).status).toBe(200);
  await until(async () => (await lostOf(own)).length === 1);
  const [lost] = await lostOf(own);
  const link = { kind: 'visit-link', channel: 'sms', reason: 'HTTP 422', appointment: own.id };
  expect(lost).toMatchObject({ ...link, isRepeatable: true });
  clinic.gateway.answerWith(200, { id: 'sms-11' });
  expect((await again(own, lost.documentId)).status).toBe(200);
  await until(async () => clinic.sentTo(other).length === 2);
  expect(await lostOf(own)).toEqual([]);
  const steps = [`${own.id}:0:r6`, `${own.id}:0:r5`];
  const reference = clinic.db().raw("CASE WHEN reference LIKE '%r1' THEN ? ELSE ? END", steps);
  const links = clinic.db()('outbox_messages').where({ kind: 'visit-link', recipient: other });
  await links.update({ reference });
  expect(await lostOf(own)).toEqual([]);
});

describe('a cancellation by the clinic', () => {
  // Messages of earlier tests count as a stranger's.
  beforeEach(() => clinic.db()('outbox_messages').update({ by_stranger: true }));

  const cancel = async (own: OwnBooking) => {
    const { document_id: id, version } = await clinic.rowOf(own);
    const wanted = { to: 'canceled', reason: 'The doctor is ill', version };
    expect((await clinic.staff(`/appointments/${id}/transitions`, wanted)).status).toBe(200);
  };
  const told = async (own: OwnBooking) =>
    (await clinic.outboxOf(own)).find(({ kind }) => kind === 'visit-canceled');

  test('reaches a phone whose messages a stranger has used up, of the phone and of the day', async () => {
    const phone = newPhone();
    const own = await request({ phone });
    for (let times = 0; times < 6; times += 1) {
      const strangers = await clinic.book({ phone, firstName: `Name${'abcdef'[times]}` });
      await clinic.cancel(strangers);
      await until(async () => ['sent', 'failed'].includes((await told(strangers))?.state));
    }
    const refused = { recipient: phone, last_error: 'RECIPIENT_LIMIT', kind: 'visit-canceled' };
    expect(await clinic.db()('outbox_messages').where(refused)).toHaveLength(1);
    const spent = clinic.sentTo(phone).length;
    // Room for what the clinic says, of some parts; strangers have sent more.
    await clinic.setUp({ maxPhoneMessagesPerDay: 9 });
    const late = await clinic.book();
    await until(async () => (await clinic.outboxOf(late))[0]?.last_error === 'DAY_LIMIT');
    await cancel(own);
    await until(async () => (await told(own))?.state === 'sent');
    await clinic.setUp({ maxPhoneMessagesPerDay: 500 });
    expect(clinic.sentTo(phone)).toHaveLength(spent + 1);
  });

  test('of a patient with neither email nor messages is a call, until it is noted that they were told', async () => {
    const silent = () => clinic.book({ tellBy: null });
    const own = await silent();
    await cancel(own);
    expect(await lostOf(own)).toMatchObject([
      { kind: 'visit-canceled', channel: null, phone: (await clinic.rowOf(own)).phone, isRepeatable: false },
    ]);
    const { bookingNumber } = own;
    expect((await undelivered())[0]).toMatchObject({ bookingNumber, phone: expect.any(String) });
    expect((await clinic.staff(`/appointments/${await clinic.idOf(own)}/told`, {})).status).toBe(200);
    expect(await lostOf(own)).toEqual([]);
    const { history } = (await clinic.asked(`/appointments/${await clinic.idOf(own)}`)).body.data;
    expect(history.at(-1)).toMatchObject({ action: 'toldByPhone', by: { kind: 'staff' } });
    // Whoever canceled it knows.
    const theirs = await silent();
    await clinic.cancel(theirs);
    expect(await lostOf(theirs)).toEqual([]);
    const live = await silent();
    expect((await clinic.staff(`/appointments/${await clinic.idOf(live)}/told`, {})).status).toBe(409);
  });

  test('told in the call about a requested series is no call about its other visits', async () => {
    const { longAppointment: service, specialty, doctor } = clinic.clinic;
    const series = { visits: 3, everyDays: 7, toleranceDays: 2, anyDoctor: false };
    await clinic.edit('service', service, { series, takesNoNewBookings: true });
    const date = freshDate();
    const [startsAt, ...later] = [0, 7, 14].map((days) => at('10:00', addDays(date, days)));
    const laterVisits = later.map((time) => ({ doctor, startsAt: time }));
    const asked = { service, specialty, startsAt, laterVisits, status: 'pending' };
    const own = dataOf(await clinic.bookForCaller(clinic.booker.request(asked)), 201);
    const call = `/appointments/${await clinic.idOf(own)}/call`;
    expect((await clinic.staff(call, {})).status).toBe(200);
    const ended = { outcome: 'canceled', version: 1, reason: 'Goes elsewhere' };
    expect((await clinic.staff(`${call}/outcome`, ended)).status).toBe(200);
    const states = clinic.db()('appointments').where({ series: own.bookingNumber }).pluck('status');
    expect(await states).toEqual(['canceled', 'canceled', 'canceled']);
    const isOne = ({ bookingNumber }: Partial<OwnBooking>) => bookingNumber?.startsWith(own.bookingNumber);
    expect((await undelivered()).filter(isOne)).toEqual([]);
  });

  test('that could not be told stands first on the list, with the phone to call, whatever strangers lose', async () => {
    const own = await request();
    clinic.gateway.answerWith(422, 'no such number');
    await cancel(own);
    await until(async () => (await told(own))?.state === 'failed');
    const lost = await clinic.book();
    const [theirs] = await clinic.outboxOf(lost);
    await until(async () => (await clinic.outboxOf(lost))[0]?.state === 'failed');
    const { id: _, document_id: __, ...row } = theirs;
    const copies = Array.from({ length: 120 }, (_copy, index) => ({
      ...row,
      ...{ document_id: randomUUID().slice(0, 24), kind: 'visit-moved', state: 'failed' },
      reference: `${row.reference}:r${index}`,
    }));
    await clinic.db().batchInsert('outbox_messages', copies, 40);
    const { phone } = await clinic.rowOf(own);
    const [first] = await undelivered();
    expect(first).toMatchObject({ bookingNumber: own.bookingNumber, kind: 'visit-canceled', phone });
    expect((await lostOf(lost))[0]).toMatchObject({ phone: null });
  });
});
