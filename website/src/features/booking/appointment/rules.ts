import type { OwnAppointment } from '@/contract/appointment';
import { langOfName } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { dateInZone } from '@/lib/time/clinic-time';

/** Phase of an appointment: its status, or `past` when its time has gone by and staff have not closed it. */
export type Phase = OwnAppointment['status'] | 'past';

export function phaseOf(
  visit: Pick<OwnAppointment, 'status' | 'startsAt'> & Partial<Pick<OwnAppointment, 'checkIn'>>,
  now: number,
): Phase {
  const { status, startsAt, checkIn = null } = visit;
  // A patient who waits, or can still check in, has not missed the appointment.
  const isOpen = (status === 'pending' || status === 'confirmed') && checkIn === null;
  return isOpen && Date.parse(startsAt) <= now ? 'past' : status;
}

/** The number of the visit that a booking has on a date, of a series the one of that date; null where it has none. */
export function numberOnDate(
  booking: Pick<OwnAppointment, 'bookingNumber' | 'status' | 'startsAt' | 'timeZone' | 'series'>,
  date: string,
): string | null {
  const visits = booking.series.length > 0 ? booking.series : [booking];
  const found = visits.find(
    (visit) =>
      (visit.status === 'pending' || visit.status === 'confirmed') &&
      dateInZone({ instant: visit.startsAt, timeZone: visit.timeZone }) === date,
  );
  return found?.bookingNumber ?? null;
}

/** Time around an appointment in which its patient can check in also on another date: a shift may run past midnight. */
const NIGHT_MS = 6 * 60 * 60_000;

/** The dates of appointments for which somebody may stand at the door now (docs/appointments.md). */
export function datesAtDoor(now: number, timeZone: string): string[] {
  const dates = [now - NIGHT_MS, now, now + NIGHT_MS].map((at) =>
    dateInZone({ instant: new Date(at), timeZone }),
  );
  return [...new Set(dates)];
}

/** Names the words about a check-in: by the code at the door, or by a press on the page of the appointment, where there is none. */
export function checkInWords({ needsDoorCode }: { needsDoorCode: boolean }) {
  return needsDoorCode
    ? ({ text: 'scan', failed: 'failed' } as const)
    : ({ text: 'text', failed: 'failedByLink' } as const);
}

/** Returns what a patient still has to do: on the day check in, before it answer the questions. */
export function todoOf(given: Pick<OwnAppointment, 'checkIn' | 'questions'>): 'checkIn' | 'questions' | null {
  const { checkIn, questions } = given;
  if (checkIn?.state === 'open') return 'checkIn';
  return questions === 'open' ? 'questions' : null;
}

export interface ShownName {
  name: string;
  lang: Locale;
}

export interface ShownNames {
  doctor: ShownName;
  service: ShownName;
  branch: ShownName & { address: string };
}

/** Returns the names of an appointment as published now, else as booked. */
export function shownNames(
  appointment: Pick<OwnAppointment, 'doctor' | 'service' | 'branch'>,
  published: { [Of in keyof ShownNames]: ShownNames[Of] | undefined },
  locale: Locale,
): ShownNames {
  const nameOf = (now: ShownName | undefined, booked: OwnAppointment['doctor']): ShownName => ({
    name: now?.name ?? booked.name?.[locale] ?? '',
    lang: now?.lang ?? (booked.name ? langOfName(booked.name, locale) : locale),
  });
  return {
    doctor: nameOf(published.doctor, appointment.doctor),
    service: nameOf(published.service, appointment.service),
    branch: {
      ...nameOf(published.branch, appointment.branch),
      address: published.branch?.address ?? appointment.branch.address?.[locale] ?? '',
    },
  };
}

/** `20261015T143000Z` */
function compact(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Addresses that open the new-entry form of the two calendars on the web, filled in; instants ISO in UTC. */
export function calendarLinks(
  entry: Record<'title' | 'details' | 'location' | 'startsAt' | 'endsAt', string>,
) {
  const { title, details, location, startsAt, endsAt } = entry;
  const google = new URL('https://calendar.google.com/calendar/render');
  google.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
    details,
    location,
  }).toString();
  const outlook = new URL('https://outlook.live.com/calendar/0/deeplink/compose');
  // Outlook shows a plus sign where a form would mean a space.
  outlook.search = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: new Date(startsAt).toISOString(),
    enddt: new Date(endsAt).toISOString(),
    body: details,
    location,
  })
    .toString()
    .replaceAll('+', '%20');
  return { google: google.href, outlook: outlook.href };
}
