import { toLatinDigits } from '@/contract/digits';

/** True for an age, as typed, below which another person has to agree; 0 never asks. */
export function isChild({ age, guardianAge }: { age: string | undefined; guardianAge: number }): boolean {
  const digits = toLatinDigits(age ?? '').trim();
  return /^\d{1,4}$/.test(digits) && Number(digits) < guardianAge;
}
