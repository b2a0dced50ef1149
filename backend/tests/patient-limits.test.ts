import { expect, test } from 'vitest';
import { applyPatientLimits } from '../src/appointments/booking/patient-limits';
import { withoutRequestId } from './support/answers';
import { at, freshDate, newPhone, startClinic } from './support/clinic';

const { backend, booker, book, claimsOf } = await startClinic();

test('limits of live appointments count each patient of a phone: two children of one parent see the same doctor on one day', async () => {
  const family = { phone: newPhone(), lastName: 'Hassan' };
  const date = freshDate();
  const book = (time: string, firstName: string) =>
    booker.book({ ...family, firstName, startsAt: at(time, date) });
  expect((await book('10:00', 'Omar')).status).toBe(201);
  expect((await book('10:20', 'أمل')).status).toBe(201);
  expect((await book('10:40', 'OMAR ')).status).toBe(409);
  expect((await book('11:00', 'امل')).status).toBe(409);
});

test('limits of live appointments are kept when many requests over them come at once', async () => {
  const phone = newPhone();
  const dates = Array.from({ length: 3 }, freshDate);
  const names = ['Omar', 'Amal', 'Lama', 'Nour'];
  const answers = await Promise.all(
    dates.flatMap((date) =>
      names.flatMap((firstName, name) =>
        [0, 1].map((again) =>
          booker.book({ phone, firstName, startsAt: at(`1${name}:${again ? '20' : '00'}`, date) }),
        ),
      ),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  const rows = await backend.db('appointments').where({ phone }).select('first_name', 'starts_at');
  for (const firstName of names) {
    const own = rows.filter((row: { first_name: string }) => row.first_name === firstName);
    const days = own.map((row: { starts_at: number | Date }) =>
      new Date(row.starts_at).toISOString().slice(0, 10),
    );
    expect(new Set(days).size).toBe(days.length);
  }
});

test('limits of live appointments are refused in the same words, whichever is reached', async () => {
  const day = { phone: newPhone(), startsAt: at('10:00', freshDate()) };
  await booker.book(day);
  const sameDay = await booker.book({
    ...day,
    startsAt: new Date(Date.parse(day.startsAt) + 3_600_000).toISOString(),
  });
  const full = { phone: newPhone() };
  for (const firstName of ['Omar', 'Omar', 'Omar', 'Amal', 'Amal', 'Amal'])
    await booker.book({ ...full, firstName, startsAt: at('14:00', freshDate()) });
  const perPatient = await booker.book({ ...full, firstName: 'Omar', startsAt: at('14:00', freshDate()) });
  const perPhone = await booker.book({ ...full, firstName: 'Lama', startsAt: at('14:00', freshDate()) });
  expect(sameDay.status).toBe(409);
  const said = { message: 'No further request can be taken online now', details: {} };
  expect(sameDay.body.error).toMatchObject({ name: 'AppointmentLimitError', status: 409, ...said });
  for (const answer of [perPatient, perPhone]) {
    expect(answer.status).toBe(sameDay.status);
    expect(withoutRequestId(answer.body)).toEqual(withoutRequestId(sameDay.body));
    expect([...answer.headers.keys()].sort()).toEqual([...sameDay.headers.keys()].sort());
  }
});

test('limits of live appointments count appointments from before they counted patients, as the clinic had set them', async () => {
  const { connection } = backend.strapi.db;
  const date = freshDate();
  const phone = newPhone();
  const own = await book({ phone, startsAt: at('10:00', date) });
  await connection('claims')
    .where({ appointment: own.id })
    .andWhere((one) => one.where('resource', 'like', 'day:%').orWhere('resource', 'like', 'patient:%'))
    .delete();
  const before = await connection('booking_settings').select('max_live_per_phone as phone').first();
  await connection('booking_settings').update({ max_live_per_patient: null, max_live_per_phone: 30 });
  for (let start = 0; start < 2; start += 1) {
    await applyPatientLimits(backend.strapi, Date.now());
    expect(await claimsOf(own)).toHaveLength(4 + 3);
    const { max_live_per_patient: patient, max_live_per_phone: phone } =
      await connection('booking_settings').first();
    expect([patient, phone]).toEqual([30, 50]);
  }
  await connection('booking_settings').update({ max_live_per_patient: 3, max_live_per_phone: before?.phone });
  expect((await booker.book({ phone, startsAt: at('11:00', date) })).status).toBe(409);
});
