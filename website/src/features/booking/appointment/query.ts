import 'server-only';
import { redirect } from 'next/navigation';
import { readBookingNumber } from '@/contract/booking-number';
import { appointmentPage } from '@/features/booking/booked/address';
import type { Locale } from '@/i18n/routing';
import { decodeSegment } from '@/lib/address/entry-address';

/**
 * Reads the booking number in the address of a booking's page. Another spelling (`482915637`) leads to its own address,
 * where the browser takes the key along. Null for what cannot be a number: its page says so, and proxy.ts makes that a
 * 404, as a thrown one has no words without scripts.
 */
export function numberFromPath(
  locale: Locale,
  given: string,
  question: '' | '/cancel' | '/undo' | '/correct' | '/move' | '/questions' = '',
): string | null {
  const read = readBookingNumber(decodeSegment(given) ?? '');
  if (read.kind !== 'number') return null;
  if (read.number !== given) redirect(appointmentPage(locale, read.number, question));
  return read.number;
}
