/**
 * Beginning of document ids of the demonstration's appointments and messages. Ids that the product makes are random:
 * one that begins so comes once in 10^20. So rows of the demonstration can be told from real ones whatever becomes of
 * them (moved, corrected, erased), and what belongs to them is found by the same id.
 */
export const DEMONSTRATION = 'demonstration';

/** A document id of the demonstration. @param number at most eleven characters, unique among its kind */
export function demonstrationId(number: string): string {
  return DEMONSTRATION + number.padStart(24 - DEMONSTRATION.length, '0');
}
