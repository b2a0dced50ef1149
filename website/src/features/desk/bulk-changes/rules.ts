import type { Appointment } from '@/contract/appointment';
import { isErased } from '@/contract/patient';
import type { Status } from '@/contract/transitions';
import { type AppointmentFilter, appointmentsAddress } from '@/features/desk/appointments/address';
import type { Locale } from '@/i18n/routing';
import { readDate, readId, type SearchParams } from '@/lib/address/search-params';
import { ANY_DOCTOR, BULK_ACTIONS, type BulkAction, MOST_DOCTORS, SAME_DOCTOR } from './schema';

/** View of the page: the filter of a list, what is to be done, to which doctors and on which day. */
export interface BulkView {
  filter: AppointmentFilter;
  act: BulkAction;
  /** Document ids, {@link ANY_DOCTOR} and {@link SAME_DOCTOR}. */
  to: string[];
  /** `YYYY-MM-DD`; null for the day of each appointment. */
  day: string | null;
}

/** Reads what an address asks for; null without something to do. */
export function readBulkView(params: SearchParams): BulkView | null {
  const act = BULK_ACTIONS.find((one) => one === params.do);
  if (!act) return null;
  const to = [params.to ?? []]
    .flat()
    .filter((one) => one === ANY_DOCTOR || one === SAME_DOCTOR || readId(one) !== null);
  return {
    filter: { ...appointmentsAddress.read(params), page: 1 },
    act,
    to: [...new Set(to)].slice(0, MOST_DOCTORS),
    day: readDate(params.day),
  };
}

export function bulkQuery({ filter, act, to, day }: BulkView): string {
  const search = new URLSearchParams(
    appointmentsAddress.fields({ ...filter, size: null, columns: null, page: 1 }),
  );
  search.set('do', act);
  for (const one of to) search.append('to', one);
  if (day) search.set('day', day);
  return search.toString();
}

export function bulkPath(locale: Locale, view: BulkView): string {
  return `${appointmentsAddress.entry(locale, 'several')}?${bulkQuery(view)}`;
}

/** Lists in which the appointments of an action are looked for: what is ahead at `now`, in a status that allows it. */
export function listsFor({ filter, act }: Pick<BulkView, 'filter' | 'act'>, now: number) {
  const fitting: Status[] = act === 'confirm' ? ['pending'] : ['pending', 'confirmed'];
  const statuses = filter.status === null ? fitting : [filter.status];
  const from = new Date(now).toISOString();
  return statuses.map((status) => ({
    filter: { ...filter, status, sort: 'startsAt:asc' as const, page: 1 },
    from,
  }));
}

/** Tells whether an action fits an appointment: still to come, and in a status that allows it. The backend decides again. */
export function isApplicable(
  act: BulkAction,
  appointment: Pick<Appointment, 'status' | 'startsAt' | 'phone'>,
  now: number,
): boolean {
  if (isErased(appointment) || Date.parse(appointment.startsAt) <= now) return false;
  return appointment.status === 'pending' || (act !== 'confirm' && appointment.status === 'confirmed');
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
