import { expect, test } from 'vitest';
import { freshTime, refusalOf } from './support/clinic';
import { startDesk } from './support/staff-desk';

/** Claims of 20 minutes: four of the doctor's time, one of the patient's, and seats of phone and patient. */
const CLAIMS = 7;

const { booker, book, claimsOf, detail, manager, stored, turn: move } = await startDesk();

test('canceling frees the time for the next patient, and can be taken back until it is taken', async () => {
  const startsAt = freshTime();
  const first = await book({ startsAt });
  await move(first.id, { to: 'canceled', version: 1, reason: 'ill' });
  expect((await move(first.id, { to: 'pending', version: 2 })).status).toBe(200);
  expect(await claimsOf(first)).toHaveLength(CLAIMS);
  expect((await booker.book({ startsAt })).status).toBe(409);

  await move(first.id, { to: 'canceled', version: 3, reason: 'ill' });
  expect((await booker.book({ startsAt })).status).toBe(201);
  expect(refusalOf(await move(first.id, { to: 'pending', version: 4 }))).toEqual([409, 'SlotTakenError']);
  const whole = await detail(first.id);
  expect(whole).toMatchObject({ status: 'canceled', version: 4 });
  expect(whole.history).toMatchObject([
    { actor: 'patient', from: null, to: 'pending' },
    { actor: expect.stringMatching(/^user:/), from: 'pending', to: 'canceled', reason: 'ill' },
    { from: 'canceled', to: 'pending' },
    { to: 'canceled' },
  ]);
});

test('the table of transitions is enforced by the backend', async () => {
  const { id } = await book();
  expect((await move(id, { to: 'done', version: 1 })).body.error.name).toBe('TransitionNotAllowedError');
  expect((await move(id, { to: 'confirmed', version: 1 })).status).toBe(200);
  const early = await move(id, { to: 'done', version: 2 });
  expect([early.status, early.body.error.details]).toMatchObject([409, { refusal: 'tooEarly' }]);
  const silent = await move(id, { to: 'canceled', version: 2 });
  expect([silent.status, silent.body.error.details]).toMatchObject([409, { refusal: 'reasonRequired' }]);
  expect(await detail(id)).toMatchObject({ version: 2, allowedNext: ['canceled'] });
  await stored(id).update({ starts_at: new Date(Date.now() - 60_000) });
  expect((await move(id, { to: 'done', version: 2 })).status).toBe(200);
  const back = { to: 'confirmed', version: 3, reason: 'mistake' };
  expect((await move(id, back)).status).toBe(409);
  expect((await move(id, { to: 'confirmed', version: 3 }, manager)).status).toBe(409);
  expect((await move(id, back, manager)).status).toBe(200);
  const expected = { status: 'confirmed', version: 4, allowedNext: ['canceled', 'done'] };
  expect(await detail(id, manager)).toMatchObject(expected);
});
