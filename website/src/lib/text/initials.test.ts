import { expect, test } from 'vitest';
import { initialsOf, isArabicScript } from './initials';

test.each([
  ['Prof. Hala Mansour', 'HM'],
  ['Dr Karim Shawky', 'KS'],
  ['Mona A.', 'MA'],
  ['mona', 'M'],
  ['Ahmed Kamal Sabry', 'AS'],
  ['Omar El Gohary', 'OE'],
  ['  (Peter)  S. ', 'PS'],
  ['Dr', 'D'],
  ['', ''],
  // Arabic letters do not join.
  ['أ.د. هالة منصور', 'هـ م'],
  ['د. سلمى عبد الرحمن', 'س ع'],
  ['د. عمر الجوهري', 'ع ج'],
  ['الدكتورة آية حجازي', 'آ ح'],
  ['د. عبدالعزيز الراجح', 'ع ر'],
  ['منى أ.', 'م أ'],
  ['منى', 'م'],
])('%j is shown as %j', (name, initials) => expect(initialsOf(name)).toBe(initials.replace(' ', '\u2009')));

test('the script of the letters is told, whatever the language of the page', () => {
  expect(isArabicScript(initialsOf('د. منى عادل'))).toBe(true);
  expect(isArabicScript(initialsOf('Dr Mona Adel'))).toBe(false);
});
