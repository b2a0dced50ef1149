import { expect, it } from 'vitest';
import { minutesWaited, targetOfKey, tryAgainChoices } from './rules';

const NOW = Date.parse('2026-11-20T10:00:00Z');

it('the work list counts the minutes a request has waited, and offers to try again before the appointment only', () => {
  expect(minutesWaited('2026-11-20T08:29:30Z', NOW)).toBe(90);
  expect(minutesWaited('2026-11-20T10:00:05Z', NOW)).toBe(0);
  expect(tryAgainChoices('2026-11-20T11:00:00Z', NOW)).toEqual([15, 30]);
  expect(tryAgainChoices('2026-11-20T10:10:00Z', NOW)).toEqual([]);
});

const key = (code: string) => targetOfKey({ code, isTyping: false, hasModifier: false });

it('a key leads to what it stands for, on the number pad too, unless something is typed or another key is held', () => {
  expect(key('Numpad2')).toBe('outcome-no-answer');
  expect(key('KeyC')).toBe('call-phone');
  expect(key('KeyX')).toBeNull();
  expect(targetOfKey({ code: 'Digit1', isTyping: true, hasModifier: false })).toBeNull();
  expect(targetOfKey({ code: 'KeyC', isTyping: false, hasModifier: true })).toBeNull();
});
