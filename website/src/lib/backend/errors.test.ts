import { expect, it } from 'vitest';
import { asksToWait, errorFromAnswer, isConflict, isDone, isGone, unknownError } from './errors';

const answered = (answeredWith: number, body: unknown) =>
  errorFromAnswer({ version: 'v5', body, answeredWith, fallbackMessage: 'x', retryAfter: null });

const bodyOf = (status: number) => ({ error: { status, name: 'Fault', message: 'x' } });

it.each([429, 503])('an answer of %i asks to wait, with and without an error body', (status) => {
  expect(asksToWait(answered(status, bodyOf(status)))).toBe(true);
  expect(asksToWait(answered(status, '<html>'))).toBe(true);
});

it('no answer at all asks to wait', () =>
  expect(asksToWait(unknownError({ version: 'v5', message: 'fetch failed' }))).toBe(true));

it.each([400, 401, 403, 404, 500, 502])('an answer of %i does not, although it may read as 500', (status) => {
  expect(asksToWait(answered(status, bodyOf(status)))).toBe(false);
  expect(asksToWait(answered(status, undefined))).toBe(false);
});

it('an expected refusal is a value; any other, and a fault of ours, stay exceptions', async () => {
  const conflict = answered(409, bodyOf(409));
  const refused = (error: unknown) => () => Promise.reject(error);
  expect(await isDone(async () => 'answer', isConflict)).toBe(true);
  expect(await isDone(refused(conflict), isConflict)).toBe(false);
  await expect(isDone(refused(conflict), isGone)).rejects.toBe(conflict);
  const fault = new TypeError('ours');
  await expect(isDone(refused(fault), () => true)).rejects.toBe(fault);
});
