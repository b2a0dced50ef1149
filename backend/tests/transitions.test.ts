import { expect, test } from 'vitest';
import { type Asked, freshTime, refusalOf, startClinic } from './support/clinic';

/** Claims of 20 minutes: four of the doctor's time, one of the patient's, and seats of phone and patient. */
const CLAIMS = 7;

const { backend, booker, book, ask, signIn, ...does } = await startClinic();
const staff = await signIn('staff');
const manager = await signIn('manager');

const call = (path: string, given: Asked = {}) =>
  ask(path, given.token ? given : { ...given, headers: { 'X-Website-Key': '' } });

/** Books a time of its own and gives the appointment as staff see it. */
async function booked(time = '10:00') {
  const startsAt = freshTime(time);
  const { id, bookingNumber } = await book({ startsAt });
  return { documentId: id, bookingNumber, startsAt };
}

const claimsOf = async (own: { bookingNumber: string }) => (await does.claimsOf(own)).length;

function move(id: string, data: { to: string; version: number; reason?: string }, token = staff) {
  return call(`/appointments/${id}/transitions`, { token, data });
}

test('canceling frees the time for the next patient, and can be taken back until it is taken', async () => {
  const first = await booked();
  await move(first.documentId, { to: 'canceled', version: 1, reason: 'ill' });
  expect((await move(first.documentId, { to: 'pending', version: 2 })).status).toBe(200);
  expect(await claimsOf(first)).toBe(CLAIMS);
  expect((await booker.book({ startsAt: first.startsAt })).status).toBe(409);

  await move(first.documentId, { to: 'canceled', version: 3, reason: 'ill' });
  expect((await booker.book({ startsAt: first.startsAt })).status).toBe(201);
  expect(refusalOf(await move(first.documentId, { to: 'pending', version: 4 }))).toEqual([
    409,
    'SlotTakenError',
  ]);
  const whole = await call(`/appointments/${first.documentId}`, { token: staff });
  expect(whole.body.data).toMatchObject({ status: 'canceled', version: 4 });
  expect(whole.body.data.history).toMatchObject([
    { actor: 'patient', from: null, to: 'pending' },
    { actor: expect.stringMatching(/^user:/), from: 'pending', to: 'canceled', reason: 'ill' },
    { from: 'canceled', to: 'pending' },
    { to: 'canceled' },
  ]);
});

test('the table of transitions is enforced by the backend', async () => {
  const { documentId } = await booked();
  expect((await move(documentId, { to: 'done', version: 1 })).body.error.name).toBe(
    'TransitionNotAllowedError',
  );
  expect((await move(documentId, { to: 'confirmed', version: 1 })).status).toBe(200);
  const early = await move(documentId, { to: 'done', version: 2 });
  expect([early.status, early.body.error.details]).toMatchObject([409, { refusal: 'tooEarly' }]);
  const silent = await move(documentId, { to: 'canceled', version: 2 });
  expect([silent.status, silent.body.error.details]).toMatchObject([409, { refusal: 'reasonRequired' }]);
  const before = await call(`/appointments/${documentId}`, { token: staff });
  expect(before.body.data).toMatchObject({ version: 2, allowedNext: ['canceled'] });
  const began = { starts_at: new Date(Date.now() - 60_000) };
  await backend.db('appointments').where({ document_id: documentId }).update(began);
  expect((await move(documentId, { to: 'done', version: 2 })).status).toBe(200);
  expect((await move(documentId, { to: 'confirmed', version: 3, reason: 'mistake' })).status).toBe(409);
  expect((await move(documentId, { to: 'confirmed', version: 3 }, manager)).status).toBe(409);
  expect((await move(documentId, { to: 'confirmed', version: 3, reason: 'mistake' }, manager)).status).toBe(
    200,
  );
  const whole = await call(`/appointments/${documentId}`, { token: manager });
  const expected = { status: 'confirmed', version: 4, allowedNext: ['canceled', 'done'] };
  expect(whole.body.data).toMatchObject(expected);
});
