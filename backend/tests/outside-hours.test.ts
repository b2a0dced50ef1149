import { describe, expect, test } from 'vitest';
import { recheckAppointments } from '../src/appointments/guards/recheck-hours';
import { ask } from './support/calls';
import { at, freshDate, newPhone, startClinic } from './support/clinic';
import { editHours, everyDay, pathsOf, refusal } from './support/hours';
import { signIn } from './support/staff';
import { until } from './support/until';

const { backend, clinic, booker } = await startClinic();
const { documents, newDoctor, newHours } = editHours({ backend, clinic });

describe('a change that leaves appointments outside', () => {
  const outside = async () =>
    (
      await backend.strapi.db.connection('appointments').whereNotNull('outside_since').pluck('booking_number')
    ).sort();

  async function bookedOn(time: string, date: string, doctor: string): Promise<string> {
    const booked = await booker.post(booker.request({ doctor, startsAt: at(time, date), phone: newPhone() }));
    expect(booked.status).toBe(201);
    return booked.body.data.bookingNumber;
  }

  test('is refused with the list, saved with the tick, and puts them on the list until the hours hold them again', async () => {
    const doctor = await newDoctor();
    await newHours({ doctor, shifts: everyDay('09:00', '13:00') });
    const date = freshDate();
    const [first, second, kept] = [
      await bookedOn('09:00', date, doctor),
      await bookedOn('09:20', date, doctor),
      await bookedOn('12:00', date, doctor),
    ];
    const off = { doctor, startsOn: date, endsOn: date, startsAt: '08:00:00.000', endsAt: '10:00:00.000' };
    const refused = await refusal(documents('day-off').create({ data: off }));
    expect(pathsOf(refused)).toEqual(['saveDespiteAppointments']);
    expect(refused.message).toContain(
      `2 appointments lie outside these hours: ${first} (${date} 09:00), ${second} (${date} 09:20)`,
    );
    expect(refused.message).not.toContain(kept);
    expect(await backend.strapi.db.query('api::day-off.day-off').count()).toBe(0);
    expect(await outside()).toEqual([]);

    const { documentId } = await documents('day-off').create({
      data: { ...off, saveDespiteAppointments: true },
    });
    const stored = await backend.strapi.db.query('api::day-off.day-off').findOne({ where: { documentId } });
    expect(stored.saveDespiteAppointments).toBe(false);
    expect(await outside()).toEqual([first, second].sort());
    const token = await signIn({ backend, role: 'staff' });
    const list = async (path: string) => (await ask(backend, `/appointments${path}`, { token })).body;
    const moved = await list('?toBeMoved=true&sort=startsAt:asc');
    expect(moved.meta.pagination.total).toBe(2);
    expect(moved.data.map((one: Record<string, unknown>) => [one.bookingNumber, one.isToBeMoved])).toEqual([
      [first, true],
      [second, true],
    ]);
    expect((await list('/counts')).data.toBeMoved).toBe(2);

    // What is on the list already does not stop another change.
    await documents('day-off').update({ documentId, data: { note: 'Theatre' } });
    await documents('day-off').update({ documentId, data: { endsAt: '09:20:00.000' } });
    expect(await outside()).toEqual([first]);
    await documents('day-off').delete({ documentId });
    await recheckAppointments({ strapi: backend.strapi, now: Date.now() });
    expect(await outside()).toEqual([]);
  });

  test('counts for hours and closures too, and an appointment that is moved or canceled is on no list', async () => {
    const doctor = await newDoctor();
    const hours = await newHours({ doctor, shifts: everyDay('09:00', '13:00') });
    const date = freshDate();
    const number = await bookedOn('12:20', date, doctor);
    const shorter = { shifts: everyDay('09:00', '12:00') };
    expect(
      pathsOf(await refusal(documents('schedule').update({ documentId: hours, data: shorter }))),
    ).toEqual(['saveDespiteAppointments']);
    const closure = { branch: clinic.branch, startsOn: date, endsOn: date, reason: 'Repairs' };
    expect(pathsOf(await refusal(documents('closure').create({ locale: 'en', data: closure })))).toEqual([
      'saveDespiteAppointments',
    ]);
    await documents('schedule').update({
      documentId: hours,
      data: { ...shorter, saveDespiteAppointments: true },
    });
    expect(await outside()).toEqual([number]);
    const row = await backend.strapi.db.connection('appointments').where({ booking_number: number }).first();
    const token = await signIn({ backend, role: 'staff' });
    const data = { startsAt: at('09:00', date), version: row.version };
    expect((await ask(backend, `/appointments/${row.document_id}/move`, { token, data })).status).toBe(200);
    expect(await outside()).toEqual([]);
  });

  test('is found at the next start when it was written past every check', async () => {
    const doctor = await newDoctor();
    const hours = await newHours({ doctor, shifts: everyDay('09:00', '13:00') });
    const number = await bookedOn('09:00', freshDate(), doctor);
    await backend.strapi.db
      .connection('schedules')
      .where({ document_id: hours })
      .update({ valid_to: '2026-01-01' });
    await backend.restart();
    await until(async () => (await outside()).includes(number));
  });
});
