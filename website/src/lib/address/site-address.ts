import 'server-only';
import { type Locale, localePath } from '@/i18n/routing';
import { getEnvironment } from '../process/env';

/** The absolute address of something on our origin (`/uploads/a.svg`), percent-encoded once. */
export function siteAddress(path: string): string {
  return new URL(path, `${getEnvironment().SITE_URL}/`).href.replace(/\/$/, path === '/' ? '/' : '');
}

/** The absolute address of a page; `path` is without the language (`/doctors`). */
export function pageAddress({ locale, path }: { locale: Locale; path: string }): string {
  return siteAddress(localePath({ locale, path }));
}
