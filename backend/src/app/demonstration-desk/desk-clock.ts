import { CallClock, type CallHours, openSpans } from '../../scheduling/call-clock';
import { DAY_MINUTES, MINUTE, WallClock } from '../../scheduling/zone';

const DAY = DAY_MINUTES * MINUTE;

/** When the call centre calls, on dates of the past as well. Instants in epoch milliseconds. */
export class DeskClock {
  private readonly open: { from: number; to: number }[];
  /** One for each day: a clock works its spans out anew for an instant before the last. */
  private readonly clocks = new Map<number, CallClock>();
  private readonly walls = new Map<string, WallClock>();

  constructor(
    private readonly hours: CallHours | null,
    { from, days }: { from: string; days: number },
  ) {
    this.open = hours ? openSpans({ hours, from, days }) : [];
  }

  /** By when a request of this moment is promised a call. */
  callBy(at: number): number | null {
    const day = Math.floor(at / DAY);
    let clock = this.clocks.get(day);
    if (!clock) {
      clock = new CallClock(this.hours);
      clock.callBy(day * DAY);
      this.clocks.set(day, clock);
    }
    return clock.callBy(at);
  }

  isOpen(at: number): boolean {
    return this.hours === null || this.open.some(({ from, to }) => from <= at && at < to);
  }

  /** This moment if the lines are open then, else `minutes` after they open. */
  whenOpen({ at, minutes }: { at: number; minutes: number }): number {
    if (this.isOpen(at)) return Math.round(at);
    const next = this.open.find(({ from }) => from > at);
    return next ? Math.round(next.from + minutes * MINUTE) : Math.round(at);
  }

  /** The instant of a wall time. @param minutes after midnight */
  at({ date, minutes, timeZone }: { date: string; minutes: number; timeZone: string }): number {
    const key = `${date} ${timeZone}`;
    const wall = this.walls.get(key) ?? new WallClock(date, timeZone);
    this.walls.set(key, wall);
    return wall.reaches(minutes);
  }
}
