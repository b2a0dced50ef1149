import { expect, it } from 'vitest';
import { isHoldKey, minutesLeft, readHoldAnswer, shouldRenew } from './rules';
import { wantedTimeSchema } from './schema';

const MINUTE = 60_000;

it('the time left is said in minutes begun, and never less than none', () => {
  const minutes = (left: number) => minutesLeft({ endsAt: 1_000_000 + left, now: 1_000_000 });
  expect([9 * MINUTE + 1, 1, -5 * MINUTE].map(minutes)).toEqual([10, 1, 0]);
});

const held = { renewedAt: 0, endsAt: 10 * MINUTE };
it.each([
  ['does not renew a fresh hold', held, 30_000, false],
  ['does not renew while most of it is left', held, 2 * MINUTE, false],
  ['renews it before it ends', held, 4 * MINUTE, true],
  ['asks again once it has ended', held, 12 * MINUTE, true],
  ['rests where it cannot grow', { renewedAt: 4 * MINUTE, endsAt: 5 * MINUTE }, 4.5 * MINUTE, false],
])('typing %s', (_, hold, now, expected) => expect(shouldRenew({ ...hold, now })).toBe(expected));

it('a browser may send a key of 32 hexadecimal digits and document ids', () => {
  expect(isHoldKey('a'.repeat(32))).toBe(true);
  expect(isHoldKey('../holds')).toBe(false);
  const id = 'a1'.repeat(12);
  const wanted = { locale: 'en', doctor: id, branch: id, service: id, startsAt: '2026-11-22T09:00:00.000Z' };
  expect(wantedTimeSchema.safeParse(wanted).success).toBe(true);
  expect(wantedTimeSchema.safeParse({ ...wanted, doctor: '1' }).success).toBe(false);
  expect(wantedTimeSchema.safeParse({ ...wanted, startsAt: 'tomorrow' }).success).toBe(false);
});

it.each([
  [{ status: 'held', secondsLeft: 600 }, 'held'],
  [{ status: 'taken', next: [] }, 'taken'],
  [{ status: 'none' }, 'none'],
  [{ status: 'held' }, 'none'],
  ['<html>', 'none'],
])('the answer of the website %o counts as %s', (answer, status) => {
  expect(readHoldAnswer(answer).status).toBe(status);
});
