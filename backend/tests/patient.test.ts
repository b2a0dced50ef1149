import { expect, test } from 'vitest';
import { applyPatientLimits } from '../src/appointments/booking/patient-limits';
import { expirePending } from '../src/appointments/changes/expire';
import { at, dataOf, freshDate, newPhone, pluck, refusalOf, withoutRequestId } from './support/clinic';
import { moveClock } from './support/clock';
import { createContractClinic } from './support/contract-clinic';

const site = await createContractClinic();
const { backend, clinic, booker, db, book, act, rowOf, seen, settings, staff } = site;
const claimsOf = async (own: { bookingNumber: string }) => (await site.claimsOf(own)).length;
const setStatus = ({ id }: { id: string }, status: string) => site.stored(id).update({ status });

/** Four times five minutes, a seat of the patient with the doctor on that day, one of the patient, one of the phone. */
const CLAIMS = 7;

test.each(['pending', 'confirmed'])(
  'the patient cancels, not twice, and not what staff changed meanwhile, and the time and the seats of the phone are free again; the patient takes a cancellation back and the appointment is %s again, with its time and its call',
  async (was) => {
    const [phone, startsAt] = [newPhone(), at('10:00', freshDate())];
    const own = await book({ phone, startsAt });
    await setStatus(own, was);
    const before = await rowOf(own);
    expect((await act(own, 'cancel', { version: 7 })).body.error.name).toBe('VersionConflictError');
    const { data } = (await act(own, 'cancel', { version: 1, reason: 'better' })).body;
    expect(data).toMatchObject({ status: 'canceled', canCancel: false, canMove: false });
    expect(await claimsOf(own)).toBe(0);
    expect((await act(own, 'cancel', { version: 2 })).body.error.name).toBe('TransitionNotAllowedError');
    const until = Date.parse(data.undoUntil);
    expect(until - Date.now()).toBeLessThanOrEqual(600_000);
    expect(until).toBeGreaterThan(Date.now());
    const back = await act(own, 'undo', { version: 2 });
    expect(back.body.data).toMatchObject({ status: was, version: 3, startsAt, canCancel: true });
    expect(await rowOf(own)).toMatchObject({ call_by: before.call_by, call_due_at: before.call_due_at });
    expect(await claimsOf(own)).toBe(CLAIMS);
    expect((await booker.book({ startsAt })).status).toBe(409);
    expect((await act(own, 'undo', { version: 3 })).body.error.name).toBe('TransitionNotAllowedError');
    await act(own, 'cancel', { version: 3 });
    await book({ phone, startsAt });
  },
);

test('the patient moves the appointment onto a time that overlaps its own old one, and not to one that is taken: everything stays as it was, and free times are offered', async () => {
  const date = freshDate();
  const hearingTest = { service: clinic.longAppointment, specialty: clinic.specialty };
  const own = await book({ ...hearingTest, startsAt: at('12:00', date) });
  expect((await act(own, 'move', { version: 1, startsAt: at('12:20', date) })).status).toBe(200);
  const other = await book({ startsAt: at('12:00', date) });
  const refused = await act(other, 'move', { version: 1, startsAt: at('12:20', date) });
  expect(refused.status).toBe(409);
  expect(refused.body.error.details.next.length).toBeGreaterThan(0);
  expect(await rowOf(other)).toMatchObject({ version: 1, status: 'pending' });
  expect(await claimsOf(other)).toBe(CLAIMS);
  expect((await act(other, 'move', { version: 1, startsAt: at('08:00', date) })).status).toBe(400);
});

test('a request that nobody confirmed is canceled when its time comes, with the reason, and only then', async () => {
  const startsAt = at('10:00', freshDate());
  const pending = await book({ startsAt });
  const confirmed = await book({ startsAt: at('10:20', freshDate()) });
  await setStatus(confirmed, 'confirmed');
  await expirePending(backend.strapi, Date.parse(startsAt) - 1);
  expect((await rowOf(pending)).status).toBe('pending');
  const expire = () => expirePending(backend.strapi, Date.parse(startsAt));
  const answers = await Promise.all([expire(), expire()]);
  expect(answers.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
  const row = await rowOf(pending);
  expect(row).toMatchObject({ status: 'canceled', version: 2 });
  const history = db()('appointment_events').where({ appointment: row.document_id });
  const events = await history.orderBy('id');
  expect(events.at(-1)).toMatchObject({ actor: 'system', reason: 'not_confirmed', to_status: 'canceled' });
  expect((await rowOf(confirmed)).status).toBe('confirmed');
  expect(await claimsOf(pending)).toBe(0);
});

/** Hour at which the doctor is in the other branch alone: there the hours of the two do not clash. */
const EVENING = '18:00';

test('a patient who moves an appointment to another branch of the doctor has the new time there and not the old one any more, with the address of the new branch, and waits for confirmation again', async () => {
  const date = freshDate();
  const own = await book({ startsAt: at('10:00', date) });
  await setStatus(own, 'confirmed');
  const { branch, otherBranch } = clinic;
  const places = [branch, otherBranch].map((one) => ({ branch: one, staysConfirmed: false }));
  expect((await seen(own)).moveTo).toEqual(places);
  const wanted = { version: 1, startsAt: at(EVENING, date), branch: otherBranch };
  expect(dataOf(await act(own, 'move', wanted))).toMatchObject({
    ...{ status: 'pending', sequence: 1, startsAt: at(EVENING, date) },
    branch: { documentId: otherBranch, name: { en: 'Dokki' } },
  });
  expect((await booker.book({ startsAt: at(EVENING, date), branch: otherBranch })).status).toBe(409);
  const row = await rowOf(own);
  expect(row).toMatchObject({ branch: otherBranch, version: 2 });
  expect(JSON.parse(row.booked_as).branch.en).toBe('Dokki');
  const after = await site.claimsOf(own);
  expect(after).toHaveLength(CLAIMS);
  const branches = after.flatMap((one: { branch: string | null }) => one.branch ?? []);
  expect(new Set(branches)).toEqual(new Set([otherBranch]));
  await book({ startsAt: at('10:00', date) });
  const last = { movedTo: at(EVENING, date), movedToBranch: { en: 'Dokki' } };
  expect((await site.detail(own.id, site.manager)).history.at(-1)).toMatchObject(last);
});

test('a patient who moves an appointment to another branch is refused where that does not accept the contract, or the doctor does not work, and nothing is changed', async () => {
  const date = freshDate();
  const own = await book(await site.contract({ startsAt: at('10:00', date) }));
  expect(pluck((await seen(own)).moveTo, 'branch')).toEqual([clinic.branch]);
  const wanted = { version: 1, startsAt: at(EVENING, date), branch: clinic.otherBranch };
  expect(refusalOf(await act(own, 'move', wanted))).toEqual([400, 'branch notOffered']);
  expect(await rowOf(own)).toMatchObject({ branch: clinic.branch, version: 1 });
  const elsewhere = await book({ doctor: clinic.otherDoctor, startsAt: at('11:00', date) });
  expect((await act(elsewhere, 'move', wanted)).status).toBe(400);
});

test('a confirmed appointment that its patient moves stays confirmed where the clinic says so: nobody calls, the message says the new time, and a request that waits for its call goes on waiting', async () => {
  await settings({ movesStayConfirmed: true });
  const date = freshDate();
  const own = await book({ startsAt: at('10:00', date), email: 'laila@example.com' });
  await site.confirm(own, staff);
  expect((await seen(own)).moveTo[0]).toMatchObject({ staysConfirmed: true });
  const moved = await act(own, 'move', { version: 2, startsAt: at('12:00', date) });
  expect(moved.body.data).toMatchObject({ status: 'confirmed', callBy: null, startsAt: at('12:00', date) });
  const events = await db()('appointment_events').where({ appointment: own.id }).orderBy('id');
  expect(events.at(-1)).toMatchObject({ actor: 'patient', from_status: 'confirmed', to_status: 'confirmed' });
  const told = await site.messagesOf(own, { reference: `${own.id}:2` });
  expect(pluck(told, 'kind')).toEqual(['visit-moved', 'visit-reminder']);
  const waits = await act(await book(), 'move', { version: 1, startsAt: at('14:00', date) });
  expect(waits.body.data).toMatchObject({ status: 'pending' });
  await settings({ movesStayConfirmed: false });
});

test('limits of live appointments are kept when many requests over them come at once, and count each patient of a phone, in any spelling: two children of one parent see the same doctor on one day', async () => {
  const phone = newPhone();
  const dates = Array.from({ length: 3 }, freshDate);
  const patients = ['Omar OMAR', 'أمل امل', 'Lama lama', 'Nour Nour'].map((both) => both.split(' '));
  const answers = await Promise.all(
    dates.flatMap((date) =>
      patients.flatMap((spellings, patient) =>
        spellings.map((firstName, again) =>
          booker.book({ phone, firstName, startsAt: at(`1${patient}:${again ? '20' : '00'}`, date) }),
        ),
      ),
    ),
  );
  // Six on three days: on one of them there are two.
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  const rows = await db()('appointments').where({ phone }).select('first_name', 'starts_at');
  for (const spellings of patients) {
    const own = rows.filter((row: { first_name: string }) => spellings.includes(row.first_name));
    const days = own.map((row: { starts_at: number | Date }) =>
      new Date(row.starts_at).toISOString().slice(0, 10),
    );
    expect(new Set(days).size).toBe(days.length);
  }
});

test('limits of live appointments are refused in the same words, whichever is reached', async () => {
  const [phone, date] = [newPhone(), freshDate()];
  await booker.book({ phone, startsAt: at('10:00', date) });
  const sameDay = await booker.book({ phone, startsAt: at('11:00', date) });
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
  const connection = db();
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
    expect(await claimsOf(own)).toBe(CLAIMS);
    const { max_live_per_patient: patient, max_live_per_phone: phone } =
      await connection('booking_settings').first();
    expect([patient, phone]).toEqual([30, 50]);
  }
  await connection('booking_settings').update({ max_live_per_patient: 3, max_live_per_phone: before?.phone });
  expect((await booker.book({ phone, startsAt: at('11:00', date) })).status).toBe(409);

  // A later visit of a series has no seat but that of the day, and takes no second one at a start.
  await settings({ maxLivePerDoctorDay: 2 });
  const later = await book({ startsAt: at('12:00', date) });
  const { bookingNumber: booking_number, id: appointment } = later;
  await connection('appointments')
    .where({ booking_number })
    .update({ series: booking_number, series_visit: 2 });
  for (const seats of ['patient:%', 'phone:%'])
    await connection('claims').where({ appointment }).andWhere('resource', 'like', seats).delete();
  await applyPatientLimits(backend.strapi, Date.now());
  expect(await claimsOf(later)).toBe(CLAIMS - 2);
  await settings({ maxLivePerDoctorDay: 1 });
});

// Last, as the sessions of staff end while the clock is moved.
test('the patient takes a cancellation back not what the clinic canceled, not beyond the limits of the phone, not once the time is taken, not later than ten minutes, not after a colleague changed it', async () => {
  const date = freshDate();
  const byClinic = await book({ startsAt: at('12:00', date) });
  dataOf(await site.turn(byClinic.id, { to: 'canceled', version: 1, reason: 'ill' }));
  expect((await act(byClinic, 'undo', { version: 2 })).body.error.name).toBe('TransitionNotAllowedError');

  const phone = newPhone();
  const first = await book({ phone, startsAt: at('13:00', date) });
  await act(first, 'cancel', { version: 1 });
  // One appointment a day with a doctor: the new one has its seat.
  await book({ phone, startsAt: at('14:00', date) });
  expect((await act(first, 'undo', { version: 2 })).body.error.name).toBe('AppointmentLimitError');
  expect(await claimsOf(first)).toBe(0);

  const taken = await book({ startsAt: at('10:00', date) });
  await act(taken, 'cancel', { version: 1 });
  expect((await act(taken, 'undo', { version: 1 })).body.error.name).toBe('VersionConflictError');
  await book({ startsAt: at('10:00', date) });
  const refused = await act(taken, 'undo', { version: 2 });
  expect(refused.body.error).toMatchObject({ name: 'SlotTakenError', status: 409 });
  expect(await rowOf(taken)).toMatchObject({ status: 'canceled', version: 2 });
  expect(await claimsOf(taken)).toBe(0);

  const late = await book({ startsAt: at('11:00', date) });
  await act(late, 'cancel', { version: 1 });
  moveClock(9 * 60_000);
  expect((await act(late, 'undo', { version: 2 })).status).toBe(200);
  await act(late, 'cancel', { version: 3 });
  moveClock(11 * 60_000);
  expect((await act(late, 'undo', { version: 4 })).body.error.name).toBe('TransitionNotAllowedError');
});
