import { type Locale, localePath } from '@/i18n/routing';
import type { Weekday } from '@/lib/backend/shapes';
import { readDate, readId, type SearchParams, withSearch } from '@/lib/search-params';
import { addDays, firstDayOfWeek, weekdayOf, weekFrom } from '@/lib/week';

/** Stands in an address for every doctor of the branch. */
export const ALL_DOCTORS = 'all';

/** What the calendar shows; null where it is left to what was looked at last, or to the page. */
export interface CalendarView {
  span: 'day' | 'week' | null;
  branch: string | null;
  /** Document id, or {@link ALL_DOCTORS}. */
  doctor: string | null;
  /** `YYYY-MM-DD` by the clock of the branch; null is today. */
  date: string | null;
  /** Also doctors, or days, with nothing. */
  isEverybody: boolean;
}

const readSpan = (value: unknown) => (value === 'week' || value === 'day' ? value : null);
const readDoctor = (value: string | string[] | undefined) =>
  value === ALL_DOCTORS ? ALL_DOCTORS : readId(value);

/** Reads what the calendar shall show; what is not well-formed counts as not asked for. */
export function readCalendarView(params: SearchParams): CalendarView {
  return {
    span: readSpan(params.span),
    branch: readId(params.branch),
    doctor: readDoctor(params.doctor),
    date: readDate(params.date),
    isEverybody: params.everybody === 'yes',
  };
}

/** Path of the calendar. */
export function calendarPath({ locale, view }: { locale: Locale; view: Partial<CalendarView> }): string {
  const { span = null, branch = null, doctor = null, date = null, isEverybody = false } = view;
  const values = { span, branch, doctor, date, everybody: isEverybody ? 'yes' : null };
  return withSearch(localePath({ locale, path: '/admin/calendar' }), values);
}

/** Cookie that holds what this browser looked at last. */
export const VIEW_COOKIE = 'staff-calendar';

type Remembered = Pick<CalendarView, 'span' | 'branch' | 'doctor'>;

/** What is kept in the cookie. */
export function keptView({ span, branch, doctor }: Remembered): string {
  return [span, branch, doctor].map((part) => part ?? '').join('.');
}

/** What the address leaves open is as it was looked at last; a doctor only at the same branch. */
export function withKeptView(asked: CalendarView, kept: string): CalendarView {
  const [span, branch, doctor] = kept.split('.');
  const last: Remembered = { span: readSpan(span), branch: readId(branch), doctor: readDoctor(doctor) };
  const isSameBranch = asked.branch === null || asked.branch === last.branch;
  return {
    ...asked,
    span: asked.span ?? last.span,
    branch: asked.branch ?? last.branch,
    doctor: asked.doctor ?? (isSameBranch ? last.doctor : null),
  };
}

/** A time that is about to be booked: document ids and an ISO instant. */
export interface WantedTime {
  branch: string;
  doctor: string;
  startsAt: string;
  isOverbooking: boolean;
  /** For a patient who stands at the desk. */
  isWalkIn?: boolean;
}

/**
 * Path of the form that books a time for a caller; with an appointment of a `patient`, it starts filled in with what is known
 * of them.
 */
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
