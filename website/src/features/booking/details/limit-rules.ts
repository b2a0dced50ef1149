import type { BookingSetting } from '@/features/booking/choices/data';

/** What of the settings the patient's details are checked by. */
export function limitsOf({ maxAge, guardianAge, notesMaxLength }: BookingSetting) {
  return { maxAge, guardianAge, notesMaxLength };
}
