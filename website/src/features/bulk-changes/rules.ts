import type { Appointment } from '@/contract/appointment';
import { isErased } from '@/contract/patient';
import { listPath, readFilter } from '@/features/appointments/rules';
import type { AppointmentFilter } from '@/features/appointments/schema';
import { type Locale, localePath } from '@/i18n/routing';
import { readId, type SearchParams } from '@/lib/search-params';
import { BULK_ACTIONS, type BulkAction, type Destination } from './schema';

/** What the page looks at: the filter of a list, what is to be done, and to which doctor. */
export interface BulkView {
  filter: AppointmentFilter;
  act: BulkAction;
  to: string | null;
}

/** Reads what an address asks for; null without something to do. */
export function readBulkView(params: SearchParams): BulkView | null {
  const act = BULK_ACTIONS.find((one) => one === params.do);
  if (!act) return null;
  return { filter: { ...readFilter(params), page: 1 }, act, to: readId(params.to) };
}

/** The query of the page for a view, without the question mark. */
export function bulkQuery({ filter, act, to }: BulkView): string {
  const [, query = ''] = listPath({
    locale: 'en',
    filter: { ...filter, size: null, columns: null, page: 1 },
  }).split('?');
  const search = new URLSearchParams(query);
  search.set('do', act);
  if (to) search.set('to', to);
  return search.toString();
}

/** Path of the page that does something with all appointments of a filter. */
export function bulkPath({ locale, view }: { locale: Locale; view: BulkView }): string {
  return `${localePath({ locale, path: '/admin/appointments/several' })}?${bulkQuery(view)}`;
}

/** Which appointments of the filter an action is looked for among: those waiting are confirmed, whatever else is shown. */
export function filterFor({ filter, act }: Pick<BulkView, 'filter' | 'act'>): AppointmentFilter {
  const status = act === 'confirm' ? (filter.status ?? 'pending') : filter.status;
  return { ...filter, status, sort: 'startsAt:asc', page: 1 };
}

/**
 * Whether an action can be done with an appointment: it is still to come, by the instant itself, which is the same on the clock
 * of every branch, and in a status that allows it. The backend decides again.
 */
export function isApplicable({
  act,
  appointment,
  now,
}: {
  act: BulkAction;
  appointment: Pick<Appointment, 'status' | 'startsAt' | 'phone'>;
  /** Epoch milliseconds. */
  now: number;
}): boolean {
  if (isErased(appointment) || Date.parse(appointment.startsAt) <= now) return false;
  return appointment.status === 'pending' || (act !== 'confirm' && appointment.status === 'confirmed');
}

/** How many other times are offered where the same one is not free. */
const OFFERED = 6;

/**
 * Where an appointment could go among the free starts of a doctor (ISO): the same time first, then the nearest to it,
 * in their order.
 */
export function destinationOf({
  startsAt,
  free,
}: {
  startsAt: string;
  free: readonly string[];
}): Destination {
  const wanted = Date.parse(startsAt);
  const distance = (time: string) => Math.abs(Date.parse(time) - wanted);
  const same = free.filter((time) => distance(time) === 0).slice(0, 1);
  const others = free
    .filter((time) => distance(time) > 0)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, OFFERED)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));
  return { isFree: same.length > 0, times: [...same, ...others] };
}

/** First days of weeks of seven that hold all the dates (`YYYY-MM-DD`), as few as can be. */
export function weeksOf(dates: readonly string[]): string[] {
  const weeks: string[] = [];
  for (const date of [...new Set(dates)].sort()) {
    const last = weeks.at(-1);
    if (last === undefined || Date.parse(date) - Date.parse(last) >= 7 * 86_400_000) weeks.push(date);
  }
  return weeks;
}
