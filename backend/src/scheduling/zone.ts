import { Temporal } from 'temporal-polyfill';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY_MINUTES = 1440;
export const DAY = DAY_MINUTES * MINUTE;

/** Calendar date `YYYY-MM-DD`, `days` later (or earlier, when negative). */
export function addDays(date: string, days: number): string {
  const later = new Date(Date.parse(date) + days * DAY).toISOString();
  // The year of the day after 9999-12-31 has a sign and six digits.
  return later.slice(0, later.indexOf('T'));
}

/** The same day so many months later, or the last one of a month that is shorter. */
export function addMonths(date: string, months: number): string {
  return Temporal.PlainDate.from(date).add({ months }).toString();
}

/** Weekday of a calendar date: 1 is Monday, 7 is Sunday (ISO 8601). */
export function isoWeekday(date: string): number {
  return new Date(Date.parse(date)).getUTCDay() || 7;
}

function wallAt(instant: number, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
}

/** Calendar date on the wall of `timeZone` at `instant` (epoch milliseconds). */
export function dateAt(instant: number, timeZone: string): string {
  return wallAt(instant, timeZone).toPlainDate().toString();
}

/** Time before and after midnight in which the shift of another day may go on. */
export const NIGHT_MS = 6 * 60 * MINUTE;

/** Day by which a waiting room counts who comes: it lasts until six in the morning, as shifts run past midnight. */
export function waitingDay(instant: number, timeZone: string): string {
  return dateAt(instant - NIGHT_MS, timeZone);
}

/** Calendar date and full hour (0 to 23) on the wall of `timeZone` at `instant` (epoch milliseconds). */
export function hourAt({ instant, timeZone }: { instant: number; timeZone: string }) {
  const wall = wallAt(instant, timeZone);
  return { date: wall.toPlainDate().toString(), hour: wall.hour };
}

/** Minutes after midnight on the wall of `timeZone` at `instant` (epoch milliseconds). */
export function wallMinutes(instant: number, timeZone: string): number {
  const { hour, minute } = wallAt(instant, timeZone);
  return hour * 60 + minute;
}

/** Minutes after midnight of a wall time `HH:mm`, `HH:mm:ss` or `HH:mm:ss.SSS`. */
export function minutesOfTime(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** Instants of a wall time on one date of a zone: one, two, or none. */
export type WallTime = { kind: 'once' | 'twice'; instant: number } | { kind: 'skipped'; resumesAt: number };

/**
 * Converts wall times of one date into instants.
 *
 * A time that occurs twice (clocks go back) means its first occurrence; a time that never occurs (clocks go
 * forward) is reported as skipped with the instant at which the clock resumes. Minutes may exceed a day: 1470
 * is 00:30 of the next date. Days without a clock change nearby take a short way, because a month of times for
 * one doctor asks for some hundred conversions.
 */
export class WallClock {
  private readonly midnight: number | null;
  private readonly date: Temporal.PlainDate;

  constructor(
    date: string,
    private readonly timeZone: string,
  ) {
    this.date = Temporal.PlainDate.from(date);
    const start = this.date.toZonedDateTime(timeZone);
    const end = this.date.add({ days: 3 }).toZonedDateTime(timeZone);
    const steady = end.epochMilliseconds - start.epochMilliseconds === 3 * DAY;
    this.midnight = steady && start.hour === 0 ? start.epochMilliseconds : null;
  }

  at(minutes: number): WallTime {
    if (this.midnight !== null) return { kind: 'once', instant: this.midnight + minutes * MINUTE };
    const wall = this.date
      .add({ days: Math.floor(minutes / DAY_MINUTES) })
      .toPlainDateTime({ hour: Math.floor((minutes % DAY_MINUTES) / 60), minute: minutes % 60 });
    const earlier = wall.toZonedDateTime(this.timeZone, { disambiguation: 'earlier' });
    const later = wall.toZonedDateTime(this.timeZone, { disambiguation: 'later' });
    if (earlier.epochMilliseconds === later.epochMilliseconds) {
      return { kind: 'once', instant: earlier.epochMilliseconds };
    }
    if (earlier.toPlainDateTime().equals(wall)) return { kind: 'twice', instant: earlier.epochMilliseconds };
    const change = earlier.getTimeZoneTransition('next');
    return { kind: 'skipped', resumesAt: (change ?? later).epochMilliseconds };
  }

  /** The instant at which a wall time is reached or, when it is skipped, the clock jumps past it. */
  reaches(minutes: number): number {
    const wall = this.at(minutes);
    return wall.kind === 'skipped' ? wall.resumesAt : wall.instant;
  }

  /** The instants between which minutes of the wall lie. */
  span({ from, to }: { from: number; to: number }): { startsAt: number; endsAt: number } {
    return { startsAt: this.reaches(from), endsAt: this.reaches(to) };
  }
}
