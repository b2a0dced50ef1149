import { expect, test } from 'vitest';
import { addDays } from '../src/scheduling/zone';
import { type Answer, at, freshDate, freshTime, newPhone, pluck, refusalOf } from './support/clinic';
import { moveClock } from './support/clock';
import { startDesk } from './support/staff-desk';
import { until } from './support/until';

const desk = await startDesk();
const { clinic, startIn, note, detail } = desk;
const done = (id: string, version: number) => desk.turn(id, { to: 'done', version });
const colleague = await desk.signIn('staff', { branches: [clinic.branch] });
const undo = (id: string, version: number, token = desk.staff) =>
  desk.call(`/appointments/${id}/undo`, { token, data: { version } });
const reasonOf = ({ body }: Answer) => body.error.details.refusal;

test('a morning at the desk arrives, goes in, is done; a wrong press is taken back within a minute by whoever pressed, one step at a time; status, time and claims stay, and the history says it', async () => {
  const id = await desk.confirmedIn(5);
  const claims = () => desk.db()('claims').where({ appointment: id }).count('* as n');
  const before = await claims();
  await note(id, { to: 'arrived', version: 1 });
  for (const token of [colleague, desk.manager])
    expect(reasonOf(await undo(id, 2, token))).toBe('notAllowed');
  expect((await undo(id, 1)).body.error.name).toBe('VersionConflictError');
  expect((await undo(id, 2)).body.data).toMatchObject({ attendance: null, arrivedAt: null, version: 3 });
  expect(reasonOf(await undo(id, 3))).toBe('notAllowed');

  const { arrivedAt, ...arrived } = (await note(id, { to: 'arrived', version: 3 })).body.data;
  expect(arrived).toMatchObject({ status: 'confirmed', attendance: 'arrived', version: 4 });
  expect(Date.now() - Date.parse(arrivedAt)).toBeLessThan(60_000);
  expect(reasonOf(await done(id, 4))).toBe('tooEarly');
  const goIn = (version: number) => note(id, { to: 'with_doctor', version });
  expect((await goIn(4)).body.data).toMatchObject({ attendance: 'with_doctor', arrivedAt });
  const back = { attendance: 'arrived', arrivedAt, withDoctorAt: null };
  expect((await undo(id, 5)).body.data).toMatchObject(back);
  await goIn(6);
  expect((await done(id, 7)).body.data).toMatchObject({ status: 'done', attendance: 'with_doctor' });
  expect(await claims()).toEqual(before);
  const { history, nextAttendances, arrivedAt: shown } = await detail(id);
  expect([nextAttendances, shown]).toEqual([[], arrivedAt]);
  expect(history.slice(1)).toMatchObject([
    { action: 'attendance', attendanceFrom: null, attendanceTo: 'arrived', by: { isYou: true } },
    { action: 'attendanceUndone' },
    { action: 'attendance' },
    { action: 'attendance', attendanceFrom: 'arrived', attendanceTo: 'with_doctor' },
    { action: 'attendanceUndone', attendanceFrom: 'with_doctor', attendanceTo: 'arrived' },
    { action: 'attendance' },
    { from: 'confirmed', to: 'done' },
  ]);
});

test('a wrong press is not taken back after a minute: then a manager corrects it, with a reason', async () => {
  const id = await desk.confirmedIn(-10);
  await note(id, { to: 'no_show', version: 1 });
  moveClock(61_000);
  expect(reasonOf(await undo(id, 2))).toBe('tooLate');
  expect((await detail(id)).attendanceCorrections).toEqual([]);
  expect((await detail(id, desk.manager)).attendanceCorrections).toEqual(['with_doctor', null]);
  const correction = { to: null, version: 2, reason: 'Wrong patient' };
  expect(reasonOf(await note(id, correction))).toBe('notAllowed');
  expect((await note(id, correction, desk.manager)).body.data.attendance).toBeNull();
  const change = { reason: 'Wrong patient', attendanceFrom: 'no_show', attendanceTo: null };
  expect((await detail(id)).history.at(-1)).toMatchObject({ action: 'attendanceCorrected', ...change });
});

test('a visit of another day is corrected for the record: it has no number of today, stands on no screen, and nobody is called in', async () => {
  await desk.settings({ showsWaitingRoom: true, tellsTurn: true });
  const screen = () => desk.call(`/today/screen?branch=${clinic.branch}`);
  await until(async () => (await screen()).status === 200);
  const id = await desk.confirmedIn(-2 * 24 * 60);
  await desk.stored(id).update({ email: 'late@example.org' });
  for (const [version, to] of [[1, 'arrived'] as const, [2, 'with_doctor'] as const]) {
    const corrected = await note(id, { to, version, reason: 'Forgotten' }, desk.manager);
    const unknown = { ticket: null, arrivedAt: null, withDoctorAt: null };
    expect(corrected.body.data).toMatchObject({ attendance: to, ...unknown });
    expect((await screen()).body.data).toEqual({ withDoctor: [], waiting: [] });
  }
  expect(await desk.db()('outbox_messages').where({ kind: 'turn' })).toEqual([]);
});

test('canceled or moved to another day nothing is noted any more', async () => {
  const id = await desk.confirmedIn(30);
  await note(id, { to: 'arrived', version: 1 });
  const startsAt = at('11:00', freshDate());
  expect((await desk.call(`/appointments/${id}/move`, { data: { startsAt, version: 2 } })).status).toBe(200);
  expect(await detail(id)).toMatchObject({ attendance: null, arrivedAt: null });

  await startIn({ id, minutes: 30 });
  await note(id, { to: 'arrived', version: 3 });
  expect((await desk.turn(id, { to: 'canceled', version: 4, reason: 'Has left' })).status).toBe(200);
  expect(await detail(id)).toMatchObject({ status: 'canceled', attendance: null, arrivedAt: null });
});

const doctor = await desk.signIn('doctor', { doctor: clinic.doctor });
const otherDoctor = await desk.signIn('doctor', { doctor: clinic.otherDoctor });
const noDoctor = await desk.signIn('doctor');

test('a doctor sees the own appointments alone, wherever they are listed, counted or named, notes who is there and is done', async () => {
  const id = await desk.confirmedIn(-5);
  const { branch } = clinic;
  for (const token of [doctor, otherDoctor, noDoctor]) {
    const isOwn = token === doctor;
    const list = await desk.call(`/appointments?doctor=${clinic.doctor}`, { token });
    expect(list.body.error ?? null).toBeNull();
    expect(pluck(list.body.data, 'documentId').includes(id)).toBe(isOwn);
    expect((await desk.call('/appointments/counts', { token })).body.data.total > 0).toBe(isOwn);
    expect((await desk.call(`/appointments/${id}`, { token })).status).toBe(isOwn ? 200 : 404);
    const today = (await desk.call(`/today?branch=${branch}&doctor=${clinic.doctor}`, { token })).body;
    expect(today.data.some((one: { documentId: string }) => one.documentId === id)).toBe(isOwn);
    const calendar = (await desk.call(`/calendar?branch=${branch}&from=${freshDate()}`, { token })).body;
    const doctors = calendar.data.map((one: { doctor: { documentId: string } }) => one.doctor.documentId);
    expect(doctors.includes(clinic.doctor)).toBe(isOwn);
  }

  const seeIn = { to: 'with_doctor', version: 1, reason: 'before others' };
  expect((await note(id, seeIn, doctor)).body.data.attendance).toBe('with_doctor');
  expect((await desk.turn(id, { to: 'canceled', version: 2, reason: 'x' }, doctor)).status).toBe(409);
  expect(await desk.detail(id, doctor)).toMatchObject({ allowedNext: ['done'], cards: [] });
  expect((await desk.turn(id, { to: 'done', version: 2 }, doctor)).body.data.status).toBe('done');
  expect((await undo(id, 3, doctor)).status).toBe(200);
});

test('a doctor reads the earlier visits of an own patient, also with others, writes notes, and blocks the own time', async () => {
  const phone = newPhone();
  const startsAt = freshTime();
  const book = async (fields: Record<string, unknown>) =>
    (await desk.forCaller({ phone, ...fields })).body.data.documentId;
  const own = await book({ startsAt });
  const others = await book({ startsAt: freshTime(), doctor: clinic.otherDoctor });
  const theirs = await book({ startsAt: freshTime(), firstName: 'Somebody', lastName: 'Else' });
  await desk.call(`/appointments/${others}/notes`, { data: { text: 'Hard of hearing' } });
  const said = { token: doctor, data: { text: 'See again' } };
  expect((await desk.call(`/appointments/${own}/notes`, said)).status).toBe(201);
  const { data } = (await desk.call(`/appointments/${own}/patient`, { token: doctor })).body;
  expect(pluck(data.appointments, 'documentId').sort()).toEqual([own, others].sort());
  expect(data.notes).toHaveLength(2);
  // Doctors do not see others with the same phone, only the desk does.
  expect(data.similar).toEqual([]);
  expect((await desk.call(`/appointments/${theirs}/patient`)).body.data.similar).toHaveLength(1);

  const block = (whose: string, token: string) =>
    desk.block(addDays(startsAt.slice(0, 10), 1), '09:00', '09:20', { doctor: whose }, token);
  const [mine, foreign] = [await block(clinic.doctor, doctor), await block(clinic.otherDoctor, doctor)];
  expect([mine.status, foreign.status]).toEqual([201, 400]);
  const unblock = (token: string) =>
    desk.call(`/time-blocks/${mine.body.data.documentId}`, { token, method: 'DELETE' });
  expect((await unblock(otherDoctor)).status).toBe(404);
  expect((await unblock(doctor)).status).toBe(200);
});

test('managers tie the account of a doctor to a doctor that there is, and no other account to one', async () => {
  const account = { name: 'Dr Mona', email: 'mona@clinic.example', language: 'en', branches: null };
  const invite = (doctor?: string) =>
    desk.call('/staff-accounts', { token: desk.manager, data: { ...account, role: 'doctor', doctor } });
  expect(refusalOf(await invite())).toEqual([400, 'doctor required']);
  expect((await invite('z'.repeat(24))).status).toBe(400);
  const invited = await invite(clinic.doctor);
  expect(invited.body.data).toMatchObject({ role: 'doctor', doctor: clinic.doctor });
  const data = { role: 'reception', branches: [clinic.branch], doctor: null };
  const path = `/staff-accounts/${invited.body.data.documentId}`;
  const changed = await desk.call(path, { token: desk.manager, method: 'PUT', data });
  expect(changed.body.data).toMatchObject({ role: 'reception', doctor: null });
});
