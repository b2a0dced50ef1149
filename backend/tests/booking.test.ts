import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays } from '../src/scheduling/zone';
import { at, BOOKING_DATE, freshDate, pluck, refusalOf, startClinic } from './support/clinic';

const { clinic, booker, book, rowOf, claimsOf, look, db } = await startClinic();

test('a time asked for by 200 patients at once is given to exactly one', async () => {
  const startsAt = at('11:00', freshDate());
  const answers = await Promise.all(Array.from({ length: 200 }, () => booker.book({ startsAt })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(199).fill(409)]);
  for (const answer of answers.filter((one) => one.status === 409)) {
    expect(answer.body.error.name).toBe('SlotTakenError');
    const next = pluck(answer.body.error.details.next, 'startsAt');
    expect(next.length).toBeGreaterThan(0);
    expect(next).not.toContain(startsAt);
  }
  const [stored, ...others] = await db()('appointments').where({ starts_at: new Date(startsAt) });
  expect(others).toEqual([]);
  expect(await claimsOf({ bookingNumber: stored.booking_number })).toHaveLength(4 + 3);
});

test('a time is taken for appointments of every length, in every branch of the doctor at once, and stays free with other doctors', async () => {
  const date = freshDate();
  const long = { service: clinic.longAppointment, specialty: clinic.specialty };
  expect((await booker.book({ startsAt: at('12:00', date) })).status).toBe(201);
  expect((await booker.book({ ...long, startsAt: at('11:20', date) })).status).toBe(409);
  expect((await booker.book({ ...long, startsAt: at('12:20', date) })).status).toBe(201);
  expect((await booker.book({ startsAt: at('13:00', date) })).status).toBe(409);
  expect((await booker.book({ startsAt: at('13:20', date) })).status).toBe(201);
  const startsAt = at('10:20', freshDate());
  expect((await booker.book({ startsAt })).status).toBe(201);
  expect((await booker.book({ startsAt, branch: clinic.otherBranch })).status).toBe(409);
  expect((await booker.book({ startsAt, doctor: clinic.otherDoctor })).status).toBe(201);
});

test('a time disappears from the free times when it is taken, pending as it is, and one outside the hours, the notice or the horizon cannot be booked', async () => {
  const date = freshDate();
  const query = { from: date, days: '1' };
  const before = await booker.starts(query);
  expect(before).toHaveLength(24);
  expect((await booker.book({ startsAt: at('09:40', date) })).body.data.status).toBe('pending');
  expect(await booker.starts(query)).toEqual(before.filter((startsAt) => startsAt !== at('09:40', date)));
  const long = await booker.starts({ ...query, service: clinic.longAppointment });
  expect(long).not.toContain(at('09:00', date));

  const outside = ['08:40', '10:07', '16:50'].map((time) => at(time, freshDate()));
  const tooFar = [-11, 51].map((days) => at('10:00', addDays(BOOKING_DATE, days)));
  for (const startsAt of [...outside, ...tooFar])
    expect(refusalOf(await booker.book({ startsAt }))).toEqual([400, 'startsAt notAvailable']);
});

test('the same idempotency key with the same body gives the same booking again, also at the same moment, and is refused with another body', async () => {
  const key = randomUUID();
  const date = freshDate();
  const request = booker.request({ startsAt: at('11:20', date) });
  const answers = await Promise.all(Array.from({ length: 8 }, () => booker.post(request, { key })));
  const later = await booker.post(request, { key });
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
  for (const answer of answers) expect(answer.body).toEqual(later.body);
  expect(await db()('appointments').where({ idempotency_key: key })).toHaveLength(1);
  const another = await booker.book({ startsAt: at('11:40', date) }, { key });
  expect(refusalOf(another)).toEqual([422, 'IdempotencyKeyReusedError']);
});

test('a booking request with faults gets one code per bad field and stores nothing, and it needs a doctor who works in the branch', async () => {
  const before = await db()('appointments').orderBy('id');
  const faults = { firstName: ' ', lastName: 'x'.repeat(61), phone: '12', age: 121, email: 'nobody' };
  const more = { consent: false, additionalNotes: 'n'.repeat(1001), nationalId: '1' };
  const [status, ...codes] = refusalOf(await booker.book({ ...faults, ...more }));
  const expected = ['firstName required', 'lastName tooLong', 'phone invalid', 'age tooBig', 'email invalid'];
  const others = ['consent consentRequired', 'additionalNotes tooLong', 'nationalId unknownField'];
  expect([status, codes.sort()]).toEqual([400, [...expected, ...others].sort()]);
  expect(await db()('appointments').orderBy('id')).toEqual(before);
  const elsewhere = await booker.book({ doctor: clinic.otherDoctor, branch: clinic.otherBranch });
  expect(refusalOf(elsewhere)).toEqual([400, 'branch notOffered']);
  expect(refusalOf(await booker.book({ doctor: 'a'.repeat(24) }))).toEqual([400, 'doctor notOffered']);
});

test('a booking keeps the consent with its version, the phone in E.164 and Arabic digits understood, and its patient reads it with number and key', async () => {
  const own = await book({ phone: '٠١٠ ٩٩٩٩ ٠٠٠١', age: '٣٤', locale: 'ar' });
  const consent = { consent_text: 'I agree.', consent_version: '1' };
  expect(await rowOf(own)).toMatchObject({ phone: '+201099990001', age: 34, language: 'ar', ...consent });
  expect(await look(own)).toMatchObject({
    ...{ bookingNumber: own.bookingNumber, status: 'pending', firstName: 'Laila', timeZone: 'Africa/Cairo' },
    doctor: { name: { en: 'Dr Mona' } },
    // Facts of the call and the mails, which the holder of the key may correct.
    patient: { firstName: 'Laila', lastName: 'Hassan', email: null },
  });
});
