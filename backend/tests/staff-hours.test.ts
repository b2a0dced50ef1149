import { expect, test } from 'vitest';
import { recheckAppointments } from '../src/appointments/guards/outside-hours';
import { MOST_VISITS_HIT } from '../src/contract/hours';
import { at, dataOf, freshDate, newPhone, pluck, refusalOf, startClinic } from './support/clinic';
import { editHours, everyDay } from './support/hours';
import { changeHours, entryOf, offOn, shiftsOf } from './support/hours-changes';

const { backend, clinic, db, book, signIn, ...does } = await startClinic();
const { documents, newDoctor, newHours } = editHours(backend, clinic);
const hours = changeHours(backend, clinic, await signIn('manager'));
const isListed = async (id: string) => (await does.stored(id).first()).outside_since !== null;

const bookedOn = async (time: string, date: string, doctor: string) =>
  does.rowOf(await book({ doctor, startsAt: at(time, date), phone: newPhone(), email: 'mona@example.com' }));

async function doctorWithHours() {
  const doctor = await newDoctor();
  await newHours({ doctor, shifts: everyDay('09:00', '13:00') });
  return doctor;
}

test('the hours of a doctor are drawn by what is in force, with what is off, and with the free times visitors are offered', async () => {
  const doctor = await doctorWithHours();
  const date = freshDate();
  const dates = { validFrom: date, validTo: date, onTheseDates: 'replaces_regular_hours' };
  const wanted = hours.setOf({ label: 'Ramadan', ...dates, shifts: shiftsOf('20:00', '22:00') });
  dataOf(await hours.send({ what: 'schedule', doctor, entry: null, wanted }));
  const theatre = offOn(date, { startsAt: '21:00', endsAt: '22:00', note: 'Theatre' });
  dataOf(await hours.send({ what: 'day-off', doctor, entry: null, wanted: theatre }));
  const found = await hours.hoursOf(doctor, date);
  expect(pluck(found.sets, 'label')).toEqual(['', 'Ramadan']);
  expect(found.daysOff).toMatchObject([{ startsOn: date, startsAt: '21:00', note: 'Theatre' }]);
  const [special, usual] = found.days;
  expect(special.pieces).toMatchObject([
    { from: 1200, to: 1260, isAbsent: false },
    { from: 1260, to: 1320, isAbsent: true },
  ]);
  expect(usual.pieces).toMatchObject([{ from: 540, to: 780, isAbsent: false }]);
  const [offered] = found.offered;
  expect(offered).toMatchObject({ branch: clinic.branch, timeZone: 'Africa/Cairo' });
  expect(offered.days[1]).toMatchObject({ count: 12 });
  // Without a usual service its branches stand there, as "no hours at any branch" would be wrong.
  await does.settings({ defaultService: null });
  expect((await hours.hoursOf(doctor, date)).offered).toMatchObject([{ branch: clinic.branch, days: [] }]);
  await does.settings({ defaultService: clinic.consultation });
  expect(pluck((await hours.ask('')).body.data.doctors, 'documentId')).toContain(doctor);
});

test('the hours of a doctor are refused with the field in both languages, and not written over what an editor saved meanwhile', async () => {
  const doctor = await doctorWithHours();
  const wanted = hours.setOf({ branch: clinic.otherBranch, shifts: shiftsOf('12:00', '15:00') });
  const clash = await hours.send({ what: 'schedule', doctor, entry: null, wanted });
  expect([clash.status, clash.body.error.name]).toEqual([400, 'HoursProblemsError']);
  const [problem] = clash.body.error.details.problems;
  expect(problem.path).toEqual(['shifts', expect.stringMatching(/^[0-6]$/), 'startsAt']);
  expect(problem.message.en).toContain('two places at once');
  expect(problem.message.ar).toContain('مكانين');
  const [set, ...others] = (await hours.hoursOf(doctor)).sets;
  expect(others).toEqual([]);
  const data = { shifts: everyDay('10:00', '13:00') };
  await documents('schedule').update({ documentId: set.documentId, data });
  const longer = hours.setOf({ slotMinutes: 30 });
  const late = await hours.send({ what: 'schedule', doctor, entry: entryOf(set), wanted: longer });
  expect(refusalOf(late)).toEqual([409, 'VersionConflictError']);
  const [now] = (await hours.hoursOf(doctor)).sets;
  expect(now.slotMinutes).toBe(20);
  const again = { what: 'schedule', doctor, entry: entryOf(now), wanted: longer };
  expect((await hours.send(again)).status).toBe(200);
  expect((await hours.hoursOf(doctor)).sets).toMatchObject([{ slotMinutes: 30 }]);
});

test('visits that a change hits are listed by a trial that keeps nothing, and each becomes what was decided', async () => {
  const doctor = await doctorWithHours();
  const date = freshDate();
  const moves = await bookedOn('09:00', date, doctor);
  const stays = await bookedOn('09:20', date, doctor);
  const ends = await bookedOn('09:40', date, doctor);
  const change = { what: 'day-off', doctor, entry: null, wanted: offOn(date) };

  const trial = dataOf(await hours.rehearse(change));
  const numbers = pluck(trial.visits, 'bookingNumber');
  expect(numbers).toEqual([moves, stays, ends].map((row) => row.booking_number));
  expect(trial.visits[0]).toMatchObject({ startsAt: at('09:00', date), status: 'pending' });
  expect((await hours.hoursOf(doctor)).daysOff).toEqual([]);
  expect(await isListed(moves.document_id)).toBe(false);

  const fates = [
    { documentId: moves.document_id, version: 1, becomes: 'toMove' },
    { documentId: stays.document_id, version: 1, becomes: 'stays' },
  ];
  expect(refusalOf(await hours.send(change, { visits: fates }))).toEqual([409, 'VisitsUndecidedError']);
  expect((await hours.hoursOf(doctor)).daysOff).toEqual([]);

  const visits = [...fates, { documentId: ends.document_id, version: 1, becomes: 'canceled' }];
  expect((await hours.send(change, { visits })).status).toBe(400);
  expect((await hours.send(change, { visits, reason: 'The doctor is ill' })).status).toBe(200);
  expect((await hours.hoursOf(doctor)).daysOff).toHaveLength(1);
  const both = [await isListed(moves.document_id), await isListed(stays.document_id)];
  expect([...both, (await does.stored(ends.document_id).first()).status]).toEqual([true, false, 'canceled']);
  const told = db()('outbox_messages').where({ kind: 'visit-canceled' });
  expect(await told.whereLike('reference', `${ends.document_id}%`)).toHaveLength(1);
  const ended = { appointment: ends.document_id, to_status: 'canceled' };
  const [event] = await db()('appointment_events').where(ended);
  expect(event.reason).toBe('The doctor is ill');
  const [entry] = await db()('log_entries').where({ action: 'hours.change' }).orderBy('id', 'desc');
  const expected = { what: 'day-off', done: 'added', toMove: 1, stays: 1, canceled: 1 };
  expect(JSON.parse(entry.detail)).toEqual(expected);

  // A kept appointment is not listed again by itself, but the next change of its hours asks about it.
  await recheckAppointments(backend.strapi, Date.now());
  expect(await isListed(stays.document_id)).toBe(false);
  const [off] = (await hours.hoursOf(doctor)).daysOff;
  const longer = { ...change, entry: entryOf(off), wanted: offOn(date, { note: 'Ill' }) };
  const asked = (await hours.rehearse(longer)).body.data.visits;
  expect(asked).toMatchObject([{ bookingNumber: stays.booking_number }]);
  const removed = await hours.send({ ...change, entry: entryOf(off), wanted: null });
  expect([removed.status, removed.body.data.visits]).toEqual([200, []]);
  expect(await isListed(moves.document_id)).toBe(false);
});

test('visits that a change hits of a set that is removed, and of a closure, are asked for too', async () => {
  const doctor = await doctorWithHours();
  const date = freshDate();
  const booked = await bookedOn('11:00', date, doctor);
  const visits = [{ documentId: booked.document_id, version: 1, becomes: 'toMove' }];
  const { note: _, ...wholeDay } = offOn(date);
  const feast = { branch: null, reason: { en: 'Feast', ar: 'عيد' } };
  const closure = { what: 'closure', entry: null, wanted: { ...wholeDay, ...feast } };
  const asked = (await hours.rehearse(closure)).body.data.visits;
  expect(asked).toMatchObject([{ bookingNumber: booked.booking_number }]);
  const [set] = (await hours.hoursOf(doctor)).sets;
  const removal = { what: 'schedule', doctor, entry: entryOf(set), wanted: null };
  expect((await hours.send(removal)).status).toBe(409);
  expect((await hours.hoursOf(doctor)).sets).toHaveLength(1);
  // As many as may be decided about at once are longer than any other call.
  const stranger = { ...visits[0], documentId: clinic.branch };
  const others = Array.from({ length: MOST_VISITS_HIT - 1 }, () => stranger);
  expect((await hours.send(removal, { visits: [...others, ...visits] })).status).toBe(200);
  expect((await hours.hoursOf(doctor)).sets).toEqual([]);
  expect(await isListed(booked.document_id)).toBe(true);
});
