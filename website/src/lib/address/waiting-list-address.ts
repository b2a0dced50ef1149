import { type BookingQuery, choicesSearch } from './booking-address';

/** Path of the waiting list's form, with what was chosen before; entries by their short public numbers. */
export function waitingListPath({ doctor, branch, specialty, service }: BookingQuery): `/${string}` {
  const chosen = Object.entries({ doctor, branch, specialty, service }).filter(([, value]) => value);
  return `/booking/waiting-list${choicesSearch(Object.fromEntries(chosen))}`;
}

interface Given {
  /** Dates by the clock of the branch. */
  nextFree: string | null;
  today: string;
  soonDays: number;
}

/** Returns whether no time is free soon: the first free date is further ahead than the clinic's setting, or there is none. */
export function isScarce({ nextFree, today, soonDays }: Given): boolean {
  if (nextFree === null) return true;
  return (Date.parse(nextFree) - Date.parse(today)) / 86_400_000 > soonDays;
}
