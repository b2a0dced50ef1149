import { expect, it } from 'vitest';
import { asksToWait, errorFromAnswer, isConflict, isDone, isGone, unknownError } from './errors';

const answered = (answeredWith: number, body: unknown) =>
  errorFromAnswer({ version: 'v5', body, answeredWith, fallbackMessage: 'x', retryAfter: null });

const bodyOf = (status: number) => ({ error: { status, name: 'Fault', message: 'x' } });

it('an answer of 429 or 503 asks to wait, as does none at all, also behind a proxy; no other does, although it may read as 500', () => {
  const asks = (status: number, body: unknown = bodyOf(status)) => asksToWait(answered(status, body));
  for (const status of [429, 502, 503, 504])
    expect([asks(status), asks(status, '<html>')]).toEqual([true, true]);
  for (const status of [404, 500]) expect([asks(status), asks(status, '<html>')]).toEqual([false, false]);
  expect(asksToWait(unknownError({ version: 'v5', message: 'fetch failed' }))).toBe(true);
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
