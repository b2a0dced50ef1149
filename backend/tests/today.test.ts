import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { at, dataOf, findBy, freshDate, freshTime, newPhone, pluck, refusalOf } from './support/clinic';
import { startDesk } from './support/staff-desk';
import { until } from './support/until';

const SLOT = 20 * 60_000;

const desk = await startDesk();
const { stored, detail } = desk;
const begun = () => desk.confirmedIn(-5);
const note = (id: string, to: string, version: number, more: { reason?: string } = {}) =>
  desk.note(id, { to, version, ...more });

const rowOf = async (id: string) =>
  findBy(dataOf(await desk.call(`/today?branch=${desk.clinic.branch}`)), 'documentId', id);

/** The very next time may begin before it is asked for: they are taken from the one after it on. */
let taken = 1;

/** A time to come of the other doctor: it is Monday morning, and the clinic is open until five. */
function nextTime(): string {
  taken += 1;
  return new Date((Math.floor(Date.now() / SLOT) + taken) * SLOT).toISOString();
}

const walkIn = (fields: Record<string, unknown> = {}, key: string = randomUUID()) =>
  desk.forCaller({ doctor: desk.clinic.otherDoctor, startsAt: nextTime(), walkIn: true, ...fields }, { key });

test('the day of a branch has what is due, with what may be pressed, and not what is canceled or of another day; a ticket stays with who goes in and comes back', async () => {
  const id = await begun();
  const other = (await desk.forCaller({ startsAt: at('10:00', freshDate()) })).body.data.documentId;
  const due = { status: 'confirmed', attendance: null, isWalkIn: false, ticket: null };
  const next = { nextAttendances: ['arrived', 'with_doctor', 'no_show'], allowedNext: ['canceled', 'done'] };
  expect(await rowOf(id)).toMatchObject({ ...due, ...next });
  expect(await rowOf(other)).toBeUndefined();
  const { ticket } = (await note(id, 'arrived', 1)).body.data;
  expect((await note(id, 'with_doctor', 2)).body.data.ticket).toBe(ticket);
  const undo = (version: number) => desk.call(`/appointments/${id}/undo`, { data: { version } });
  await undo(3);
  expect((await note(id, 'with_doctor', 4)).body.data.ticket).toBe(ticket);
  await undo(5);
  await desk.turn(id, { to: 'canceled', version: 6, reason: 'ill' });
  expect(await rowOf(id)).toBeUndefined();
});

test('a walk-in is booked by the rules of every booking, confirmed, marked, and has arrived with a ticket', async () => {
  const key = randomUUID();
  const fields = { startsAt: nextTime(), phone: '+201055550001' };
  const booked = await walkIn(fields, key);
  expect([booked.status, booked.body.data.status]).toEqual([201, 'confirmed']);
  const { documentId } = booked.body.data;
  const row = await rowOf(documentId);
  expect(row).toMatchObject({ isWalkIn: true, attendance: 'arrived', status: 'confirmed' });
  expect(row.ticket).toBeGreaterThan(0);
  const [kept] = await stored(documentId).select('consent_given');
  expect(kept.consent_given).toBe('desk');
  const { history } = (await desk.call(`/appointments/${documentId}`)).body.data;
  expect(history).toMatchObject([
    { from: null, to: 'confirmed' },
    { action: 'attendance', attendanceTo: 'arrived' },
  ]);
  // The answer got lost, the button was pressed again: one appointment, one number.
  expect((await walkIn(fields, key)).body.data.documentId).toBe(documentId);
  expect((await rowOf(documentId)).ticket).toBe(row.ticket);
  expect((await walkIn({ ...fields, phone: '+201055550002' })).body.error.name).toBe('SlotTakenError');
  // The call centre sees nobody come: it books callers, and adds nobody to a full day.
  const callCentre = await desk.signIn('call_centre', { branches: [desk.clinic.branch] });
  const wanted = { doctor: desk.clinic.otherDoctor, startsAt: nextTime(), walkIn: true };
  for (const isExtra of [false, true])
    expect((await desk.forCaller({ ...wanted, isExtra }, { token: callCentre })).status).toBe(403);
});

const extra = (startsAt: string, fields: Record<string, unknown> = {}) =>
  walkIn({ startsAt, isExtra: true, phone: newPhone(), ...fields });

test('a walk-in on a full day is added beside others within the number of the settings, also by many receptions at once', async () => {
  const times = Array.from({ length: 6 }, nextTime);
  const first = await Promise.all(times.map((startsAt) => walkIn({ startsAt, phone: newPhone() })));
  expect(first.map(({ status }) => status)).toEqual(times.map(() => 201));
  // Each time twice: nobody is third, and no more than three are second.
  const raced = await Promise.all([...times, ...times].map((startsAt) => extra(startsAt)));
  expect(raced.filter(({ status }) => status === 201)).toHaveLength(3);
  const refused = raced.filter(({ status }) => status !== 201);
  for (const { status, body } of refused) {
    expect(status).toBe(409);
    expect(['AppointmentLimitError', 'SlotTakenError']).toContain(body.error.name);
  }
  const limits = refused.flatMap(({ body }) => body.error.details.limit ?? []);
  expect(new Set(limits)).toEqual(new Set(['extraWalkIns']));

  // A patient cannot pass for a walk-in, nor a caller for one beside others.
  const [startsAt = ''] = times;
  const online = { doctor: desk.clinic.otherDoctor, startsAt, walkIn: true, isExtra: true };
  expect((await desk.booker.book(online)).status).toBe(400);
  const caller = await extra(startsAt, { walkIn: false });
  expect([caller.status, caller.body.error.details.errors]).toMatchObject([400, [{ path: ['isExtra'] }]]);

  // The first of the queue leaves: the second has the time, and another can be added.
  const added = raced.find(({ status }) => status === 201)?.body.data;
  const before = first.find(({ body }) => body.data.startsAt === added.startsAt)?.body.data.documentId;
  expect((await rowOf(added.documentId)).isOverbooked).toBe(true);
  await desk.turn(before, { to: 'canceled', version: 1, reason: 'left' });
  expect((await rowOf(added.documentId)).isOverbooked).toBe(false);
  const more = await Promise.all(times.map((time) => extra(time)));
  expect(more.filter(({ status }) => status === 201)).toHaveLength(1);

  // It is counted for the day, also when it is over.
  const [{ appointment }] = await desk.db()('claims').where('resource', 'like', 'walkins:%');
  const { version } = await detail(appointment);
  const inside = dataOf(await note(appointment, 'with_doctor', version, { reason: 'in pain' }));
  expect((await desk.turn(appointment, { to: 'done', version: inside.version })).status).toBe(200);
  const left = await desk.db()('claims').where('resource', 'like', 'walkins:%');
  expect(pluck(left, 'atom').sort()).toEqual([0, 1, 2]);
});

const screen = (token = desk.staff) => desk.call(`/today/screen?branch=${desk.clinic.branch}`, { token });

test('the screen of the waiting room is not there until it is switched on, and has numbers and doctors, no patient', async () => {
  expect((await screen()).status).toBe(404);
  await desk.settings({ showsWaitingRoom: true });
  await until(async () => (await screen()).status === 200);
  expect((await screen(desk.elsewhere)).status).toBe(404);

  const waiting = await begun();
  const inside = await begun();
  const waits = (await note(waiting, 'arrived', 1)).body.data;
  const goesIn = (await note(inside, 'with_doctor', 1, { reason: 'in pain' })).body.data;
  const { body } = await screen();
  expect(pluck(body.data.waiting, 'ticket')).toContain(waits.ticket);
  expect(body.data.withDoctor[0]).toMatchObject({ ticket: goesIn.ticket, doctor: { en: 'Dr Mona' } });
  expect(JSON.stringify(body)).not.toMatch(/Laila|Hassan|\+20|bookingNumber|documentId/);
  await note(inside, 'no_show', 2);
  await desk.turn(inside, { to: 'done', version: 2 });
  expect((await screen()).body.data.withDoctor).not.toContainEqual(
    expect.objectContaining({ ticket: goesIn.ticket }),
  );
});

test('the table of transitions is enforced by the backend, and canceling frees the time for the next patient, and can be taken back until it is taken', async () => {
  const startsAt = freshTime();
  const first = await desk.book({ startsAt });
  await desk.turn(first.id, { to: 'canceled', version: 1, reason: 'ill' });
  expect((await desk.turn(first.id, { to: 'pending', version: 2 })).status).toBe(200);
  // Four of the doctor's time, one of the patient's, and seats of phone and patient.
  expect(await desk.claimsOf(first)).toHaveLength(7);
  expect((await desk.booker.book({ startsAt })).status).toBe(409);

  await desk.turn(first.id, { to: 'canceled', version: 3, reason: 'ill' });
  expect((await desk.booker.book({ startsAt })).status).toBe(201);
  const late = await desk.turn(first.id, { to: 'pending', version: 4 });
  expect(refusalOf(late)).toEqual([409, 'SlotTakenError']);
  const whole = await detail(first.id);
  expect(whole).toMatchObject({ status: 'canceled', version: 4 });
  expect(whole.history).toMatchObject([
    { actor: 'patient', from: null, to: 'pending' },
    { actor: expect.stringMatching(/^user:/), from: 'pending', to: 'canceled', reason: 'ill' },
    { from: 'canceled', to: 'pending' },
    { to: 'canceled' },
  ]);

  const { id } = await desk.book();
  expect((await desk.turn(id, { to: 'done', version: 1 })).body.error.name).toBe('TransitionNotAllowedError');
  expect((await desk.turn(id, { to: 'confirmed', version: 1 })).status).toBe(200);
  const early = await desk.turn(id, { to: 'done', version: 2 });
  expect([early.status, early.body.error.details]).toMatchObject([409, { refusal: 'tooEarly' }]);
  expect(await detail(id)).toMatchObject({ version: 2, allowedNext: ['canceled'] });
  await stored(id).update({ starts_at: new Date(Date.now() - 60_000) });
  expect((await desk.turn(id, { to: 'done', version: 2 })).status).toBe(200);
  const back = { to: 'confirmed', version: 3, reason: 'mistake' };
  expect((await desk.turn(id, back)).status).toBe(409);
  expect((await desk.turn(id, back, desk.manager)).status).toBe(200);
  const expected = { status: 'confirmed', version: 4, allowedNext: ['canceled', 'done'] };
  expect(await detail(id, desk.manager)).toMatchObject(expected);
});
