import { type Closure, hoursOn, type OpeningHours } from '@/features/site/branches/rules';
import type { listSchedules } from './schedule-data';

export const GENDERS = ['woman', 'man'] as const;

export type Schedule = Awaited<ReturnType<typeof listSchedules>>[number];
type Shift = Schedule['shifts'][number];

/** Holds today or later. Dates are the branch's, as "YYYY-MM-DD". */
export function holdsFrom(schedule: Schedule, today: string): boolean {
  return schedule.validTo === null || schedule.validTo >= today;
}

function holdsOn(schedule: Schedule, date: string): boolean {
  return holdsFrom(schedule, date) && (schedule.validFrom === null || schedule.validFrom <= date);
}

/** The sets in force on a date: a replacing set while it holds, else the regular ones. */
function inForce(schedules: Schedule[], date: string): Schedule[] {
  const now = schedules.filter((schedule) => holdsOn(schedule, date));
  const replacing = now.filter((schedule) => schedule.replacesRegular);
  return replacing.length > 0 ? replacing : now;
}

/** Shifts as the hours in which somebody is there. */
export function hoursOfShifts(shifts: Shift[]): OpeningHours[] {
  return shifts.map(({ weekday, startsAt, endsAt }) => ({ weekday, opensAt: startsAt, closesAt: endsAt }));
}

/** Returns when a doctor sees patients at a branch on a date: the shifts of that weekday without absences and closures. */
export function presenceOn(given: { schedules: Schedule[]; absences: Closure[]; date: string }) {
  const { schedules, absences, date } = given;
  const shifts = inForce(schedules, date).flatMap((schedule) => schedule.shifts);
  return hoursOn(hoursOfShifts(shifts), absences, date);
}

/** Returns a doctor's current hours at a branch: a replacing set, else the regular ones, else the next; or null. */
export function weeklyHours(schedules: Schedule[], today: string) {
  const current = inForce(schedules, today);
  if (current.length > 0) {
    return {
      shifts: sortShifts(current.flatMap((schedule) => schedule.shifts)),
      /** Set when these hours only start later than today. */
      startsOn: null,
      /** Set when these hours end on a known date. */
      endsOn: earliest(current.map((schedule) => schedule.validTo)),
    };
  }
  const upcoming = schedules
    .filter((schedule) => holdsFrom(schedule, today))
    .sort((a, b) => (a.validFrom ?? '').localeCompare(b.validFrom ?? ''));
  const next = upcoming[0];
  if (!next) return null;
  return { shifts: sortShifts(next.shifts), startsOn: next.validFrom, endsOn: next.validTo };
}

function sortShifts(shifts: Shift[]): Shift[] {
  return [...shifts].sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}

function earliest(dates: (string | null)[]): string | null {
  return dates.filter((date) => date !== null).sort()[0] ?? null;
}

/** Whole years in practice by a date (YYYY-MM-DD); null where the first year is not said, or lies ahead. */
export function yearsInPractice(since: number | null, today: string): number | null {
  if (since === null) return null;
  const years = Number(today.slice(0, 4)) - since;
  return years > 0 ? years : null;
}
