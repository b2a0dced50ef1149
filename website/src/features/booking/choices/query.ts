import { type Locale, localePath } from '@/i18n/routing';
import { type BookingQuery, type BookingWay, bookingPath } from '@/lib/address/booking-address';

type ChoiceKey = 'by' | 'doctor' | 'specialty' | 'branch' | 'service' | 'time';

const ORDER: Record<BookingWay, ChoiceKey[]> = {
  doctor: ['by', 'doctor', 'specialty', 'branch', 'service', 'time'],
  branch: ['by', 'branch', 'specialty', 'doctor', 'service', 'time'],
};

/** Removes a choice and those that depend on it, but for the day in view and the service, which may have been chosen first. */
export function withoutChoice(query: BookingQuery, key: ChoiceKey): BookingQuery {
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

/** Makes a choice (again); those that depended on the former one are asked again. */
export function withChoice(query: BookingQuery, key: ChoiceKey, value: string): BookingQuery {
  // A time pressed on the doctor's own page comes before the question what the appointment is about.
  if (key === 'specialty' && query.doctor && !query.specialty) return { ...query, specialty: value };
  const kept = withoutChoice(query, key);
  // The list of doctors can be narrowed by specialty before one is chosen: that answer still stands.
  if (key === 'doctor' && query.specialty) kept.specialty = query.specialty;
  if (key === 'by') return { ...kept, by: value === 'branch' ? 'branch' : 'doctor' };
  return { ...kept, [key]: value };
}

/** Address of the booking with one choice made (anew). */
export function choiceHref(locale: Locale, query: BookingQuery, key: ChoiceKey, value: string | number) {
  return localePath({ locale, path: bookingPath(withChoice(query, key, String(value))) });
}

/** The choices one question earlier; null at the first question. */
export function stepBack(query: BookingQuery): BookingQuery | null {
  if (query.change) {
    const { change: _, ...kept } = query;
    return kept;
  }
  // The kind of appointment is no question of its own on the way.
  const asked = ORDER[query.by ?? 'doctor'].filter((key) => key !== 'service');
  const last = asked.findLast((key) => query[key] !== undefined);
  return last ? withoutChoice(query, last) : null;
}

interface Given {
  query: BookingQuery;
  doctor: { number: number };
  branch: { number: number };
  date: string;
}

/** Returns the query of the same booking with another doctor or branch, with the calendar at `date`. */
export function elsewhere({ query, doctor, branch, date }: Given): BookingQuery {
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
