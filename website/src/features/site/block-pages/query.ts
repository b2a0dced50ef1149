import type { Locale } from '@/i18n/routing';
import { type Addressed, entryPath } from '@/lib/address/entry-address';

/** Path of a page of editors' blocks without the language: `/pages/1-hearing-at-school-age`. */
export function blockPagePath(page: Addressed, locale: Locale): `/${string}` {
  return entryPath('pages', page, locale);
}
