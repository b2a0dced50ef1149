import { expect, test } from 'vitest';
import { addDays } from '../src/scheduling/zone';
import { at, dataOf, freshDate, freshTime, pluck, refusalOf } from './support/clinic';
import { moveOf, seriesIn } from './support/series';
import { entryAt, startDesk } from './support/staff-desk';

const desk = await startDesk();
const { clinic, db } = desk;
const everywhere = await desk.signIn('staff');

test('overbooking is a manager alone, once, is said in calendar, list and history, and leaves no gap for others when the first visit goes', async () => {
  const date = freshDate();
  const startsAt = at('10:00', date);
  const first = (await desk.forCaller({ startsAt })).body.data;
  const overbook = () =>
    desk.forCaller({ startsAt, overbookReason: 'An emergency' }, { token: desk.manager });
  const { documentId } = dataOf(await overbook(), 201);
  expect((await overbook()).body.error.name).toBe('SlotTakenError');
  expect(entryAt(await desk.dayOf(date), startsAt)).toMatchObject([
    { appointment: { documentId: first.documentId, isOverbooked: false } },
    { appointment: { documentId, isOverbooked: true } },
  ]);
  const whole = await desk.detail(documentId);
  expect(whole.history[0]).toMatchObject({ action: 'overbooked', reason: 'An emergency' });
  expect(whole.isOverbooked).toBe(true);
  const list = (await desk.call(`/appointments?firstDay=${date}&lastDay=${date}`)).body.data;
  const overbooked = list.filter((one: { isOverbooked: boolean }) => one.isOverbooked);
  expect([list.length > 1, pluck(overbooked, 'documentId')]).toEqual([true, [documentId]]);

  expect((await desk.turn(first.documentId, { to: 'canceled', version: 1, reason: 'ill' })).status).toBe(200);
  expect((await desk.booker.book({ startsAt })).status).toBe(409);
  const left = { documentId, isOverbooked: false };
  expect(entryAt(await desk.dayOf(date), startsAt)).toMatchObject([{ appointment: left }]);
  const data = { startsAt: at('11:00', date), version: 1 };
  expect((await desk.call(`/appointments/${documentId}/move`, { data })).status).toBe(200);
  expect((await desk.booker.book({ startsAt })).status).toBe(201);
});

test('the calendar hides what another branch does, but not that the doctor is busy', async () => {
  const date = freshDate();
  const startsAt = at('10:00', date);
  await desk.book({ startsAt, branch: clinic.otherBranch });
  const [entry] = entryAt(await desk.dayOf(date), startsAt);
  expect(Object.keys(entry ?? {}).sort()).toEqual(['endsAt', 'kind', 'startsAt']);
  expect(entry).toMatchObject({ kind: 'elsewhere' });
  const theirs = { token: desk.elsewhere, branch: clinic.otherBranch };
  const seen = entryAt(await desk.dayOf(date, theirs), startsAt);
  expect(seen).toMatchObject([{ kind: 'appointment', appointment: { elsewhere: null } }]);
});

async function book(fields: Record<string, unknown> = {}): Promise<{ id: string; date: string }> {
  const date = freshDate();
  return { ...(await desk.book({ startsAt: at('10:00', date), ...fields })), date };
}
const claimsOf = async (appointment: string): Promise<string[]> =>
  db()('claims').where({ appointment }).whereLike('resource', 'doctor:%').distinct().pluck('resource');

const move = (id: string, data: Record<string, unknown>, token?: string) =>
  desk.call(`/appointments/${id}/move`, { data: { version: 1, ...data }, token });

test('an appointment is reassigned in one act to another doctor at the same time: new claims taken, old ones freed, facts and history written', async () => {
  const { id, date } = await book({ email: 'someone@example.org' });
  const startsAt = at('10:00', date);
  const wanted = { startsAt, doctor: clinic.otherDoctor, reason: 'Dr Mona is ill' };
  const doctor = { documentId: clinic.otherDoctor, name: { en: 'Dr Adel' } };
  expect(dataOf(await move(id, wanted))).toMatchObject({ status: 'pending', version: 2, startsAt, doctor });
  expect(await claimsOf(id)).toEqual([`doctor:${clinic.otherDoctor}`]);
  expect(JSON.parse((await desk.stored(id).first()).booked_as).doctor.en).toBe('Dr Adel');
  const { history } = await desk.detail(id);
  const changes = [{ field: 'doctor', from: { en: 'Dr Mona' }, to: { en: 'Dr Adel' } }];
  expect(history.at(-1)).toMatchObject({ action: 'reassigned', reason: 'Dr Mona is ill', changes });
  const told = await db()('outbox_messages').where({ reference: `${id}:1` });
  expect(pluck(told, 'kind')).toEqual(['visit-moved']);
  // The old time is free again, the new one is not.
  expect((await desk.booker.book({ startsAt })).status).toBe(201);
  expect((await desk.booker.book({ startsAt, doctor: clinic.otherDoctor })).status).toBe(409);
});

test('an appointment is reassigned in one act to another branch and service, by staff of both, and nothing of it is kept when it cannot be', async () => {
  const { id, date } = await book();
  await desk.book({ startsAt: at('11:00', date), doctor: clinic.otherDoctor });
  const taken = await move(id, { startsAt: at('11:00', date), doctor: clinic.otherDoctor });
  expect(refusalOf(taken)).toEqual([409, 'SlotTakenError']);
  const evening = { startsAt: at('18:00', date), branch: clinic.otherBranch };
  const nowhere = { ...evening, doctor: clinic.otherDoctor };
  expect(refusalOf(await move(id, nowhere, everywhere))).toEqual([400, 'branch notOffered']);
  await desk.stored(id).update({ contract_type: 'company', organisation: 'a'.repeat(24) });
  expect(refusalOf(await move(id, evening, everywhere))).toEqual([400, 'organisation notOffered']);
  expect(await claimsOf(id)).toEqual([`doctor:${clinic.doctor}`]);
  expect((await desk.call(`/appointments/${id}`)).body.data).toMatchObject({ version: 1 });

  await desk.stored(id).update({ contract_type: 'cash', organisation: null });
  const wanted = { ...evening, service: clinic.longAppointment };
  expect(refusalOf(await move(id, wanted))).toEqual([400, expect.stringMatching(/^branch /)]);
  const moved = dataOf(await move(id, wanted, everywhere));
  expect([moved.branch.documentId, moved.service.documentId]).toEqual([wanted.branch, wanted.service]);
  expect(moved.endsAt).toBe(at('18:50', date));
  expect((await desk.call(`/appointments/${id}`)).status).toBe(404);
});

test('a visit that stood is moved, and its patient is reached by no message: a call, until somebody notes it or they move it themselves', async () => {
  const own = await desk.book({ startsAt: freshTime() });
  const { id } = own;
  const isListed = async () =>
    pluck((await desk.call('/outbox-messages/undelivered')).body.data, 'appointment').includes(id);
  const moved = async (version: number) => {
    dataOf(await move(id, { version, startsAt: freshTime() }));
    return await isListed();
  };
  // It waits for its call all the same.
  expect(await moved(1)).toBe(false);
  expect((await desk.turn(id, { to: 'confirmed', version: 2 })).status).toBe(200);
  expect(await isListed()).toBe(false);
  expect(await moved(3)).toBe(true);
  const [listed] = (await desk.call('/outbox-messages/undelivered')).body.data;
  expect(listed).toMatchObject({ kind: 'visit-moved', channel: null, phone: expect.any(String) });
  expect((await desk.call(`/appointments/${id}/told`, { data: {} })).status).toBe(200);
  expect(await isListed()).toBe(false);
  expect(await moved(4)).toBe(true);
  dataOf(await desk.act(own, 'move', { version: 5, startsAt: freshTime() }));
  expect(await isListed()).toBe(false);
});

// Last: its visits are weeks ahead of every other day.
test('a series that the desk moves or cancels is one call where no message reaches its patient', async () => {
  const weeks = { visits: 4, everyDays: 7, toleranceDays: 2, anyDoctor: false };
  await desk.edit('service', clinic.longAppointment, { series: weeks });
  const { buy, weekly, ownOf } = seriesIn(desk, () => everywhere);
  const date = freshDate();
  const { bookingNumber } = dataOf(await buy(weekly(date)), 201);
  const calls = async () => {
    const listed: { bookingNumber: string; others: number }[] = (
      await desk.call('/outbox-messages/undelivered')
    ).body.data;
    const own = listed.filter((one) => one.bookingNumber.startsWith(bookingNumber));
    return own.map((one) => [one.bookingNumber, one.others]);
  };
  const { document_id: second } = await desk.rowOf(ownOf(`${bookingNumber}-2`));
  const data = moveOf(bookingNumber, 2, weekly(addDays(date, 1)).slice(1));
  dataOf(await desk.call(`/appointments/${second}/move`, { data }));
  expect(await calls()).toEqual([[`${bookingNumber}-2`, 2]]);

  const others = [
    { bookingNumber, version: 1 },
    ...[3, 4].map((visit) => ({ bookingNumber: `${bookingNumber}-${visit}`, version: 2 })),
  ];
  const change = { to: 'canceled', version: 2, reason: 'The doctor is ill', others };
  dataOf(await desk.call(`/appointments/${second}/transitions`, { data: change }));
  expect(await calls()).toEqual([[bookingNumber, 3]]);
  const { document_id: first } = await desk.rowOf(ownOf(bookingNumber));
  dataOf(await desk.call(`/appointments/${first}/told`, { data: {} }));
  expect(await calls()).toEqual([]);
});
