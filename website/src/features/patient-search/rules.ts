import { type Locale, localePath } from '@/i18n/routing';
import { withSearch } from '@/lib/search-params';

/** Path of the page that shows whom a search finds; `mark` stands for what was typed (decision 81). */
export function patientsPath({ locale, mark = null }: { locale: Locale; mark?: string | null }): string {
  return withSearch({ path: localePath({ locale, path: '/admin/patients' }), values: { search: mark } });
}

/** Where the field in the header is sent: what it carries must not come into an address. */
export function patientSearchPath(locale: Locale): string {
  return localePath({ locale, path: '/admin/patients/search' });
}

/** Path of a patient, who is named by one of their appointments. */
export function patientPath({ locale, appointment }: { locale: Locale; appointment: string }): string {
  return localePath({ locale, path: `/admin/patients/${appointment}` });
}

/** Path of the times that can be booked for a patient; `place` says where and with whom, `from` from which day. */
export function bookForPath({
  locale,
  appointment,
  place = {},
}: {
  locale: Locale;
  appointment: string;
  place?: Record<string, string | null>;
}): string {
  return withSearch({ path: `${patientPath({ locale, appointment })}/book`, values: place });
}
