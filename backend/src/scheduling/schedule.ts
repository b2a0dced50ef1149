import { HOURS_WEEKDAYS, type HoursShift } from '../contract/hours';
import { addDays, DAY_MINUTES, isoWeekday, minutesOfTime } from './zone';

export const WEEKDAYS = HOURS_WEEKDAYS;
export type Weekday = (typeof WEEKDAYS)[number];

/** Wall times `HH:mm[:ss]` of the branch. An end not after the start is on the next date if that was said, else a mistake. */
export type Shift = HoursShift;

/** Shifts of one doctor in one branch. Dates are inclusive calendar dates of the branch; null means open. */
export interface Schedule {
  slotMinutes: number;
  validFrom: string | null;
  validTo: string | null;
  /** A dated set (Ramadan): on the dates it covers, only such sets count. */
  replacesRegular: boolean;
  shifts: Shift[];
}

/** A day off of a doctor or a closure of a branch: whole dates, or the same wall times on each date. */
export interface Absence {
  startsOn: string;
  endsOn: string;
  startsAt: string | null;
  endsAt: string | null;
}

/** A shift on one date; minutes count from that date's midnight and may exceed 1440. */
export interface DatedShift {
  date: string;
  from: number;
  to: number;
  slotMinutes: number;
}

function covers({ date, from, to }: { date: string; from: string | null; to: string | null }): boolean {
  return (from === null || from <= date) && (to === null || date <= to);
}

/** The sets that count on a date: the replacing ones where there are any, else the regular ones. */
export function schedulesInForce<One extends Schedule>(schedules: One[], date: string): One[] {
  const valid = schedules.filter((set) => covers({ date, from: set.validFrom, to: set.validTo }));
  const replacing = valid.filter((set) => set.replacesRegular);
  return replacing.length > 0 ? replacing : valid;
}

/** Length of a wall-time span in minutes, counted on into the next date when it ends at or before its start. */
export function spanOf({ startsAt, endsAt }: Record<'startsAt' | 'endsAt', string>) {
  const from = minutesOfTime(startsAt);
  const end = minutesOfTime(endsAt);
  return { from, to: end > from ? end : end + DAY_MINUTES };
}

/** Span of a shift, in minutes after midnight of its date; null when its end is a mistake. 00:00 ends the same day. */
export function minutesOfShift(shift: Omit<Shift, 'weekday'>): { from: number; to: number } | null {
  const span = spanOf(shift);
  return span.to > DAY_MINUTES && !shift.pastMidnight ? null : span;
}

/** Shifts that start on a date, by the sets in force on that date. */
export function shiftsStartingOn(schedules: Schedule[], date: string): DatedShift[] {
  const weekday = WEEKDAYS[isoWeekday(date) - 1];
  return schedulesInForce(schedules, date).flatMap((set) =>
    set.shifts
      .filter((shift) => shift.weekday === weekday)
      .flatMap((shift) => minutesOfShift(shift) ?? [])
      .map((minutes) => ({ date, ...minutes, slotMinutes: set.slotMinutes })),
  );
}

/**
 * True when a wall-time span that starts `from` minutes after midnight of `date` falls into an absence. A whole-day absence
 * takes the shifts that start on its dates, to their end after midnight, and also whatever an earlier shift would run into its
 * dates: a closed clinic is never offered (docs/appointments.md).
 */
export function isAbsent(absences: Absence[], shift: DatedShift, { from, to }: { from: number; to: number }) {
  const startDate = addDays(shift.date, Math.floor(from / DAY_MINUTES));
  const endDate = addDays(shift.date, Math.floor((to - 1) / DAY_MINUTES));
  return absences.some((absence) => {
    const { startsOn, endsOn, startsAt, endsAt } = absence;
    if (startsAt === null || endsAt === null) {
      return [shift.date, startDate, endDate].some((date) => covers({ date, from: startsOn, to: endsOn }));
    }
    const span = spanOf({ startsAt, endsAt });
    // The absence may have begun on the date before and run past midnight into the shift, or the reverse.
    return [-1, 0, 1].some((offset) => {
      const date = addDays(shift.date, offset);
      if (!covers({ date, from: startsOn, to: endsOn })) return false;
      const shifted = offset * DAY_MINUTES;
      return from < span.to + shifted && span.from + shifted < to;
    });
  });
}
