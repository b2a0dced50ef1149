import type { OwnWaiting } from '@/contract/waiting-list';
import type { Locale } from '@/i18n/routing';

type Wished = OwnWaiting['branches'][number];

/** Returns a function that names the wishes of an entry: null for any, `gone` for entries no longer on the site. */
export const namingWishes = (locale: Locale, gone: string) => (wished: Wished | null) =>
  wished && (wished.name?.[locale] ?? gone);
