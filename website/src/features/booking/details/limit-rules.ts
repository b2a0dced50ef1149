import { toLatinDigits } from '@/contract/digits';

/** Limits of the patient's details: the country that decides how a phone is read, years, characters. */
export interface PersonLimits {
  country: string;
  maxAge: number;
  guardianAge: number;
  notesMaxLength: number;
}

/** Returns the settings that the patient's details are checked by in a country. */
export function limitsOf(
  { maxAge, guardianAge, notesMaxLength }: Omit<PersonLimits, 'country'>,
  country: string,
): PersonLimits {
  return { country, maxAge, guardianAge, notesMaxLength };
}

/** True for an age, as typed, below which another person has to agree; 0 never asks. */
export function isChild({ age, guardianAge }: { age: string | undefined; guardianAge: number }): boolean {
  const digits = toLatinDigits(age ?? '').trim();
  return /^\d{1,4}$/.test(digits) && Number(digits) < guardianAge;
}
