import { describe, expect, test } from 'vitest';
import { addDays } from '../src/scheduling/zone';
import { ask } from './support/calls';
import { at, freshDate, freshTime, startClinic } from './support/clinic';
import { documentsOf } from './support/documents';
import { signIn } from './support/staff';

const NOUNS = ['doctor', 'branch', 'service'] as const;
type Noun = (typeof NOUNS)[number];

const idOf = (noun: Noun) => (noun === 'service' ? clinic.longAppointment : clinic[noun]);
const ARABIC = {
  doctor: { name: 'د. منى' },
  branch: { name: 'المعادي', address: 'شارع' },
  service: { name: 'كشف' },
};
const documents = (noun: Noun) => documentsOf(backend.strapi, noun);
const wanted = (fields: Record<string, unknown> = {}) =>
  booker.request({ service: clinic.longAppointment, specialty: clinic.specialty, ...fields });

/** As the editor does it: the box is ticked in one language, and that language is published. */
async function close(noun: Noun, takesNoNewBookings: boolean, locale = 'en') {
  const documentId = idOf(noun);
  await documents(noun).update({ documentId, locale, data: { takesNoNewBookings } });
  await documents(noun).publish({ documentId, locale });
}

const send = (path: string, data: unknown, headers: Record<string, string>) =>
  ask(backend, path, { data, headers });

const { backend, clinic, booker } = await startClinic();
const token = await signIn({ backend, role: 'staff' });
for (const noun of NOUNS) {
  await documents(noun).update({ documentId: idOf(noun), locale: 'ar', data: ARABIC[noun] });
  await documents(noun).publish({ documentId: idOf(noun), locale: 'ar' });
}

describe.each(NOUNS)('a %s that takes no new bookings', (noun) => {
  test('is offered, held, booked and moved into by no patient, and its appointments stay', async () => {
    const booked = await booker.post(wanted({ startsAt: freshTime() }));
    expect(booked.status).toBe(201);
    const { bookingNumber, manageKey } = booked.body.data;
    await close(noun, true);

    const date = freshDate();
    const place = { doctor: clinic.doctor, branch: clinic.branch, service: clinic.longAppointment };
    const free = await booker.get(
      `/availability?${new URLSearchParams({ ...place, from: date, days: '7' })}`,
    );
    expect(free.status).toBe(200);
    expect(free.body.data.flatMap((day: { slots: unknown[] }) => day.slots)).toEqual([]);
    expect(free.body.meta.nextFree).toBeNull();

    const refusal = [{ path: [noun], code: 'notAvailable' }];
    const again = await booker.post(wanted({ startsAt: at('10:00', date) }));
    expect(again.status).toBe(400);
    expect(again.body.error.details.errors).toMatchObject(refusal);
    const hold = await send(
      '/holds',
      { ...place, startsAt: at('10:00', date) },
      { 'X-Hold-Key': 'k'.repeat(32) },
    );
    expect(hold.status).toBe(400);
    expect(hold.body.error.details.errors).toMatchObject(refusal);

    const headers = { 'X-Manage-Key': manageKey };
    const own = await booker.get(`/appointments/by-number/${bookingNumber}`, headers);
    expect(own.body.data).toMatchObject({ status: 'pending', canCancel: true, canMove: false });
    const move = { startsAt: at('11:00', date), version: 1 };
    expect((await send(`/appointments/by-number/${bookingNumber}/move`, move, headers)).status).toBe(400);

    const next = await booker.get('/availability/next');
    const firsts: { doctor: string; branch: string }[] = next.body.data;
    const first = firsts.find((one) => one.doctor === clinic.doctor);
    // The next free time is that of a consultation, which is another service, in whatever branch is open.
    if (noun === 'doctor') expect(first).toBeUndefined();
    else if (noun === 'branch') expect(first?.branch).toBe(clinic.otherBranch);
    else expect(first).toBeDefined();

    await close(noun, false);
    expect((await booker.post(wanted({ startsAt: at('10:00', date) }))).status).toBe(201);
  });

  test('is said to staff in the calendar, who may still move an appointment', async () => {
    const booked = await booker.post(wanted({ startsAt: freshTime() }));
    const where = { booking_number: booked.body.data.bookingNumber };
    const row = await backend.strapi.db.connection('appointments').where(where).first('document_id');
    await close(noun, true);
    const date = freshDate();
    const query = new URLSearchParams({
      branch: clinic.branch,
      doctor: clinic.doctor,
      service: clinic.longAppointment,
      from: date,
      days: '1',
    });
    const staff = { Authorization: `Bearer ${token}` };
    const calendar = await booker.get(`/calendar?${query}`, staff);
    expect(calendar.body.data[0]).toMatchObject({ doctor: { takesNoNewBookings: true } });
    const startsAt = at('12:00', date);
    const moved = await send(`/appointments/${row.document_id}/move`, { startsAt, version: 1 }, staff);
    expect(moved.status).toBe(200);
    await close(noun, false);
  });

  test('is closed and opened in both languages at once, whichever was published', async () => {
    const published = async () => {
      const where = { documentId: idOf(noun), publishedAt: { $notNull: true } };
      const rows = await backend.strapi.db.query(`api::${noun}.${noun}`).findMany({ where });
      return rows.map((one: { takesNoNewBookings: unknown }) => Boolean(one.takesNoNewBookings));
    };
    await close(noun, true, 'en');
    expect(await published()).toEqual([true, true]);
    await close(noun, false, 'ar');
    expect(await published()).toEqual([false, false]);
  });
});

test('one of several branches of a doctor leaves the others open', async () => {
  await close('branch', true);
  const startsAt = at('10:00', addDays(freshDate(), 1));
  expect((await booker.post(wanted({ startsAt, branch: clinic.otherBranch }))).status).toBe(201);
  await close('branch', false);
});
