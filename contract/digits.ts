const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Turns Arabic-Indic (٠-٩) and Persian (۰-۹) digits into Latin ones; every numeric input goes through here first. */
export function toLatinDigits(text: string): string {
  // Both rows begin at a multiple of sixteen: the last four bits are the digit.
  return text.replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** A text of numbers in Latin digits, without the marks that keep them in order in Arabic and are copied with them. */
export function plainNumbers(text: string): string {
  return toLatinDigits(text)
    .replace(/\p{Cf}+/gu, '')
    .trim();
}

/** Returns a code as it is meant, with whatever digits, spaces, dashes and marks it is typed and pasted. */
export function plainCode(text: string): string {
  return plainNumbers(text).replace(/[\s-]/g, '');
}
