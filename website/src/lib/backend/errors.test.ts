import { expect, it } from 'vitest';
import { asksToWait, errorFromAnswer, unknownError } from './errors';

const answered = (answeredWith: number, body: unknown) =>
  errorFromAnswer({ version: 'v5', body, answeredWith, fallbackMessage: 'x', retryAfter: null });

const bodyOf = (status: number) => ({ error: { status, name: 'Fault', message: 'x' } });

it.each([429, 503])('an answer of %i asks to wait, with and without an error body', (status) => {
  expect(asksToWait(answered(status, bodyOf(status)))).toBe(true);
  expect(asksToWait(answered(status, '<html>'))).toBe(true);
});

it('no answer at all asks to wait', () => {
  expect(asksToWait(unknownError({ version: 'v5', message: 'fetch failed' }))).toBe(true);
});

it.each([400, 401, 403, 404, 500, 502])('an answer of %i does not, although it may read as 500', (status) => {
  expect(asksToWait(answered(status, bodyOf(status)))).toBe(false);
  expect(asksToWait(answered(status, undefined))).toBe(false);
});
