import { expect, it } from 'vitest';
import { chooseLocale } from './choose-locale';

it.each([
  ['ar', 'en', 'ar'],
  ['xx', 'ar-EG,ar;q=0.9,en;q=0.8', 'ar'],
  [undefined, 'fr;q=1, ar;q=0.5, en;q=0.4', 'ar'],
  [undefined, 'AR', 'ar'],
  [undefined, 'ar;q=0', 'en'],
  [undefined, ';;q=,,', 'en'],
  [undefined, null, 'en'],
])('the bare address is for cookie %s and Accept-Language %s in %s', (cookie, acceptLanguage, expected) => {
  expect(chooseLocale({ cookie, acceptLanguage })).toBe(expected);
});
