import { randomInt } from 'node:crypto';
import type { Locale } from './locale';

export type Patient = ReturnType<typeof newPatient>;

const ARABIC_INDIC = '٠١٢٣٤٥٦٧٨٩';

/** Digits as they are typed in a language. */
export const inDigitsOf = (language: Locale, digits: string): string =>
  language === 'ar' ? digits.replace(/\d/g, (digit) => ARABIC_INDIC[Number(digit)] ?? digit) : digits;

/** A patient nobody has seen before, as the limits count per phone. In Arabic, the digits are Arabic-Indic. */
export function newPatient(language: Locale) {
  const local = `010${String(randomInt(100_000_000)).padStart(8, '0')}`;
  const names =
    language === 'ar'
      ? { firstName: 'منى', lastName: 'عبد الحميد' }
      : { firstName: 'Mona', lastName: "O'Hara" };
  return {
    ...names,
    phone: inDigitsOf(language, local),
    storedPhone: `+2${local}`,
    age: inDigitsOf(language, '34'),
    notes: language === 'ar' ? 'صداع منذ أسبوع' : 'Headache for a week',
  };
}

/** A mobile of Riyadh, which in Cairo is the landline of another town. */
export const landline = (): string => `050${randomInt(2_000_000, 9_000_000)}`;

/**
 * A family name that no other name of the tests has, so that lists and logs can be searched for it. Its letters are of one
 * width, so that every run has rows of the same height.
 */
export function familyName(): string {
  return `Q${Array.from({ length: 10 }, () => 'bdhnpu'[randomInt(6)]).join('')}`;
}
