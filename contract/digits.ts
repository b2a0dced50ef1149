const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * Arabic-Indic (٠-٩) and Persian (۰-۹) digits as Latin ones; everything else stays. Every numeric input
 * goes through here before it is checked (both kinds are accepted).
 */
export function toLatinDigits(text: string): string {
  // Both rows begin at a multiple of sixteen: the last four bits are the digit.
  return text.replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
}
