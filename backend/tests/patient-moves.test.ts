import { beforeEach, expect, test } from 'vitest';
import { ask, at, dataOf, freshDate, pluck, refusalOf } from './support/clinic';
import { createContractClinic } from './support/contract-clinic';

const all = await createContractClinic();
const { db, rowOf, claimsOf, settings, act, seen: look, book, messagesOf } = all;
beforeEach(() => settings({ movesStayConfirmed: false }));

/** Hour at which the doctor is in the other branch alone: there the hours of the two do not clash. */
const EVENING = '18:00';

test('a patient who moves an appointment to another branch of the doctor has the new time there and not the old one any more, with the address of the new branch', async () => {
  const date = freshDate();
  const own = await book({ startsAt: at('10:00', date) });
  const { branch, otherBranch } = all.clinic;
  const places = [branch, otherBranch].map((one) => ({ branch: one, staysConfirmed: false }));
  expect((await look(own)).moveTo).toEqual(places);
  const before = await claimsOf(own);
  const wanted = { version: 1, startsAt: at(EVENING, date), branch: otherBranch };
  expect(dataOf(await act(own, 'move', wanted))).toMatchObject({
    status: 'pending',
    branch: { documentId: otherBranch, name: { en: 'Dokki' } },
    startsAt: at(EVENING, date),
  });
  const row = await rowOf(own);
  expect(row).toMatchObject({ branch: otherBranch, version: 2 });
  expect(JSON.parse(row.booked_as).branch.en).toBe('Dokki');
  const after = await claimsOf(own);
  expect(after.length).toBe(before.length);
  const branches = after.flatMap((one: { branch: string | null }) => one.branch ?? []);
  expect(new Set(branches)).toEqual(new Set([otherBranch]));
  await book({ startsAt: at('10:00', date) });
  const detail = await ask(all.backend, `/appointments/${row.document_id}`, { token: all.staff });
  const last = { movedTo: at(EVENING, date), movedToBranch: { en: 'Dokki' } };
  expect(detail.body.data.history.at(-1)).toMatchObject(last);
});

test('a patient who moves an appointment to another branch is refused where that does not accept the contract, or the doctor does not work, and nothing is changed', async () => {
  const date = freshDate();
  const own = await book(await all.contract({ startsAt: at('10:00', date) }));
  expect(pluck((await look(own)).moveTo, 'branch')).toEqual([all.clinic.branch]);
  const wanted = { version: 1, startsAt: at(EVENING, date), branch: all.clinic.otherBranch };
  expect(refusalOf(await act(own, 'move', wanted))).toEqual([400, 'branch notOffered']);
  expect(await rowOf(own)).toMatchObject({ branch: all.clinic.branch, version: 1 });
  const elsewhere = await book({ doctor: all.clinic.otherDoctor, startsAt: at('11:00', date) });
  expect((await act(elsewhere, 'move', wanted)).status).toBe(400);
});

test('a confirmed appointment that its patient moves stays confirmed where the clinic says so: nobody calls, the message says the new time, and a request that waits for its call goes on waiting', async () => {
  await settings({ movesStayConfirmed: true });
  const date = freshDate();
  const own = await book({ startsAt: at('10:00', date), email: 'laila@example.com' });
  await all.confirm(own, all.staff);
  expect((await look(own)).moveTo[0]).toMatchObject({ staysConfirmed: true });
  const moved = await act(own, 'move', { version: 2, startsAt: at('12:00', date) });
  expect(moved.body.data).toMatchObject({ status: 'confirmed', callBy: null, startsAt: at('12:00', date) });
  const events = await db()('appointment_events').where({ appointment: own.id }).orderBy('id');
  expect(events.at(-1)).toMatchObject({ actor: 'patient', from_status: 'confirmed', to_status: 'confirmed' });
  const told = await messagesOf(own, { reference: `${own.id}:2` });
  expect(pluck(told, 'kind')).toEqual(['visit-moved', 'visit-reminder']);
  const request = await book();
  const waits = await act(request, 'move', { version: 1, startsAt: at('14:00', date) });
  expect(waits.body.data).toMatchObject({ status: 'pending' });
});
