import 'server-only';
import type { Locale } from 'next-intl';
import { findReturningPatients } from '@/features/booking/phone-proof/query';
import { typedOf } from './returning-rules';
import type { Typed } from './schema';

/** Returns the typed text with the chosen patient of the proved phone; for browsers without script. */
export async function fillKnown(form: FormData, typed: Typed, locale: Locale): Promise<Typed> {
  const known = await findReturningPatients(locale);
  return known ? { ...typed, ...typedOf(known, String(form.get('knownPatient'))) } : typed;
}
