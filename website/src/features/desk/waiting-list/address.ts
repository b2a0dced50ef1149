import type { Locale } from '@/i18n/routing';
import { defineAddress, oneOrUsual, pageNumber } from '@/lib/address/address';
import { besidePath } from '@/lib/address/list-memory';

export const WAITING_STATES = ['waiting', 'over'] as const;

export const waitingAddress = defineAddress('/admin/waiting-list', {
  state: oneOrUsual(WAITING_STATES, 'waiting'),
  page: pageNumber,
});

/** Path of the waiting list with one entry open, whatever filters the list has. */
export function entryPath(locale: Locale, id: string): string {
  return besidePath({ path: waitingAddress.path(locale), id });
}
