import { expect, test } from 'vitest';
import { freshTime, newPhone, refusalOf } from './support/clinic';
import { startDesk } from './support/staff-desk';

const { booker, book, forCaller, detail, settings, handOver, erase, cancel, stored } = await startDesk();
await settings({ guardianAge: 18 });
const mother = { guardianName: 'Huda Adel', guardianRelation: 'mother' };

test('a child is booked with somebody who agrees for them, on the website and by staff', async () => {
  const refusal = [400, 'guardianName required', 'guardianRelation required'];
  const child = { startsAt: freshTime(), age: 7 };
  expect(refusalOf(await booker.book(child))).toEqual(refusal);
  expect(refusalOf(await forCaller(child))).toEqual(refusal);
  const wrong = await booker.book({ ...child, ...mother, guardianPhone: '12' });
  expect(refusalOf(wrong)).toEqual([400, 'guardianPhone invalid']);
});

test('who agrees for a child is kept with the booking, shown to staff, handed over and erased', async () => {
  const phone = newPhone();
  const own = await book({ ...mother, age: 7, phone });
  // Theirs is the phone of the booking unless they gave another one.
  const kept = { ...mother, guardianPhone: phone };
  expect(await detail(own.id)).toMatchObject(kept);
  expect((await handOver(phone)).appointments[0]).toMatchObject(kept);
  await cancel(own);
  await erase(phone, 1);
  const nobody = { guardian_name: null, guardian_relation: null, guardian_phone: null };
  expect(await stored(own.id).first()).toMatchObject(nobody);
});

test('of somebody who agrees for themselves no guardian is kept', async () => {
  const { id } = await book({ ...mother, age: 18 });
  expect(await stored(id).first()).toMatchObject({ guardian_name: null, guardian_phone: null });
  await settings({ guardianAge: 0 });
  expect((await booker.book({ startsAt: freshTime(), age: 7 })).status).toBe(201);
});
