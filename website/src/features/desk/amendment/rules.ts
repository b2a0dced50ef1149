import { appointmentPath } from '@/features/desk/appointments/rules';
import type { Locale } from '@/i18n/routing';

export function amendPath({ locale, id }: { locale: Locale; id: string }): string {
  return `${appointmentPath({ locale, id })}/amend`;
}
