import { expect, it } from 'vitest';
import { zoneChoices } from './choices';
import { countryOf, readPhone, spokenPhone } from './phone';

it('phones are of the country of the form, else of the number that stood there, and read back as people there write them', () => {
  expect(countryOf({ country: 'SA', before: '+20220000100' })).toBe('SA');
  expect(countryOf({ country: undefined, before: '+20220000100' })).toBe('EG');
  expect(countryOf({ country: undefined, before: null })).toBeUndefined();
  const stored = [readPhone('02 2000 0100', 'EG'), readPhone('+20 2 2000 0100'), readPhone('call us', 'EG')];
  expect(stored).toEqual(['+20220000100', '+20220000100', null]);
  expect(spokenPhone('+20220000100')).toBe('02 20000100 · +20 2 20000100');
  expect(spokenPhone('nothing')).toBe('');
});

it('a time zone is found by its city, and in Arabic by its country', () => {
  const labelOf = (language: 'en' | 'ar', zone: string) =>
    zoneChoices(language, Date.UTC(2026, 0, 1)).find(({ value }) => value === zone)?.label;
  expect(labelOf('en', 'Africa/Cairo')).toContain('Cairo');
  expect(labelOf('ar', 'Africa/Cairo')).toContain('مصر');
  expect(labelOf('ar', 'Asia/Riyadh')).toContain('السعودية');
});
