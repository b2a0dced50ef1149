import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { at, freshDate } from './support/clinic';
import { startDesk } from './support/staff-desk';
import { until } from './support/until';

const SLOT = 20 * 60_000;

const desk = await startDesk();
const { stored } = desk;
/** A confirmed appointment that began a moment ago. */
const begun = () => desk.confirmedIn(-5);
const note = (id: string, to: string, version: number) => desk.note(id, { to, version });

async function today(query = '', token = desk.staff) {
  const answer = await desk.call(`/today?branch=${desk.clinic.branch}${query}`, { token });
  expect(answer.status).toBe(200);
  return answer.body;
}

const rowOf = async (id: string) =>
  (await today()).data.find(({ documentId }: { documentId: string }) => documentId === id);

let taken = 0;

/** The next time of the other doctor: it is Monday morning, and the clinic is open until five. */
function nextTime(): string {
  taken += 1;
  return new Date((Math.floor(Date.now() / SLOT) + taken) * SLOT).toISOString();
}

const walkIn = (fields: Record<string, unknown> = {}, key: string = randomUUID()) =>
  desk.forCaller({ doctor: desk.clinic.otherDoctor, startsAt: nextTime(), walkIn: true, ...fields }, { key });

describe('the day of a branch', () => {
  test('has what is due, with what may be pressed, and not what is canceled or of another day', async () => {
    const id = await begun();
    const other = (await desk.forCaller({ startsAt: at('10:00', freshDate()) })).body.data.documentId;
    expect(await rowOf(id)).toMatchObject({
      status: 'confirmed',
      attendance: null,
      isWalkIn: false,
      ticket: null,
      nextAttendances: ['arrived', 'with_doctor', 'no_show'],
      allowedNext: ['canceled', 'done'],
    });
    expect(await rowOf(other)).toBeUndefined();
    await desk.turn(id, { to: 'canceled', version: 1, reason: 'ill' });
    expect(await rowOf(id)).toBeUndefined();
  });

  test('is narrowed to a doctor of the branch; one of nowhere is no filter', async () => {
    const id = await begun();
    const idsOf = (body: { data: { documentId: string }[] }) => body.data.map(({ documentId }) => documentId);
    expect(idsOf(await today(`&doctor=${desk.clinic.doctor}`))).toContain(id);
    expect(idsOf(await today(`&doctor=${desk.clinic.otherDoctor}`))).not.toContain(id);
    expect(idsOf(await today(`&doctor=${'z'.repeat(24)}`))).toContain(id);
    expect((await desk.call(`/today?branch=${desk.clinic.branch}`, { token: desk.elsewhere })).status).toBe(
      404,
    );
    expect((await desk.call('/today')).status).toBe(400);
  });
});

describe('tickets', () => {
  test('are given on arrival, one after the other, never twice, also to those who arrive at once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => begun()));
    const answers = await Promise.all(ids.map((id) => note(id, 'arrived', 1)));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const tickets = answers.map(({ body }) => body.data.ticket).sort((a, b) => a - b);
    const [first] = tickets;
    expect(tickets).toEqual(tickets.map((_, index) => first + index));
  });

  test('stay with who goes in, and with who comes back', async () => {
    const id = await begun();
    const { ticket } = (await note(id, 'arrived', 1)).body.data;
    expect((await note(id, 'with_doctor', 2)).body.data.ticket).toBe(ticket);
    await desk.call(`/appointments/${id}/undo`, { data: { version: 3 } });
    expect((await note(id, 'with_doctor', 4)).body.data.ticket).toBe(ticket);
  });
});

describe('a walk-in', () => {
  test('is booked by the rules of every booking, confirmed, marked, and has arrived with a ticket', async () => {
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
  });

  test('is of today alone, and is never a request that waits', async () => {
    const tomorrow = await walkIn({ startsAt: at('10:00', freshDate()) });
    expect(tomorrow.status).toBe(400);
    expect(tomorrow.body.error.details.errors).toMatchObject([{ path: ['startsAt'] }]);
    expect((await walkIn({ status: 'pending' })).body.data.status).toBe('confirmed');
  });
});

describe('the screen of the waiting room', () => {
  const screen = (token = desk.staff) => desk.call(`/today/screen?branch=${desk.clinic.branch}`, { token });

  test('is not there until it is switched on, and has numbers and doctors, no patient', async () => {
    expect((await screen()).status).toBe(404);
    await desk.settings({ showsWaitingRoom: true });
    await until(async () => (await screen()).status === 200);
    expect((await screen(desk.elsewhere)).status).toBe(404);

    const waiting = await begun();
    const inside = await begun();
    const waits = (await note(waiting, 'arrived', 1)).body.data;
    const goesIn = (await note(inside, 'with_doctor', 1)).body.data;
    const { body } = await screen();
    expect(body.data.waiting.map(({ ticket }: { ticket: number }) => ticket)).toContain(waits.ticket);
    expect(body.data.withDoctor[0]).toMatchObject({ ticket: goesIn.ticket, doctor: { en: 'Dr Mona' } });
    expect(JSON.stringify(body)).not.toMatch(/Laila|Hassan|\+20|bookingNumber|documentId/);
    await note(inside, 'no_show', 2);
    await desk.turn(inside, { to: 'done', version: 2 });
    expect((await screen()).body.data.withDoctor).not.toContainEqual(
      expect.objectContaining({ ticket: goesIn.ticket }),
    );
  });
});
