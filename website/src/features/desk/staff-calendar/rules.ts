import { type Locale, localePath } from '@/i18n/routing';
import { readId, type SearchParams, withSearch } from '@/lib/address/search-params';
import type { Weekday } from '@/lib/backend/shapes';
import { addDays, firstDayOfWeek, weekdayOf, weekFrom } from '@/lib/time/week';

/** Cookie that holds what this browser looked at last. */
export const VIEW_COOKIE = 'staff-calendar';

/** A time that is about to be booked: document ids and an ISO instant. */
export interface WantedTime {
  branch: string;
  doctor: string;
  startsAt: string;
  isOverbooking: boolean;
  isWalkIn?: boolean;
}

/** Path of the form that books a time for a caller; with an appointment of a `patient` it starts filled in. */
export function newAppointmentPath({
  locale,
  wanted,
  patient = null,
  service = null,
}: {
  locale: Locale;
  wanted: WantedTime;
  patient?: string | null;
  service?: string | null;
}): string {
  const { isOverbooking, isWalkIn = false, ...values } = wanted;
  return withSearch(localePath({ locale, path: '/admin/appointments/new' }), {
    ...values,
    overbook: isOverbooking ? 'yes' : null,
    walkIn: isWalkIn ? 'yes' : null,
    service,
    patient,
  });
}

/** Reads the time from the address of the form; null when there is none. */
export function readWantedTime(params: SearchParams): WantedTime | null {
  const [branch, doctor] = [readId(params.branch), readId(params.doctor)];
  const { startsAt, overbook, walkIn } = params;
  const isInstant = typeof startsAt === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(startsAt);
  if (!branch || !doctor || !isInstant || Number.isNaN(Date.parse(startsAt))) return null;
  return {
    branch,
    doctor,
    startsAt,
    isOverbooking: overbook === 'yes',
    ...(walkIn === 'yes' ? { isWalkIn: true } : {}),
  };
}

/** The first day of the week of a date, as the country counts weeks. */
export function weekStart({ date, country }: { date: string; country: string }): string {
  const week: Weekday[] = weekFrom(firstDayOfWeek(country));
  return addDays({ date, days: -week.indexOf(weekdayOf(date)) });
}
