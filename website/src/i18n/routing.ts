import { defineRouting } from 'next-intl/routing';

/** The two languages, in the order they are offered (specification, point 9). */
export const routing = defineRouting({
  locales: ['en', 'ar'],
  defaultLocale: 'en',
  localePrefix: 'always',
});

export type Locale = (typeof routing.locales)[number];

/** Cookie that remembers the language a visitor chose; 365 days (specification, point 9). */
export const LOCALE_COOKIE = { name: 'NEXT_LOCALE', maxAgeSeconds: 365 * 24 * 60 * 60 };

/** Headers of the bare address `/`: it has two answers, and a shared cache must not keep either of them. */
export const BARE_ADDRESS_HEADERS = { Vary: 'Cookie, Accept-Language', 'Cache-Control': 'private, no-cache' };

export function isLocale(value: unknown): value is Locale {
  return routing.locales.some((locale) => locale === value);
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/** The language a reader of `locale` is offered in the switch. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'ar' ? 'en' : 'ar';
}

/** Address of a page in a language: `{ locale: 'ar', path: '/doctors' }` gives `/ar/doctors`; `/` gives `/ar`. */
export function localePath({ locale, path }: { locale: Locale; path: string }): string {
  return path === '/' || path === '' ? `/${locale}` : `/${locale}${path}`;
}
