import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { freshTime, newPhone, startClinic } from './support/clinic';

const { booker, settings, db, ask, signIn, handOver, erase } = await startClinic();
await settings({ guardianAge: 18 });
const token = await signIn('manager');
const staff = (path: string, data?: object) => ask(path, { token, ...(data && { data }) });

const child = (more: object = {}) =>
  booker.request({ startsAt: freshTime(), phone: newPhone(), age: 7, ...more });
const mother = { guardianName: 'Huda Adel', guardianRelation: 'mother' };
type Refused = { body: { error: { details: { errors: { path: string[]; code: string }[] } } } };

const faultsOf = ({ body }: Refused) => body.error.details.errors.map(({ path, code }) => [path[0], code]);
const rowOf = (bookingNumber: string) =>
  db()('appointments').where({ booking_number: bookingNumber }).first();

test('a child is booked with somebody who agrees for them, on the website and by staff', async () => {
  const required = [
    ['guardianName', 'required'],
    ['guardianRelation', 'required'],
  ];
  const refused = await booker.post(child());
  expect([refused.status, faultsOf(refused)]).toEqual([400, required]);
  const wrong = await booker.post(child({ ...mother, guardianPhone: '12' }));
  expect(faultsOf(wrong)).toEqual([['guardianPhone', 'invalid']]);
  const caller = { data: { ...child(), status: 'confirmed' }, headers: { 'Idempotency-Key': randomUUID() } };
  const onPhone = await ask('/appointments/for-caller', { token, ...caller });
  expect([onPhone.status, faultsOf(onPhone)]).toEqual([400, required]);
});

test('who agrees for a child is kept with the booking, shown to staff, handed over and erased', async () => {
  const request = child(mother);
  const { phone } = request;
  const { body } = await booker.post(request);
  const row = await rowOf(body.data.bookingNumber);
  // Theirs is the phone of the booking unless they gave another one.
  const kept = { ...mother, guardianPhone: phone };
  expect((await staff(`/appointments/${row.document_id}`)).body.data).toMatchObject(kept);
  expect((await handOver(String(phone))).appointments[0]).toMatchObject(kept);
  await staff(`/appointments/${row.document_id}/transitions`, { to: 'canceled', version: 1, reason: 'ill' });
  await erase(String(phone), 1);
  const nobody = { guardian_name: null, guardian_relation: null, guardian_phone: null };
  expect(await rowOf(body.data.bookingNumber)).toMatchObject(nobody);
});

test('of somebody who agrees for themselves no guardian is kept', async () => {
  const { body } = await booker.post(child({ ...mother, age: 18 }));
  expect(await rowOf(body.data.bookingNumber)).toMatchObject({ guardian_name: null, guardian_phone: null });
  await settings({ guardianAge: 0 });
  expect((await booker.post(child())).status).toBe(201);
  await settings({ guardianAge: 18 });
});
