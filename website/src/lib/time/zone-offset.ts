import { MINUTE_MS, type WallClock, wallClock, zoneOffsetAt } from './clinic-time';

/* A page says how far its zones are ahead of UTC: a phone takes 15 to 70 ms to load what its browser knows of zones. */
export interface ZoneOffset {
  /** Minutes ahead of UTC. */
  minutes: number;
  /** Instant until which it is sure to hold, in epoch milliseconds. */
  until: number;
}

const HOUR_MS = 3_600_000;
/** Offsets by zone and month, and since when they hold: finding one takes a thousand looks at the zone's clock. */
const known = new Map<string, { since: number; offset: ZoneOffset }>();

/** Returns a zone's offset, known until it changes or next month ends; throws RangeError for no zone. */
export function zoneOffset(now: Date, timeZone: string): ZoneOffset {
  const key = `${timeZone}|${now.toISOString().slice(0, 7)}`;
  const found = known.get(key);
  if (found && found.since <= now.getTime() && now.getTime() < found.offset.until) return found.offset;
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2);
  const since = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  let until = since;
  const minutes = zoneOffsetAt({ instant: now, timeZone });
  while (until < end && zoneOffsetAt({ instant: new Date(until + HOUR_MS), timeZone }) === minutes)
    until += HOUR_MS;
  const offset = { minutes, until };
  known.set(key, { since, offset });
  return offset;
}

/** Returns the wall clock by the offset in the page, or by the time zone if the page has none or is too old. */
export function wallClockOf(now: Date, timeZone: string, offset: ZoneOffset | undefined): WallClock {
  if (!offset || now.getTime() >= offset.until) return wallClock({ instant: now, timeZone });
  const there = new Date(now.getTime() + offset.minutes * MINUTE_MS);
  return {
    date: there.toISOString().slice(0, 10),
    minute: there.getUTCHours() * 60 + there.getUTCMinutes(),
  };
}
