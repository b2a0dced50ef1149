/** The two ways to book (specification, point 4). */
export type BookingWay = 'doctor' | 'branch';

/**
 * What a visitor has chosen so far, as it stands in the address of /booking. Entries are named by their
 * short public number (or document id, as a link may carry it), `date` is a day of the branch's calendar,
 * `month` the month in view and `time` the start of the visit as an ISO instant in UTC.
 * Personal details are never part of it.
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
  /** Set while the visitor changes the kind of visit. */
  change?: 'service';
}

type SearchParams = Record<string, string | string[] | undefined>;

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

/** Address of /booking with these choices (no language, no host), keys in a fixed order. */
export function bookingPath(query: BookingQuery): `/${string}` {
  return `/booking${choicesSearch(query)}`;
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

type ChoiceKey = 'by' | 'doctor' | 'specialty' | 'branch' | 'service' | 'time';

const ORDER: Record<BookingWay, ChoiceKey[]> = {
  doctor: ['by', 'doctor', 'specialty', 'branch', 'service', 'time'],
  branch: ['by', 'branch', 'specialty', 'doctor', 'service', 'time'],
};

/**
 * The choices without one of them and without those that depend on it; the day in view is kept for another time, and
 * the kind of visit for whoever comes next: it may have been chosen first, on its own page.
 */
export function withoutChoice({ query, key }: { query: BookingQuery; key: ChoiceKey }): BookingQuery {
  const order = ORDER[query.by ?? 'doctor'];
  const dropped = order.slice(order.indexOf(key)).filter((each) => each !== 'service' || key === 'service');
  const kept: BookingQuery = { ...query };
  delete kept.change;
  for (const each of dropped) delete kept[each];
  if (key !== 'time' && key !== 'service') {
    delete kept.month;
    delete kept.date;
  }
  return kept;
}

/** The choices with one made (anew); what depended on the former one is asked again. */
export function withChoice({
  query,
  key,
  value,
}: {
  query: BookingQuery;
  key: ChoiceKey;
  value: string;
}): BookingQuery {
  // A time pressed on the doctor's own page comes before the question what the visit is about.
  if (key === 'specialty' && query.doctor && !query.specialty) return { ...query, specialty: value };
  const kept = withoutChoice({ query, key });
  // The list of doctors can be narrowed by specialty before one is chosen: that answer still stands.
  if (key === 'doctor' && query.specialty) kept.specialty = query.specialty;
  if (key === 'by') return { ...kept, by: value === 'branch' ? 'branch' : 'doctor' };
  return { ...kept, [key]: value };
}

/** The choices one question earlier; null at the first question. */
export function stepBack(query: BookingQuery): BookingQuery | null {
  if (query.change) {
    const { change: _, ...kept } = query;
    return kept;
  }
  // The kind of visit is no question of its own on the way.
  const asked = ORDER[query.by ?? 'doctor'].filter((key) => key !== 'service');
  const last = asked.findLast((key) => query[key] !== undefined);
  return last ? withoutChoice({ query, key: last }) : null;
}

/**
 * The choices of a visit like this one with another doctor or in another branch, the calendar open at `date` (the
 * branch's). Whoever books by branch goes on so while the branch stays; in another branch the way is by doctor.
 */
export function elsewhere({
  query,
  doctor,
  branch,
  date,
}: {
  query: BookingQuery;
  doctor: { number: number };
  branch: { number: number };
  date: string;
}): BookingQuery {
  const place = String(branch.number);
  const by = query.by === 'branch' && query.branch === place ? 'branch' : 'doctor';
  const { specialty, service } = query;
  return {
    by,
    doctor: String(doctor.number),
    branch: place,
    ...(specialty && { specialty }),
    ...(service && { service }),
    month: date.slice(0, 7),
    date,
  };
}
