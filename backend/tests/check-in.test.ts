import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { servicesOf } from '../src/platform/services';
import { BOOKING_NUMBER_BYTES, bookingNumber } from '../src/scheduling/booking-number';
import { waitingDay } from '../src/scheduling/zone';
import { DAY, findBy } from './support/clinic';
import { moveClock } from './support/clock';
import { startDesk } from './support/staff-desk';

const desk = await startDesk();
const { backend, clinic, detail, note, act, look: seen } = desk;
const services = () => servicesOf(backend.strapi);

/** A confirmed appointment that starts in so many minutes, with what its patient does by its key. */
async function patient(minutes: number) {
  const id = await desk.confirmedIn(minutes);
  const bookingNumber: string = (await detail(id)).bookingNumber;
  const booking = { bookingNumber, manageKey: services().manageKeys.keyFor(bookingNumber) };
  const look = () => seen(booking);
  const place = async () => (await look()).checkIn;
  const comesAt = (version: number, more: object = {}) => act(booking, 'check-in', { version, ...more });
  const comes = async (more: object = {}) => comesAt((await look()).version, more);
  return { id, look, place, comesAt, comes };
}

const rowOf = async (id: string) =>
  findBy((await desk.call(`/today?branch=${clinic.branch}`)).body.data, 'documentId', id);

test('a patient checks in by the link of the day where the clinic has switched it on, once, has a number, and the desk sees it and can take it back', async () => {
  const { id, look, place, comes, comesAt } = await patient(10);
  expect(await place()).toBeNull();
  expect((await comes()).status).toBe(409);
  await desk.settings({ checkIn: 'link' });
  expect(await place()).toEqual({ state: 'open', needsDoorCode: false });
  const { version } = await look();
  const twice = await Promise.all([comesAt(version), comesAt(version)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { ticket } = await place();
  expect(await place()).toEqual({ state: 'waiting', ticket: expect.any(Number), ahead: 0, minutes: 10 });
  expect(await rowOf(id)).toMatchObject({ attendance: 'arrived', isCheckedInByPhone: true, ticket });
  const expected = { action: 'attendance', attendanceTo: 'arrived', by: { kind: 'patient' } };
  expect((await detail(id)).history.at(-1)).toMatchObject(expected);
  expect((await comes()).status).toBe(409);

  // Longer than a press of their own could be taken back.
  moveClock(90_000);
  const undone = await desk.call(`/appointments/${id}/undo`, { data: { version: version + 1 } });
  expect([undone.status, undone.body.data.attendance]).toEqual([200, null]);
  expect(await place()).toEqual({ state: 'open', needsDoorCode: false });
  await note(id, { to: 'arrived', version: version + 2 });
  expect(await rowOf(id)).toMatchObject({ isCheckedInByPhone: false, ticket });
  await desk.turn(id, { to: 'canceled', version: version + 3, reason: 'left' });
});

test('who waits is told how many go in before them, by time and then by number, for how long, and when to come in', async () => {
  const late = await patient(-5);
  const early = await patient(15);
  expect((await early.comes()).body.data.checkIn).toMatchObject({ ahead: 0, minutes: 15 });
  await late.comes();
  const { ticket } = await late.place();
  expect(await late.place()).toMatchObject({ ahead: 0, minutes: 0 });
  // The visit before takes twenty minutes.
  expect(await early.place()).toMatchObject({ state: 'waiting', ahead: 1, minutes: 20 });
  const { version } = await detail(late.id);
  expect((await note(late.id, { to: 'with_doctor', version })).status).toBe(200);
  expect(await late.place()).toEqual({ state: 'called', ticket, rooms: [] });
  expect(await early.place()).toMatchObject({ ahead: 0, minutes: 20 });
  await desk.stored(late.id).update({ with_doctor_at: new Date(Date.now() - 10 * 60_000) });
  expect(await early.place(), 'not before their own time').toMatchObject({ ahead: 0, minutes: 15 });
});

test('nobody checks in on another day, nor far from the hours of the branch, and where the code at the door is asked for, by no other than that of this branch and day', async () => {
  const tomorrow = await patient(26 * 60);
  expect(await tomorrow.place()).toBeNull();
  expect((await tomorrow.comes()).status).toBe(409);
  const today = await patient(10);
  const hours = (opensAt: string, closesAt: string) =>
    desk.edit('branch', clinic.branch, { workingHours: [{ weekday: 'monday', opensAt, closesAt }] });
  await hours('21:00:00', '22:00:00');
  expect(await today.place()).toBeNull();
  expect((await today.comes()).status).toBe(409);
  await hours('06:00:00', '20:00:00');
  expect(await today.place()).toMatchObject({ state: 'open' });

  const door = (branch: string, token?: string) => desk.call(`/today/door?branch=${branch}`, { token });
  expect((await door(clinic.branch)).status).toBe(404);
  await desk.settings({ checkIn: 'door' });
  const { code } = (await door(clinic.branch)).body.data;
  const { place, comes } = today;
  expect(await place()).toEqual({ state: 'open', needsDoorCode: true });
  const other = (await door(clinic.otherBranch, desk.elsewhere)).body.data.code;
  const yesterday = services().doorCodes.codeFor(clinic.branch, waitingDay(Date.now() - DAY, 'Africa/Cairo'));
  for (const doorCode of [undefined, '', other, yesterday, code.slice(1)]) {
    const refused = await comes({ doorCode });
    expect([refused.status, refused.body.error.details.refusal]).toEqual([409, 'doorCode']);
  }
  expect((await comes({ doorCode: code })).status).toBe(200);
  expect(await place()).toMatchObject({ state: 'waiting' });
});

test('patients who share an address, as in a waiting room, are not counted for one another', async () => {
  const headers = { 'X-Client-IP': '203.0.113.77' };
  const lookUp = async (number: string) =>
    (await desk.ask(`/appointments/by-number/${number}`, { headers })).status;
  const numbers = Array.from({ length: 40 }, () => bookingNumber(randomBytes(BOOKING_NUMBER_BYTES)));
  for (const number of numbers) expect(await lookUp(number)).toBe(404);
  const [one = ''] = numbers;
  for (let turn = 0; turn < 29; turn += 1) expect(await lookUp(one)).toBe(404);
  expect(await lookUp(one)).toBe(429);
});
