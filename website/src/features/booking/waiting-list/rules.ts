import { type Locale, localePath } from '@/i18n/routing';

/** Path of an entry's own page; its key is kept by the browser. */
export function entryPath({ locale, number }: { locale: Locale; number: string }): string {
  return localePath({ locale, path: `/booking/waiting-list/${number}` });
}
