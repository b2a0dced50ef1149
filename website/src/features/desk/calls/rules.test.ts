import { expect, it } from 'vitest';
import { isOfAnother, targetOfKey, tryAgainChoices } from './rules';

const NOW = Date.parse('2026-11-20T10:00:00Z');

it('the work list offers to try again before the appointment only', () => {
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

it('the reason that was typed for one patient is not kept for another whose request another tab opens', () => {
  const refused = { typed: { id: 'aya', reason: 'Asked for by her mother' } };
  expect(isOfAnother(refused, 'aya')).toBe(false);
  expect(isOfAnother(refused, 'basma')).toBe(true);
  expect(isOfAnother({}, 'basma')).toBe(false);
});
