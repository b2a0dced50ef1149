import type { SearchParams } from './search-params';

/** The two ways to book (specification, point 4). */
export type BookingWay = 'doctor' | 'branch';

/**
 * Choices of a visitor so far, as they stand in the address of /booking; never personal details. Entries are named by their
 * public number or document id, `date` is a day of the branch, `time` the start as an ISO instant in UTC.
 */
export interface BookingQuery {
  by?: BookingWay;
  doctor?: string;
  specialty?: string;
  branch?: string;
  service?: string;
  month?: string;
  date?: string;
  time?: string;
  /** Set while the visitor changes the kind of appointment. */
  change?: 'service';
}

const KEYS = ['by', 'doctor', 'specialty', 'branch', 'service', 'month', 'date', 'time', 'change'] as const;

const PATTERNS: Record<(typeof KEYS)[number], RegExp> = {
  by: /^(doctor|branch)$/,
  doctor: /^[a-z0-9]{1,24}$/,
  specialty: /^[a-z0-9]{1,24}$/,
  branch: /^[a-z0-9]{1,24}$/,
  service: /^[a-z0-9]{1,24}$/,
  month: /^\d{4}-(0[1-9]|1[0-2])$/,
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  time: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/,
  change: /^service$/,
};

/** Reads the choices from the address; whatever is not well-formed counts as not chosen. */
export function readBookingQuery(params: SearchParams): BookingQuery {
  const query: BookingQuery = {};
  for (const key of KEYS) {
    const given = params[key];
    const value = Array.isArray(given) ? given[0] : given;
    if (value === undefined || !PATTERNS[key].test(value)) continue;
    if (key === 'time' || key === 'date') {
      const moment = Date.parse(value);
      if (Number.isNaN(moment)) continue;
      // One spelling of an instant, so that it can be compared with the backend's.
      query[key] = key === 'time' ? new Date(moment).toISOString() : value;
    } else if (key === 'by') query.by = value === 'branch' ? 'branch' : 'doctor';
    else if (key === 'change') query.change = 'service';
    else query[key] = value;
  }
  return query;
}

/** Address of /booking with these choices, keys in a fixed order. Every link into the booking is made here. */
export function bookingPath(query: BookingQuery): `/${string}` {
  return `/booking${choicesSearch(query)}`;
}

/** Appointment as a page knows it before the booking begins; entries by their short public numbers. */
export interface KnownAppointment {
  /** 'branch' where the way led over a branch, so that a step back leads to the doctors there. */
  by?: BookingWay | undefined;
  doctor?: number | undefined;
  branch?: number | undefined;
  specialty?: number | undefined;
  service?: number | undefined;
  /** A day of the branch's calendar, and the start as an ISO instant. */
  date?: string | undefined;
  time?: string | undefined;
}

const ENTRIES = ['doctor', 'branch', 'specialty', 'service'] as const;

function choicesOf({ by, date, time, ...entries }: KnownAppointment): BookingQuery {
  const query: BookingQuery = { by: by ?? (entries.branch && !entries.doctor ? 'branch' : 'doctor') };
  for (const key of ENTRIES) if (entries[key] !== undefined) query[key] = String(entries[key]);
  return { ...query, ...(date && { date }), ...(time && { time }) };
}

/** Path into the booking from a page that knows this much: {@link bookingPath} of its choices. */
export function bookAppointmentPath(known: KnownAppointment): `/${string}` {
  return bookingPath(choicesOf(known));
}

/** Returns known facts of an appointment as the `#` part of an address, so that caches keep one page; empty without any. */
export function knownFragment({ by, branch, specialty, service }: KnownAppointment): string {
  if (!branch && !specialty && !service) return '';
  return `#${choicesSearch(choicesOf({ by, branch, specialty, service })).slice(1)}`;
}

/** The choices as the query of an address, question mark included; empty when nothing is chosen. */
export function choicesSearch(query: BookingQuery): string {
  const search = new URLSearchParams();
  for (const key of KEYS) {
    const value = query[key];
    if (value) search.set(key, value);
  }
  const text = search.toString().replaceAll('%3A', ':');
  return text ? `?${text}` : '';
}

const ENTRY_PAGE = /^\/[a-z]{2}\/(services|branches|doctor)\/([1-9]\d{0,8})(?:-|$)/;
const KEY_OF_SECTION = { services: 'service', branches: 'branch', doctor: 'doctor' } as const;

/** Returns what the address of a page says of an appointment: a service's, a branch's or a doctor's own page; empty on all others. */
export function knownByPage(pathname: string): KnownAppointment {
  const [, section, number] = ENTRY_PAGE.exec(pathname) ?? [];
  if (section !== 'services' && section !== 'branches' && section !== 'doctor') return {};
  return { [KEY_OF_SECTION[section]]: Number(number) };
}
