import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { freshTime, newPhone, refusalOf, startClinic } from './support/clinic';

const { booker, book, settings, ask, signIn, handOver, erase, cancel, rowOf, stored } = await startClinic();
await settings({ guardianAge: 18 });
const token = await signIn('manager');
const mother = { guardianName: 'Huda Adel', guardianRelation: 'mother' };

test('a child is booked with somebody who agrees for them, on the website and by staff', async () => {
  const refusal = [400, 'guardianName required', 'guardianRelation required'];
  const child = { startsAt: freshTime(), age: 7 };
  expect(refusalOf(await booker.book(child))).toEqual(refusal);
  const wrong = await booker.book({ ...child, ...mother, guardianPhone: '12' });
  expect(refusalOf(wrong)).toEqual([400, 'guardianPhone invalid']);
  const caller = { ...booker.request(child), status: 'confirmed' };
  const given = { token, data: caller, headers: { 'Idempotency-Key': randomUUID() } };
  expect(refusalOf(await ask('/appointments/for-caller', given))).toEqual(refusal);
});

test('who agrees for a child is kept with the booking, shown to staff, handed over and erased', async () => {
  const phone = newPhone();
  const own = await book({ ...mother, age: 7, phone });
  // Theirs is the phone of the booking unless they gave another one.
  const kept = { ...mother, guardianPhone: phone };
  expect((await ask(`/appointments/${own.id}`, { token })).body.data).toMatchObject(kept);
  expect((await handOver(phone)).appointments[0]).toMatchObject(kept);
  await cancel(own);
  await erase(phone, 1);
  const nobody = { guardian_name: null, guardian_relation: null, guardian_phone: null };
  expect(await stored(own.id).first()).toMatchObject(nobody);
});

test('of somebody who agrees for themselves no guardian is kept', async () => {
  const own = await book({ ...mother, age: 18 });
  expect(await rowOf(own)).toMatchObject({ guardian_name: null, guardian_phone: null });
  await settings({ guardianAge: 0 });
  expect((await booker.book({ startsAt: freshTime(), age: 7 })).status).toBe(201);
});
