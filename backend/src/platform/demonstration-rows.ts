/** Prefix of document ids of the demonstration; a real id begins so once in 10^20. */
export const DEMONSTRATION = 'demonstration';

/** A document id of the demonstration. @param number at most eleven characters, unique among its kind */
export function demonstrationId(number: string): string {
  return DEMONSTRATION + number.padStart(24 - DEMONSTRATION.length, '0');
}
