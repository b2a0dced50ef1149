import 'server-only';
import type { Locale } from 'next-intl';
import type { Appointment } from '@/contract/appointment';
import type { AccountSession } from '@/features/account/session';
import { listAppointments } from '@/features/appointments/data';
import { isInScope } from '@/features/appointments/rules';
import { readSearch } from '@/features/appointments/session';
import { listDoctors } from '@/features/doctors/data';
import { getCalendar } from '@/features/staff-calendar/data';
import { BackendError } from '@/lib/backend/errors';
import { dateInZone } from '@/lib/clinic-time';
import { type BulkView, destinationOf, filterFor, isApplicable, weeksOf } from './rules';
import { type Destination, MOST } from './schema';

/** Exactly whom a press would hit, before it is made. */
export interface BulkPage {
  rows: { appointment: Appointment; destination: Destination | null }[];
  /** Of the filter, so that it can be said when there are more than are shown. */
  total: number;
  /** How many of those read cannot be changed like this. */
  leftOut: number;
  /** To whom appointments can be reassigned. */
  doctors: { id: string; name: string }[];
  isForgotten: boolean;
}

/**
 * Reads the appointments of a filter that something is to be done with, the earliest first; those to be reassigned with whether the
 * other doctor is free then, and what else is next.
 */
export async function readBulkPage({
  session: { token, user },
  locale,
  view,
}: {
  session: AccountSession;
  locale: Locale;
  view: BulkView;
}): Promise<BulkPage | 'failed' | 'refused'> {
  const scope = user.staff?.scope ?? null;
  try {
    const text = view.filter.search ? await readSearch(view.filter.search) : null;
    const isForgotten = view.filter.search !== null && text === null;
    const filter = filterFor(view);
    const [found, all] = await Promise.all([
      // Without the text of a search it would be everybody.
      isForgotten ? { items: [], total: 0 } : listAppointments({ token, filter, text, pageSize: MOST }),
      listDoctors({ locale }),
    ]);
    const now = Date.now();
    const shown = found.items.filter((appointment) => isApplicable({ act: view.act, appointment, now }));
    const doctors = all
      .filter(({ id, branches }) => {
        const isReached = branches.some((branch) => isInScope({ scope, branch: branch.id }));
        return isReached && id !== filter.doctor;
      })
      .map(({ id, name }) => ({ id, name }));
    const to = doctors.find(({ id }) => id === view.to)?.id ?? null;
    const freeOf = view.act === 'reassign' && to ? await readFree({ token, to, appointments: shown }) : null;
    return {
      rows: shown.map((appointment) => ({
        appointment,
        destination: freeOf && destinationOf({ startsAt: appointment.startsAt, free: freeOf(appointment) }),
      })),
      total: found.total,
      leftOut: found.items.length - shown.length,
      doctors,
      isForgotten,
    };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return error.status === 403 ? 'refused' : 'failed';
  }
}

/** The week of free times that belongs to an appointment: of its branch, with the length of its service. */
const placeOf = ({ branch, service }: Appointment) => `${branch.documentId} ${service.documentId}`;

/** The free starts of a doctor for each of the appointments, on the days around them. */
async function readFree({
  token,
  to,
  appointments,
}: {
  token: string;
  to: string;
  appointments: Appointment[];
}): Promise<(appointment: Appointment) => string[]> {
  const free = new Map<string, string[]>();
  for (const place of new Set(appointments.map(placeOf))) {
    const own = appointments.filter((appointment) => placeOf(appointment) === place);
    const [branch = '', service = ''] = place.split(' ');
    const weeks = weeksOf(own.map(({ startsAt: instant, timeZone }) => dateInZone({ instant, timeZone })));
    const times: string[] = [];
    for (const from of weeks) {
      const calendar = await getCalendar({ token, branch, doctor: to, service, from, days: 7 });
      const days = calendar?.data.flatMap(({ days: some }) => some) ?? [];
      for (const { entries } of days)
        times.push(...entries.flatMap(({ kind, startsAt }) => (kind === 'free' ? [startsAt] : [])));
    }
    free.set(place, times);
  }
  return (appointment) => free.get(placeOf(appointment)) ?? [];
}
