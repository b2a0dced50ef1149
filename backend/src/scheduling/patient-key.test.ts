import { expect, it } from 'vitest';
import { patientKey } from './patient-key';

const keyOf = (name: string) => {
  const [firstName = '', ...rest] = name.split('|');
  return patientKey({ firstName, lastName: rest.join(' ') });
};

it.each([
  ['Laila|Hassan', ' laila |  HASSAN.'],
  ['Élise|Öztürk', 'Elise|Ozturk'],
  ['آية|مصطفى', 'ايه|مصطفي'],
  ['هناء|رؤوف', 'هنا|رووف'],
  ['مُحَمَّد|سـعـيد', 'محمد|سعيد'],
  ['Omar\u202e|Adel', 'Omar|A\u200bdel'],
  ['Omar Adel|Nabil', 'Omar|Adel Nabil'],
])('the name by which limits tell patients of one phone apart is the same for %s and %s', (one, other) => {
  expect(keyOf(one)).toBe(keyOf(other));
});

it.each([
  ['Omar|Adel', 'Amr|Adel'],
  ['أمل|حسن', 'لما|حسن'],
  ['عمر|حسن', 'عمرو|حسن'],
])('the name by which limits tell patients of one phone apart is another for %s and %s', (one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other));
});
