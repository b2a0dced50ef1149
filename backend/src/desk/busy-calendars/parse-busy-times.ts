import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import type { Span } from '../../scheduling/contested';
import { mergeSpans } from '../../scheduling/merge-spans';

/** Lines of a calendar that define busy times. All others, such as titles and places, are ignored. */
const NEEDED =
  /^(?:BEGIN|END|UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|TRANSP|STATUS|TZID|TZOFFSETFROM|TZOFFSETTO)[;:]/i;
/** Occurrences that are looked at: rules may have begun long ago. */
const MOST_STEPS = 200_000;
/** Times that lie apart. */
const MOST_TIMES = 2000;
const DAY = 24 * 60 * 60_000;

export interface CalendarFile {
  body: Uint8Array;
  contentType: string | null;
  /** Digest of the last reading; null to read in any case. */
  known: string | null;
  /** Host in the ids of our own events, which never make anybody busy. */
  ownHost: string;
  /** Zone of whole days, and of times without one. */
  timeZone: string;
  from: number;
  to: number;
}

/** Busy times in order, without overlaps; null if the file has not changed since the last reading. */
export type BusyReading =
  | { digest: string; times: Span[] | null; skipped: number }
  | { failure: 'notCalendar' | 'tooMuch' };

function decode(body: Uint8Array, contentType: string | null): string {
  const marks: Record<string, string> = { fffe: 'utf-16le', feff: 'utf-16be' };
  const mark = marks[Buffer.from(body.subarray(0, 2)).toString('hex')];
  const label = mark ?? /charset="?([\w.:-]+)/i.exec(contentType ?? '')?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}

const neededLines = (text: string) =>
  text
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n|\r/)
    .filter((line) => NEEDED.test(line))
    .join('\n');

/** A zone that is known by its name, for calendars that name one without describing it. */
class NamedZone extends ICAL.Timezone {
  /** Offsets of dates, null where the clock changes. */
  private readonly days = new Map<number, number | null>();

  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    // A time that the clock skips or has twice counts by the offset before the change.
    const offsetOf = (wall: Temporal.PlainDateTime) =>
      wall.toZonedDateTime(this.tzid, { disambiguation: 'earlier' }).offsetNanoseconds / 1e9;
    const key = (year * 100 + month) * 100 + day;
    let offset = this.days.get(key);
    if (offset === undefined) {
      const start = new Temporal.PlainDateTime(year, month, day);
      offset = offsetOf(start);
      if (offset !== offsetOf(start.add({ days: 1 }))) offset = null;
      this.days.set(key, offset);
    }
    return (
      offset ?? offsetOf(new Temporal.PlainDateTime(year, month, day, hour, minute, Math.min(second, 59)))
    );
  }
}

function namedZone(name: string): NamedZone | undefined {
  try {
    return new NamedZone({
      tzid: new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone,
    });
  } catch {
    return undefined;
  }
}

const componentsIn = (component: unknown): unknown[][] => {
  const inner: unknown = Array.isArray(component) ? component[2] : null;
  return Array.isArray(inner) ? inner.filter((one) => Array.isArray(one)) : [];
};

/** Makes a calendar's zones known by name or description, once, as searching it for each time takes hours. */
function registerZones(text: string, components: readonly unknown[][]): void {
  ICAL.TimezoneService.reset();
  for (const component of components.filter(([name]) => name === 'vtimezone')) {
    const described = new ICAL.Component(component);
    if (described.hasProperty('tzid')) ICAL.TimezoneService.register(described);
  }
  const names = new Set([...text.matchAll(/;TZID="?([^";:\n]+)/gi)].map(([, name = '']) => name));
  for (const name of names) {
    const zone = namedZone(name);
    if (zone) ICAL.TimezoneService.register(zone, name);
  }
}

/** An event with its recurrence rule and its exceptions. */
interface Series {
  plans: ICAL.Component[];
  exceptions: ICAL.Component[];
}

function listSeries(text: string): Series[] {
  const parsed: unknown[] = ICAL.parse(text);
  const components = (typeof parsed[0] === 'string' ? [parsed] : parsed).flatMap(componentsIn);
  registerZones(text, components);
  const series = new Map<string, Series>();
  const events = components.filter(([name]) => name === 'vevent').map((one) => new ICAL.Component(one));
  for (const [index, event] of events.entries()) {
    const uid = String(event.getFirstPropertyValue('uid') ?? index);
    const known = series.get(uid) ?? { plans: [], exceptions: [] };
    known[event.hasProperty('recurrence-id') ? 'exceptions' : 'plans'].push(event);
    series.set(uid, known);
  }
  return [...series.values()];
}

class TooMuch extends Error {}

class Reader {
  readonly found: Span[] = [];
  private steps = 0;
  private readonly home: NamedZone;

  constructor(private readonly file: CalendarFile) {
    this.home = new NamedZone({ tzid: file.timeZone });
  }

  read({ plans, exceptions }: Series): void {
    for (const exception of exceptions) this.add(new ICAL.Event(exception));
    for (const plan of plans) {
      const event = new ICAL.Event(plan, { exceptions });
      if (event.isRecurring()) this.expand(event);
      else this.add(event);
    }
  }

  private instantOf(time: ICAL.Time): number {
    const isAtHome = time.isDate || time.zone === ICAL.Timezone.localTimezone;
    if (!isAtHome) return time.toUnixTime() * 1000;
    const { year, month, day, hour, minute, second } = time;
    return Date.UTC(year, month - 1, day, hour, minute, second) - this.home.utcOffset(time) * 1000;
  }

  private add(event: ICAL.Event, start = event.startDate, end = event.endDate): void {
    const property = (name: string) =>
      String(event.component.getFirstPropertyValue(name) ?? '').toUpperCase();
    if (property('transp') === 'TRANSPARENT' || property('status') === 'CANCELLED') return;
    if (property('uid').endsWith(`@${this.file.ownHost.toUpperCase()}`)) return;
    const { from, to } = this.file;
    const startsAt = Math.max(this.instantOf(start), from);
    const endsAt = Math.min(this.instantOf(end), to);
    if (Number.isNaN(startsAt + endsAt)) throw new Error('No time');
    if (startsAt < endsAt) this.found.push({ startsAt, endsAt });
  }

  private expand(event: ICAL.Event): void {
    const occurrences = event.iterator();
    const isPlain = event.rangeExceptions.length === 0;
    const length = event.duration.toSeconds() * 1000;
    for (let at = occurrences.next(); at; at = occurrences.next()) {
      this.steps += 1;
      if (this.steps > MOST_STEPS) throw new TooMuch();
      const startsAt = this.instantOf(at);
      if (startsAt >= this.file.to) return;
      // A day more for clocks that change in between.
      if (isPlain && startsAt + length + DAY < this.file.from) continue;
      const { item, startDate, endDate } = event.getOccurrenceDetails(at);
      if (item === event || item.modifiesFuture()) this.add(item, startDate, endDate);
    }
  }
}

/**
 * Reads when somebody is busy by a calendar (RFC 5545): all that is neither transparent nor cancelled, between two instants.
 * Events that make no sense are left out and counted. A malicious one can take as long as it likes: to be called in a thread
 * that can be ended.
 */
export function parseBusyTimes(file: CalendarFile): BusyReading {
  const text = neededLines(decode(file.body, file.contentType));
  if (!/^BEGIN:VCALENDAR\b/i.test(text)) return { failure: 'notCalendar' };
  const digest = createHash('sha256').update(text).digest('base64url');
  if (digest === file.known) return { digest, times: null, skipped: 0 };
  let series: Series[];
  try {
    series = listSeries(text);
  } catch {
    return { failure: 'notCalendar' };
  }
  const reader = new Reader(file);
  let skipped = 0;
  for (const one of series) {
    try {
      reader.read(one);
    } catch (error) {
      if (error instanceof TooMuch) return { failure: 'tooMuch' };
      skipped += 1;
    }
  }
  const times = mergeSpans(reader.found);
  return times.length > MOST_TIMES ? { failure: 'tooMuch' } : { digest, times, skipped };
}
