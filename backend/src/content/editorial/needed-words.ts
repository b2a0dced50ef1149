import { appointmentDate, appointmentTime } from '../../platform/clinic-time';

/** A live appointment as an editor is told of it: without a word about the patient. */
export interface NeededBy {
  bookingNumber: string;
  /** Epoch milliseconds. */
  startsAt: number;
  timeZone: string;
}

/** So many are named; the staff list has them all. */
export const NAMED = 5;

const INSTEAD: Record<string, string> = {
  branch: 'To stop further bookings, tick "Takes no new bookings" and publish instead.',
  doctor: 'To stop further bookings, tick "Takes no new bookings" and publish instead.',
  service: 'To stop further bookings, tick "Takes no new bookings" and publish instead.',
  schedule: 'To stop further bookings, give it a last day (Valid to) instead.',
};

/**
 * Why an editor cannot remove an entry: how many live appointments need it, the next ones by number and time, and
 * what to do instead.
 */
export function neededWords({
  noun,
  name,
  total,
  next,
}: {
  noun: string;
  /** Of the entry, where it has one. */
  name: string | null;
  total: number;
  next: NeededBy[];
}): string {
  const what = name === null ? `This ${noun}` : `The ${noun} "${name}"`;
  const appointments = total === 1 ? '1 booked visit' : `${total} booked visits`;
  const named = next.slice(0, NAMED).map(({ bookingNumber, startsAt, timeZone }) => {
    const moment = { instant: startsAt, timeZone, language: 'en' as const };
    return `${bookingNumber} (${appointmentDate(moment)}, ${appointmentTime(moment)})`;
  });
  const others = total - named.length;
  const list = [...named, ...(others > 0 ? [`${others} more`] : [])].join(', ');
  return [
    `${what} is needed for ${appointments}: ${list}. Nothing was removed.`,
    'Move or cancel these visits first.',
    INSTEAD[noun],
  ]
    .filter(Boolean)
    .join(' ');
}
