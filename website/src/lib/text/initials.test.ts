import { expect, test } from 'vitest';
import { initialsOf, isArabicScript } from './initials';

test.each([
  ['Prof. Hala Mansour', 'HM'],
  ['Omar El Gohary', 'OE'],
  ['  (Peter)  S. ', 'PS'],
  ['mona', 'M'],
  ['Dr', 'D'],
  ['', ''],
  // Arabic letters do not join.
  ['أ.د. هالة منصور', 'هـ م'],
  ['د. عمر الجوهري', 'ع ج'],
  ['الدكتورة آية حجازي', 'آ ح'],
  ['منى أ.', 'م أ'],
])('%j is shown as %j', (name, initials) => expect(initialsOf(name)).toBe(initials.replace(' ', '\u2009')));

test('the script of the letters is told, whatever the language of the page', () => {
  expect(isArabicScript(initialsOf('د. منى عادل'))).toBe(true);
  expect(isArabicScript(initialsOf('Dr Mona Adel'))).toBe(false);
});
