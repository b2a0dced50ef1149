import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { composePhoneMessage } from '../src/documents/phone/compose';
import { servicesOf } from '../src/platform/services';
import { dataOf, freshTime, newPhone, pluck, refusalOf, waitingWish } from './support/clinic';
import { outgoing } from './support/outgoing';
import { CONSENT, startPhoneClinic } from './support/phone-clinic';
import { until } from './support/until';

const NEWS = 'Send me the news of the clinic.';
const clinic = await startPhoneClinic();
await clinic.setUp({ newsText: NEWS });
const { booker, db } = clinic;

type Own = Awaited<ReturnType<typeof clinic.book>>;
const fileOf = async (own: Own) => (await clinic.asked(`/appointments/${own.id}`)).body.data;
const withdraw = (own: Own, purpose: string) => clinic.act(own, 'withdrawal', { purpose });
/** Puts somebody who is told by SMS on the waiting list; reads the entry. */
async function wait(fields: Record<string, unknown>) {
  const data = waitingWish({ doctor: clinic.clinic.doctor, tellBy: 'sms', ...fields });
  const headers = { 'Idempotency-Key': randomUUID() };
  const { number } = dataOf(await clinic.ask('/waiting-entries', { data, headers }), 201);
  return () => db()('waiting_entries').where({ number }).first();
}
const casesOf = async (phone: string) => {
  const { data } = (await clinic.asked('/privacy-cases')).body;
  return data.filter(({ contact }: { contact: string }) => contact === phone);
};

test('what a patient agreed to is listed with its words, version, way and moment; the consent to the booking is withdrawn at the desk too, and is a request about data that is due', async () => {
  const phone = newPhone();
  const own = await clinic.book({ phone, email: 'list@example.org', news: true });
  const given = { way: 'form', givenAt: expect.stringMatching(/Z$/), withdrawn: null };
  expect((await fileOf(own)).consents).toEqual([
    { purpose: 'booking', text: expect.any(String), version: expect.any(String), ...given },
    { purpose: 'phone', text: CONSENT, version: null, ...given },
    { purpose: 'news', text: NEWS, version: null, ...given },
  ]);

  const press = () => clinic.staff(`/appointments/${own.id}/withdrawal`, { purpose: 'booking' });
  const pressed = await Promise.all([press(), press()]);
  expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
  const [booking] = (await fileOf(own)).consents;
  expect(booking.withdrawn.by).toMatchObject({ kind: 'staff', isYou: true });
  const { appointments } = await clinic.handOver(phone);
  expect(appointments).toMatchObject([{ consentGiven: 'form', tellBy: 'sms', tellByText: CONSENT }]);
  expect(appointments[0].appointmentEvents.at(-1)).toMatchObject({ action: 'consentWithdrawn' });
  const found = await casesOf(phone);
  expect(found).toMatchObject([{ kind: 'objection', state: 'open', way: 'phone', text: own.bookingNumber }]);
  await withdraw(own, 'booking');
  expect(await casesOf(phone)).toHaveLength(1);
  // A patient who gets no messages to the phone any more has the same phone.
  const { id: _, ...line } = await db()('appointment_events').where({ appointment: own.id }).first();
  const said = { document_id: 'a'.repeat(24), action: 'answered', reason: 'I come by car' };
  await db()('appointment_events').insert({ ...line, ...said });
  await withdraw(own, 'phone');
  const handed = await clinic.handOver(phone);
  expect(pluck(handed.appointments[0].appointmentEvents, 'reason')).toContain('I come by car');
});

test('messages to the phone are withdrawn by the link of a booking, for all bookings of the phone once the clinic has called it, and nothing of it is left of who was erased', async () => {
  const phone = newPhone();
  const [one, other] = [await clinic.book({ phone }), await clinic.book({ phone, firstName: 'Other' })];
  const [mailed, silent] = [await wait({ phone }), await wait({ phone, email: null })];
  // Anybody can book under the phone of another.
  expect((await withdraw(one, 'phone')).status).toBe(200);
  expect(await clinic.rowOf(one)).toMatchObject({ tell_by: null, tell_by_text: null });
  const third = await clinic.book({ phone, firstName: 'Third' });
  for (const stays of [await clinic.rowOf(other), await mailed(), await silent()])
    expect(stays).toMatchObject({ tell_by: 'sms' });
  await clinic.confirm(other);
  await db()('appointments').where({ document_id: other.id }).update({ call_by: new Date() });
  expect((await withdraw(other, 'phone')).status).toBe(200);
  for (const own of [other, third])
    expect(await clinic.rowOf(own)).toMatchObject({ tell_by: null, tell_by_text: null });
  // The waiting list tells by email from now on, or nobody.
  expect(await mailed()).toMatchObject({ tell_by: null, state: 'waiting' });
  expect(await silent()).toMatchObject({ tell_by: null, state: 'ended', seat: null });
  for (const own of [one, other]) {
    const file = await fileOf(own);
    const withdrawn = { at: expect.stringMatching(/Z$/), by: { kind: 'patient' } };
    expect(file.consents[1]).toMatchObject({ purpose: 'phone', text: CONSENT, withdrawn });
    expect(file.history.at(-1)).toMatchObject({ action: 'consentWithdrawn', actor: 'patient' });
  }
  const lines = await db()('appointment_events').where({ action: 'consentWithdrawn' });
  await withdraw(one, 'phone');
  expect(await db()('appointment_events').where({ action: 'consentWithdrawn' })).toHaveLength(lines.length);
  await expect(db()('appointment_events').where({ id: lines[0].id }).delete()).rejects.toThrow();

  for (const own of [one, other, third]) await clinic.cancel(own);
  await clinic.erase(phone, 3);
  expect((await fileOf(one)).consents).toEqual([]);
  // Their link still opens the visit, with no name in the place of theirs.
  expect((await clinic.look(one)).firstName).toBe('');
  const history = await db()('appointment_events').where({ appointment: one.id });
  expect(JSON.stringify(history)).not.toContain(CONSENT);
});

test('a reminder that only the phone was to get goes by email once messages to the phone are withdrawn', async () => {
  await clinic.setUp({ reminderBy: 'phone_first' });
  const email = 'reminded@example.org';
  const own = await clinic.book({ email });
  await clinic.confirm(own);
  const reminders = () => clinic.outboxOf(own, { kind: 'visit-reminder' });
  const [{ reference, recipient: to }] = await reminders();
  expect(await reminders()).toMatchObject([{ channel: 'sms' }]);
  await withdraw(own, 'phone');
  const due = outgoing({ channel: 'sms', kind: 'visit-reminder', reference, to });
  expect(await composePhoneMessage(clinic.backend.strapi, due, Date.now())).toBeNull();
  expect(await reminders()).toMatchObject([{ channel: 'sms' }, { channel: 'email', recipient: email }]);
  await clinic.setUp({ reminderBy: 'every_way' });
});

test('a child is booked with somebody who agrees for them, on the website and by staff, who is shown, handed over and erased; of who agrees for themselves none is kept', async () => {
  await clinic.setUp({ guardianAge: 18 });
  const mother = { guardianName: 'Huda Adel', guardianRelation: 'mother' };
  const child = booker.request({ startsAt: freshTime(), age: 7 });
  const refusal = [400, 'guardianName required', 'guardianRelation required'];
  expect(refusalOf(await booker.post(child))).toEqual(refusal);
  expect(refusalOf(await clinic.bookForCaller({ ...child, status: 'confirmed' }))).toEqual(refusal);
  const wrong = await booker.post({ ...child, ...mother, guardianPhone: '12' });
  expect(refusalOf(wrong)).toEqual([400, 'guardianPhone invalid']);

  const phone = newPhone();
  const own = await clinic.book({ ...mother, age: 7, phone });
  // Theirs is the phone of the booking unless they gave another one.
  const kept = { ...mother, guardianPhone: phone };
  expect(await fileOf(own)).toMatchObject(kept);
  expect((await clinic.handOver(phone)).appointments[0]).toMatchObject(kept);
  await clinic.cancel(own);
  await clinic.erase(phone, 1);
  const nobody = { guardian_name: null, guardian_relation: null, guardian_phone: null };
  const silent = { tell_by: null, tell_by_text: null, phone: '' };
  expect(await clinic.rowOf(own)).toMatchObject({ ...nobody, ...silent });
  expect(await db()('outbox_messages').where({ recipient: phone })).toEqual([]);

  // She asks for what is stored of herself, under a phone of her own.
  const hers = newPhone();
  const ward = await clinic.book({ ...mother, guardianPhone: hers, age: 7 });
  const { bookingNumber } = ward;
  expect((await clinic.handOver(hers)).guarded).toEqual([{ bookingNumber, ...mother, guardianPhone: hers }]);
  await clinic.cancel(ward);
  expect(await clinic.erase(hers)).toMatchObject({ visits: 0, guarded: 1 });
  expect(await clinic.rowOf(ward)).toMatchObject({ ...nobody, guardian_phone: '', erased_at: null });
  expect(await fileOf(ward)).toMatchObject({ guardianName: null, guardianPhone: null });

  const grown = await clinic.book({ ...mother, age: 18 });
  expect(await clinic.rowOf(grown)).toMatchObject({ guardian_name: null, guardian_phone: null });
  const mistyped = { firstName: 'Laila', lastName: 'Hassan', phone: newPhone(), age: 8 };
  const older = await clinic.book({ ...mother, ...mistyped });
  const right = { ...mistyped, phone: newPhone(), email: null };
  await clinic.act(older, 'correct', { ...right, version: 1 });
  expect(await clinic.rowOf(older)).toMatchObject({ phone: right.phone, guardian_phone: right.phone });
  const corrected = await clinic.act(older, 'correct', { ...right, age: 18, version: 2 });
  expect([corrected.status, await clinic.rowOf(older)]).toMatchObject([200, nobody]);
  await clinic.setUp({ guardianAge: 0 });
  expect((await booker.book({ startsAt: freshTime(), age: 7 })).status).toBe(201);
});

test('a cancellation that waits for the end of the quiet hours goes to the number that was corrected meanwhile', async () => {
  const own = await clinic.book();
  await clinic.setUp({ quietFrom: '00:00:00.000', quietUntil: '23:00:00.000' });
  const { document_id: id } = await clinic.rowOf(own);
  const wanted = { to: 'canceled', version: 1, reason: 'The doctor is ill' };
  expect((await clinic.staff(`/appointments/${id}/transitions`, wanted)).status).toBe(200);
  const canceled = clinic.db()('outbox_messages').where({ kind: 'visit-canceled' });
  const ended = () => canceled.clone().where('reference', 'like', `${id}:%`);
  await until(async () => {
    const { state, due_at: dueAt } = await ended().first();
    return state === 'waiting' && new Date(dueAt).getTime() > Date.now();
  });
  const phone = newPhone();
  const person = { firstName: 'Laila', lastName: 'Hassan', phone, age: 34, contractType: 'cash' };
  const amended = { ...person, version: 2, reason: 'A digit was wrong' };
  expect((await clinic.staff(`/appointments/${id}/amendment`, amended)).status).toBe(200);
  await clinic.setUp({ quietFrom: null, quietUntil: null });
  await ended().update({ due_at: new Date() });
  servicesOf(clinic.backend.strapi).mailing.wake();
  await until(() => clinic.sentTo(phone).length === 1);
});

test('what staff read out to a caller is listed in the language in which it stood before them', async () => {
  const arabic = { consentText: 'أوافق.', phoneMessagesText: 'نكتب عن هذه الزيارة فقط.' };
  await clinic.setUp(arabic, 'ar');
  const textsOf = async (fields: Record<string, unknown>) => {
    const asked = { startsAt: freshTime(), phone: newPhone(), locale: 'ar', tellBy: 'sms' };
    const data = { ...booker.request(asked), status: 'confirmed', ...fields };
    const { documentId: id } = dataOf(await clinic.bookForCaller(data), 201);
    const { consents } = (await clinic.asked(`/appointments/${id}`)).body.data;
    return consents.map(({ text }: { text: string }) => text);
  };
  expect(await textsOf({})).toEqual([arabic.consentText, arabic.phoneMessagesText]);
  expect(await textsOf({ consentLocale: 'en' })).toEqual(['I agree.', CONSENT]);
});
