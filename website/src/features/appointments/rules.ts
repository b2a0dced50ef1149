import { type Locale, localePath } from '@/i18n/routing';
import type { AppointmentFilter } from './data';
import { STATUSES, type Status } from './schema';

type SearchParams = Record<string, string | string[] | undefined>;

/** Reads which appointments a list shall show; what is not well-formed counts as not asked for. */
export function readFilter({ status, page }: SearchParams): AppointmentFilter {
  const number = typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
  return { status: STATUSES.find((one) => one === status) ?? null, page: number };
}

/** Path of a list of appointments. */
export function listPath({ locale, filter }: { locale: Locale; filter: AppointmentFilter }): string {
  const search = new URLSearchParams();
  if (filter.status) search.set('status', filter.status);
  if (filter.page > 1) search.set('page', String(filter.page));
  const text = search.toString();
  return `${localePath({ locale, path: '/admin/appointments' })}${text ? `?${text}` : ''}`;
}

/** Path of one appointment. */
export function appointmentPath({ locale, id }: { locale: Locale; id: string }): string {
  return localePath({ locale, path: `/admin/appointments/${id}` });
}

/** The counts above the list, in the order of the specification (point 4), confirmed ones after the pending. */
export const COUNTED: ('total' | Status)[] = ['pending', 'confirmed', 'canceled', 'done', 'total'];

/** A correction says why (product decision 3): the only move that needs a reason. */
export function needsReason({ from, to }: { from: Status; to: Status }): boolean {
  return from === 'done' && to === 'confirmed';
}
