import { toLatinDigits } from '../../contract/digits';

/** The website names files of pages by it, and file systems take names of 255 bytes: a letter of Arabic is two. */
const MOST_BYTES = 200;

/** Without its last word, or the last letter of its only one. */
function shortened(slug: string): string {
  const lastHyphen = slug.lastIndexOf('-');
  return lastHyphen > 0 ? slug.slice(0, lastHyphen) : [...slug].slice(0, -1).join('');
}

/**
 * Part of an address that repeats a name: lower-case letters of any script and Latin digits, joined by single hyphens, cut at one.
 * Vowel marks and the elongation stroke of Arabic are left out, as are apostrophes. Empty for a text without any of them.
 */
export function createSlug(text: string, maxLength: number): string {
  let slug = toLatinDigits(text)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{M}\u0640'’ʼ`]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, maxLength + 1);
  while (slug.length > maxLength || Buffer.byteLength(slug) > MOST_BYTES) slug = shortened(slug);
  return slug;
}
