import { toLatinDigits } from '@/contract/digits';

/** True for an age, as it is typed, of somebody for whom another person has to agree; 0 asks of nobody. */
export function isChild({ age, guardianAge }: { age: string | undefined; guardianAge: number }): boolean {
  const digits = toLatinDigits(age ?? '').trim();
  return /^\d{1,4}$/.test(digits) && Number(digits) < guardianAge;
}
