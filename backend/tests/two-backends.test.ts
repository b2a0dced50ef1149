import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../src/scheduling/zone';
import { at, BOOKING_DATE, type Booker, createBooker, startClinic, type TestClinic } from './support/clinic';
import { documentsOf } from './support/documents';
import { type SecondBackend, startSecondBackend } from './support/second-backend';
import type { TestBackend } from './support/strapi';

let backend: TestBackend;
let clinic: TestClinic;
let second: SecondBackend;
let other: Booker;

// On PostgreSQL only: several processes cannot share an SQLite database.
beforeAll(async () => {
  ({ backend, clinic } = await startClinic());
  second = await startSecondBackend();
  other = createBooker({ backend: { ...backend, url: second.url }, clinic });
});

afterAll(async () => {
  await second?.stop();
  await backend?.stop();
});

test('a backend that has idled books nothing inside a closure published on another', async () => {
  const request = (time: string) => other.request({ startsAt: at(time) });
  expect((await other.post(request('10:00'))).status).toBe(201);
  await documentsOf(backend.strapi, 'closure').create({
    locale: 'en',
    data: {
      branch: clinic.branch,
      startsOn: BOOKING_DATE,
      endsOn: BOOKING_DATE,
      reason: 'Repairs',
      saveDespiteAppointments: true,
    },
  });
  await second.pass(60_000);
  const refused = await other.post(request('12:00'));
  expect([refused.status, refused.body.error.details.errors]).toEqual([
    400,
    [expect.objectContaining({ path: ['startsAt'], code: 'notAvailable' })],
  ]);
  await second.pass(60_000);
  const query = `doctor=${clinic.doctor}&branch=${clinic.branch}&from=${BOOKING_DATE}&days=2`;
  const { data } = (await other.get(`/availability?${query}`)).body;
  expect(data[0]).toEqual({ date: BOOKING_DATE, slots: [] });
  expect(data[1].date).toBe(addDays(BOOKING_DATE, 1));
  expect(data[1].slots.length).toBe(24);
});
