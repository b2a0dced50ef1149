import type { Locale } from '@/i18n/routing';
import { type Addressed, entryPath } from '@/lib/address/entry-address';

/** How many services a page of the list shows. */
export const SERVICES_PER_PAGE = 24;

/** Path of a service's page without the language: `/services/3-hearing-test`. */
export function servicePath(service: Addressed, locale: Locale): `/${string}` {
  return entryPath('services', service, locale);
}
