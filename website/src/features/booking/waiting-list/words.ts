import type { OwnWaiting } from '@/contract/waiting-list';
import type { Locale } from '@/i18n/routing';

type Wished = OwnWaiting['branches'][number];

/** Makes what names a wish of an entry: null where any suits, `gone` for what was taken off the site since. */
export const namingWishes = (locale: Locale, gone: string) => (wished: Wished | null) =>
  wished && (wished.name?.[locale] ?? gone);
