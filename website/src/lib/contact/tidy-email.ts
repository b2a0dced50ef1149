import { toLatinDigits } from '@/contract/digits';

/** Marks that come along when something is copied out of a right-to-left message. */
export const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\u061c\ufeff]/g;

/** An address as it was typed on any keyboard, without stray marks and spaces. */
export function tidyEmail(text: string): string {
  return toLatinDigits(text.replace(INVISIBLE, '')).trim();
}
