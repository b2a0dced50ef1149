/** Beginning of document ids by which rows of the demonstration are told from real ones, of which one in 10^20 begins so. */
export const DEMONSTRATION = 'demonstration';

/** A document id of the demonstration. @param number at most eleven characters, unique among its kind */
export function demonstrationId(number: string): string {
  return DEMONSTRATION + number.padStart(24 - DEMONSTRATION.length, '0');
}
