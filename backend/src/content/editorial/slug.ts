import { toLatinDigits } from '../../contract/digits';

/**
 * Part of an address that repeats a name: lower-case letters of any script and Latin digits, joined by single hyphens, cut at one.
 * Vowel marks and the elongation stroke of Arabic are left out, as are apostrophes. Empty for a text without any of them.
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
