import { toLatinDigits } from '../../contract/digits';

/**
 * The part of an address that repeats a name: lower-case letters of any script and Latin digits, joined by
 * single hyphens. Vowel marks and the elongation stroke of Arabic are left out, as are apostrophes.
 * @param maxLength in UTF-16 units; a longer slug is cut, at a hyphen where there is one
 * @returns '' when the text has no letter or digit
 */
export function createSlug(text: string, maxLength: number): string {
  const slug = toLatinDigits(text)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{M}\u0640'’ʼ`]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= maxLength) return slug;
  const cut = slug.slice(0, maxLength + 1);
  const lastHyphen = cut.lastIndexOf('-');
  return lastHyphen > 0 ? cut.slice(0, lastHyphen) : slug.slice(0, maxLength);
}
