import { type Locale, localePath } from '@/i18n/routing';
import { defineAddress, oneOrUsual, pageNumber } from '@/lib/address';

/** Path of an entry's own page; its key is kept by the browser. */
export function entryPath({ locale, number }: { locale: Locale; number: string }): string {
  return localePath({ locale, path: `/booking/waiting-list/${number}` });
}

export const WAITING_STATES = ['waiting', 'over'] as const;

/** The list of those who wait, for staff. */
export const waitingAddress = defineAddress('/admin/waiting-list', {
  state: oneOrUsual(WAITING_STATES, 'waiting'),
  page: pageNumber,
});
