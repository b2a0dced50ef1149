import { mergeSpans } from './merge-spans';
import { spanOf, WEEKDAYS, type Weekday } from './schedule';
import { addDays, DAY_MINUTES, dateAt, isoWeekday, MINUTE, WallClock } from './zone';

/** Wall times `HH:mm[:ss]`; a span whose end is not after its start ends on the next date. */
interface WallSpan {
  opensAt: string;
  closesAt: string;
}

export type WeekdaySpan = WallSpan & { weekday: Weekday };

/** Hours of the call centre's lines by its own clock, and the open minutes it takes to call back. */
export interface CallHours {
  timeZone: string;
  withinMinutes: number;
  weekdays: WeekdaySpan[];
  /** Dates that have hours of their own instead of their weekday's; without hours the lines stay closed. */
  exceptions: { date: string; opensAt: string | null; closesAt: string | null }[];
}

interface OpenSpan {
  from: number;
  to: number;
}

/** Minutes after it was drawn in which a page can still tell the time of the call by what it was given. */
const PAGE_MINUTES = 12 * 60;

/** Promises are made in whole steps: "by 11:15", never "by 11:13". */
const STEP = 5 * MINUTE;
/** Lines that stay closed for longer promise no call. */
const LOOK_AHEAD_DAYS = 31;

function hoursOn(hours: CallHours, date: string): WallSpan[] {
  const own = hours.exceptions.filter((exception) => exception.date === date);
  if (own.length > 0) {
    return own.flatMap(({ opensAt, closesAt }) =>
      opensAt === null || closesAt === null ? [] : [{ opensAt, closesAt }],
    );
  }
  const weekday = WEEKDAYS[isoWeekday(date) - 1];
  return hours.weekdays.filter((row) => row.weekday === weekday);
}

/**
 * Returns when the lines are open on `days` dates from `from` on, in order and without overlaps. A span belongs to the
 * date it opens on, also past midnight. A wall time that the clock skips means the moment of the change, one that comes
 * twice means the first.
 */
export function openSpans(hours: CallHours, from: string, days: number): OpenSpan[] {
  const spans = Array.from({ length: days }, (_, offset) => addDays(from, offset)).flatMap((date) => {
    const clock = new WallClock(date, hours.timeZone);
    return hoursOn(hours, date).map(({ opensAt, closesAt }) =>
      clock.span(spanOf({ startsAt: opensAt, endsAt: closesAt })),
    );
  });
  // The clock may skip a whole span.
  const open = mergeSpans(spans.filter(({ startsAt, endsAt }) => startsAt < endsAt));
  return open.map(({ startsAt, endsAt }) => ({ from: startsAt, to: endsAt }));
}

/** Returns whether an instant is within the weekly hours, or within `margin` ms of them. */
export function isOpenNear(weekdays: readonly WeekdaySpan[], timeZone: string, now: number, margin: number) {
  const hours = { timeZone, withinMinutes: 0, weekdays: [...weekdays], exceptions: [] };
  const yesterday = addDays(dateAt(now, timeZone), -1);
  return openSpans(hours, yesterday, 3).some(({ from, to }) => from - margin <= now && now < to + margin);
}

/** Tells by when a request made at some moment is called about (docs/appointments.md, "Calling patients back"). */
export class CallClock {
  private spans: OpenSpan[] = [];
  private since = 0;
  private until = 0;

  /** @param hours null when there is no clock to promise by: then no call is promised */
  constructor(private readonly hours: CallHours | null) {}

  /**
   * The instant by which the centre has called about a request made at `now` (epoch milliseconds): when its lines
   * have been open for the minutes it needs, in steps of five. Never earlier for a later request. Null when the
   * lines are not open that long within a month.
   */
  callBy(now: number): number | null {
    if (!this.hours) return null;
    let left = this.hours.withinMinutes * MINUTE;
    for (const span of this.spansAround({ hours: this.hours, now })) {
      const from = Math.max(span.from, now);
      if (span.to - from >= left) return Math.min(Math.ceil((from + left) / STEP) * STEP, span.to);
      left -= Math.max(0, span.to - from);
    }
    return null;
  }

  /** The open spans from `now` on, to tell the time of the call when a form is sent; null when no call is promised. */
  linesAhead(now: number): { withinMinutes: number; open: OpenSpan[] } | null {
    if (!this.hours || this.callBy(now) === null) return null;
    const { withinMinutes } = this.hours;
    const open: OpenSpan[] = [];
    let wanted = (withinMinutes + PAGE_MINUTES) * MINUTE;
    for (const { from, to } of this.spansAround({ hours: this.hours, now })) {
      if (wanted <= 0) break;
      if (to <= now) continue;
      open.push({ from, to });
      wanted -= to - Math.max(from, now);
    }
    return { withinMinutes, open };
  }

  /** Spans from the day before on, because they may cross midnight; worked out once a day. */
  private spansAround({ hours, now }: { hours: CallHours; now: number }): OpenSpan[] {
    if (now < this.since || now >= this.until) {
      const from = addDays(dateAt(now, hours.timeZone), -1);
      this.spans = openSpans(hours, from, LOOK_AHEAD_DAYS + 1);
      this.since = now;
      this.until = now + DAY_MINUTES * MINUTE;
    }
    return this.spans;
  }
}
