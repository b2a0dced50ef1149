import { appointmentPath } from '@/features/desk/appointments/rules';
import type { Locale } from '@/i18n/routing';

/** Path of the page that amends the patient and payer of an appointment. */
export function amendPath({ locale, id }: { locale: Locale; id: string }): string {
  return `${appointmentPath({ locale, id })}/amend`;
}
