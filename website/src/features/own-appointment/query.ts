import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { readBookingNumber } from '@/contract/booking-number';
import { type Locale, localePath } from '@/i18n/routing';

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The booking number in the address of a booking's page. One that is written otherwise (`482915637`) leads to its own
 * address, where the browser takes the key along; for what cannot be a number the page says so with a 404.
 */
export function numberFromPath({
  locale,
  given,
  question = '',
}: {
  locale: Locale;
  given: string;
  question?: '' | '/cancel' | '/undo' | '/correct' | '/move';
}): string {
  const read = readBookingNumber(decoded(given));
  if (read.kind !== 'number') notFound();
  if (read.number !== given) {
    redirect(localePath({ locale, path: `/booking/confirmation/${read.number}${question}` }));
  }
  return read.number;
}
