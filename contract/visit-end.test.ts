import { expect, test } from 'vitest';
import { visitEnd } from './visit-end';

const MINUTE = 60_000;

test.each([
  ['all that the visit takes', 45, 45],
  ['the appointment, where nothing more is said', null, 20],
  ['the appointment, where less is said', 10, 20],
])('an entry in a calendar lasts as long as %s', (_what, visitMinutes, minutes) => {
  expect(visitEnd({ startsAt: 0, endsAt: 20 * MINUTE, visitMinutes })).toBe(minutes * MINUTE);
});
