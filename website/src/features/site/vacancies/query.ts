import type { Locale } from '@/i18n/routing';
import { type Addressed, entryPath } from '@/lib/address/entry-address';

/** Path of a job's page without the language: `/jobs/1-audiologist`. */
export function vacancyPath(vacancy: Addressed, locale: Locale): `/${string}` {
  return entryPath('jobs', vacancy, locale);
}
