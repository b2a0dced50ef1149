import { expect, test } from 'vitest';
import { describeFault, isRefusedForGood, pauseAfter } from './retry';

const fault = (over: object) => Object.assign(new Error('550 <mona@example.org> unknown'), over);

test('the pauses between attempts grow, and end after about two days', () => {
  const pauses: number[] = [];
  for (let attempts = 1; ; attempts += 1) {
    const pause = pauseAfter(attempts);
    if (pause === null) break;
    pauses.push(pause);
  }
  expect(pauses[0]).toBe(60_000);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  const hours = pauses.reduce((sum, each) => sum + each, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(48);
  expect(hours).toBeLessThan(60);
});

test.each([
  [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, true],
  [{ code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }, false],
  [{ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, false],
  [{ code: 'ECONNREFUSED' }, false],
])('a refusal %j is for good: %s', (over, expected) => expect(isRefusedForGood(fault(over))).toBe(expected));

test('a refusal is described by codes, never with the words of the server', () => {
  const words = describeFault(fault({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }));
  expect(words).toBe('EENVELOPE 550 RCPT TO');
  expect(describeFault('thrown text')).toBe('unknown');
});
