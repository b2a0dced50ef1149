import { expect, test } from 'vitest';
import { recheckAppointments } from '../src/appointments/guards/outside-hours';
import { isUniqueViolation } from '../src/platform/database';
import { addDays } from '../src/scheduling/zone';
import { at, BOOKING_DATE, freshDate, startClinic } from './support/clinic';
import { editHours, everyDay, pathsOf, refusal } from './support/hours';
import { until } from './support/until';

const { backend, clinic, booker, db, book } = await startClinic();
const { documents, newDoctor, newHours } = editHours(backend, clinic);

const countFree = async (query: string): Promise<number[]> =>
  (await booker.get(`/availability?${query}`)).body.data.map((day: { slots: unknown[] }) => day.slots.length);

test('a set of hours is refused without doctor, branch or shifts, when made and when changed, and stays as it was; one with dates says what it does on them, and does that', async () => {
  const doctor = await newDoctor();
  const whole = { doctor, branch: clinic.branch, shifts: everyDay('09:00', '11:00') };
  const gaps = [{ doctor: null }, { branch: null }, { shifts: [] }];
  for (const gap of gaps)
    expect(pathsOf(await refusal(newHours({ ...whole, ...gap })))).toEqual(Object.keys(gap));
  const regular = await newHours(whole);
  for (const gap of gaps) {
    const change = documents('schedule').update({ documentId: regular, data: { ...gap } });
    expect(pathsOf(await refusal(change))).toEqual(Object.keys(gap));
  }
  const stored = await backend.strapi.db
    .query('api::schedule.schedule')
    .findOne({ where: { documentId: regular }, populate: ['doctor', 'branch', 'shifts'] });
  expect(stored).toMatchObject({ doctor: { documentId: doctor }, branch: { documentId: clinic.branch } });
  expect(stored.shifts).toHaveLength(7);

  const dates = { validFrom: BOOKING_DATE, validTo: addDays(BOOKING_DATE, 2) };
  const dated = { doctor, ...dates, shifts: everyDay('18:00', '19:00') };
  expect(pathsOf(await refusal(newHours(dated)))).toEqual(['onTheseDates']);
  const documentId = await newHours({ ...dated, onTheseDates: 'adds_to_regular_hours' });
  const slots = () => countFree(`doctor=${doctor}&branch=${clinic.branch}&from=${BOOKING_DATE}&days=4`);
  expect(await slots()).toEqual([9, 9, 9, 6]);
  await documents('schedule').update({ documentId, data: { onTheseDates: 'replaces_regular_hours' } });
  expect(await slots()).toEqual([3, 3, 3, 6]);
  const turned = { validFrom: dates.validTo, validTo: dates.validFrom };
  const copy = documents('schedule').clone({ documentId, data: turned });
  expect(pathsOf(await refusal(copy))).toEqual(['validTo']);
  const undated = { doctor, onTheseDates: 'replaces_regular_hours', shifts: everyDay('20:00', '21:00') };
  expect(pathsOf(await refusal(newHours(undated)))).toEqual(['onTheseDates']);

  const { documentId: begun } = await documents('branch').create({ data: { name: 'Not more is known yet' } });
  await newHours({ doctor: await newDoctor(), branch: begun, shifts: everyDay('09:00', '11:00') });
});

test('a set of hours from before goes on doing what it did: ticks and choices are filled at the next start', async () => {
  const doctor = await newDoctor();
  const newDated = (validFrom: string, validTo: string, shifts: unknown) =>
    newHours({ doctor, validFrom, validTo, onTheseDates: 'adds_to_regular_hours', shifts });
  const late = everyDay('21:00', '00:30', { pastMidnight: true });
  const adds = await newDated('2026-01-01', '2026-01-05', late);
  const replaces = await newDated('2026-02-01', '2026-02-02', everyDay('20:00', '00:00'));
  const { db } = backend;
  await db('components_clinic_shifts').update({ past_midnight: null });
  await db('schedules').whereIn('document_id', [adds, replaces]).update({ on_these_dates: null });
  await db('schedules').where({ document_id: replaces }).update({ replaces_regular: true });
  const { applyHours } = await import('../src/app/hours');
  await applyHours(db);
  const where = { documentId: { $in: [adds, replaces] } };
  const query = backend.strapi.db.query('api::schedule.schedule');
  const stored = await query.findMany({ where, populate: ['shifts'], orderBy: { id: 'asc' } });
  expect(stored.map((one) => [one.onTheseDates, one.shifts[0].pastMidnight])).toEqual([
    ['adds_to_regular_hours', true],
    ['replaces_regular_hours', false],
  ]);
});

test('hours that clash in the data let the first visit decide where the doctor is: ten here, not twenty past ten there, and are held by the database itself, whoever writes', async () => {
  const date = freshDate();
  const there = { branch: clinic.otherBranch, startsAt: at('10:20', date) };
  const free = async (branch: string) =>
    (await countFree(`doctor=${clinic.doctor}&branch=${branch}&from=${date}`))[0];
  expect(await free(clinic.otherBranch)).toBe(24 + 6);
  expect((await booker.book({ startsAt: at('10:00', date) })).status).toBe(201);
  expect((await booker.book(there)).status).toBe(409);
  expect(await free(clinic.otherBranch)).toBe(6);
  expect((await booker.book({ ...there, startsAt: at('18:00', date) })).status).toBe(201);
  expect((await booker.book({ startsAt: at('10:20', date) })).status).toBe(201);
  expect(await free(clinic.branch)).toBe(22);

  const atom = Math.floor(Date.parse(at('11:00', date)) / 300_000);
  const contested = { contested_from: atom - 24, contested_to: atom + 72 };
  const claim = { resource: `doctor:${clinic.doctor}`, atom, branch: clinic.otherBranch, ...contested };
  const isRefused = (row: Record<string, unknown>): Promise<boolean> =>
    db()('claims')
      .insert({ ...claim, ...row })
      .then(() => false, isUniqueViolation);
  expect(await isRefused({})).toBe(true);
  const uncontested = { contested_from: null, contested_to: null };
  const second = { resource: `extra:${clinic.doctor}`, atom: atom - 12, ...uncontested };
  expect(await isRefused(second)).toBe(true);
  expect(await isRefused({ branch: clinic.branch })).toBe(false);
});

const bookedOn = async (time: string, date: string, doctor: string): Promise<string> =>
  (await book({ doctor, startsAt: at(time, date) })).bookingNumber;

const outside = async () =>
  (await db()('appointments').whereNotNull('outside_since').pluck('booking_number')).sort();

// Staff see and filter them in e2e/specs/browser/staff-list.spec.ts.
test('a change that leaves appointments outside is refused with the list, saved with the tick, and puts them on the list until the hours hold them again; one that was written past every check is found at the next start', async () => {
  const doctor = await newDoctor();
  const hours = await newHours({ doctor, shifts: everyDay('09:00', '13:00') });
  const date = freshDate();
  const booked = (time: string) => bookedOn(time, date, doctor);
  const [first, second, kept] = [await booked('09:00'), await booked('09:20'), await booked('12:00')];
  const off = { doctor, startsOn: date, endsOn: date, startsAt: '08:00:00.000', endsAt: '10:00:00.000' };
  const refused = await refusal(documents('day-off').create({ data: off }));
  expect(pathsOf(refused)).toEqual(['saveDespiteAppointments']);
  expect(refused.message).toContain(
    `2 appointments lie outside these hours: ${first} (${date} 09:00), ${second} (${date} 09:20)`,
  );
  expect(refused.message).not.toContain(kept);
  expect(await backend.strapi.db.query('api::day-off.day-off').count()).toBe(0);
  expect(await outside()).toEqual([]);

  const data = { ...off, saveDespiteAppointments: true };
  const { documentId } = await documents('day-off').create({ data });
  const stored = await backend.strapi.db.query('api::day-off.day-off').findOne({ where: { documentId } });
  expect(stored.saveDespiteAppointments).toBe(false);
  expect(await outside()).toEqual([first, second].sort());

  // An appointment that is on the list already does not stop another change.
  await documents('day-off').update({ documentId, data: { note: 'Theatre' } });
  await documents('day-off').update({ documentId, data: { endsAt: '09:20:00.000' } });
  expect(await outside()).toEqual([first]);
  await documents('day-off').delete({ documentId });
  await recheckAppointments(backend.strapi, Date.now());
  expect(await outside()).toEqual([]);

  const number = await bookedOn('09:00', freshDate(), doctor);
  await backend.db('schedules').where({ document_id: hours }).update({ valid_to: '2026-01-01' });
  await backend.restart();
  await until(async () => (await outside()).includes(number));
});
