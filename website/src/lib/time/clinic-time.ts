/**
 * The only place that turns instants (a Date or an ISO string) into words: by the branch's clock (an IANA zone), with Latin
 * digits and the Gregorian calendar in both languages.
 */
export type Instant = Date | string;

type Moment = { instant: Instant; timeZone: string; locale: string };
type Formatting = Moment & { options: Intl.DateTimeFormatOptions };

/**
 * `long`: Thursday, 29 October 2026. `medium`: Thursday 29 October. `brief`: Thu 29 Oct. `short`: 29 Oct. `day`: 29 October 2026.
 * `month`: October 2026.
 */
const DATE_STYLES = {
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  medium: { weekday: 'long', day: 'numeric', month: 'long' },
  brief: { weekday: 'short', day: 'numeric', month: 'short' },
  short: { day: 'numeric', month: 'short' },
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateStyle = keyof typeof DATE_STYLES;

const CLOCK: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' };
const WEEKDAYS = {
  long: { weekday: 'long' },
  short: { weekday: 'short' },
  narrow: { weekday: 'narrow' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;
const ZONE_NAME: Intl.DateTimeFormatOptions = { timeZoneName: 'shortGeneric' };

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
const formatters = new WeakMap<Intl.DateTimeFormatOptions, Map<string, Intl.DateTimeFormat>>();

/** Building a formatter is slow and they are few: each is kept, by the options, which are constants. */
function formatter(clock: Omit<Formatting, 'instant'>): Intl.DateTimeFormat {
  const { locale, timeZone, options } = clock;
  const known = formatters.get(options) ?? new Map<string, Intl.DateTimeFormat>();
  formatters.set(options, known);
  const key = `${locale}|${timeZone}`;
  let found = known.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(regional(locale), {
      ...options,
      timeZone,
      numberingSystem: 'latn',
      calendar: 'gregory',
    });
    known.set(key, found);
  }
  return found;
}

/** British order of day and month in English; the digits and calendar are set above for both. */
function regional(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale;
}

function format({ instant, ...clock }: Formatting): string {
  return formatter(clock).format(new Date(instant));
}

/** The date in words; `style` is `long` unless said otherwise. @throws RangeError for an unknown zone or bad instant */
export function formatDate({ style = 'long', ...moment }: Moment & { style?: DateStyle }): string {
  return format({ ...moment, options: DATE_STYLES[style] });
}

/** Formats a time where there is little room: `5:30 pm`, `5:30 م`, both Arabic twelves in words: `12 ظهرًا`. */
export function formatTime(moment: Moment): string {
  const time = format({ ...moment, options: CLOCK });
  const [clock = ''] = time.split(/\s/);
  if (moment.locale !== 'ar' || !clock.startsWith('12:')) return time;
  const isSharp = clock.endsWith(':00');
  const figure = isSharp ? '12' : clock;
  if (hourInZone(moment) === 12) return `${figure} ظهرًا`;
  return isSharp ? `${figure} منتصف الليل` : `${figure} بعد منتصف الليل`;
}

/** Formats a time as patients say it: a voice reads the letter of the Arabic short form as a letter, and `5:30 مساءً` as meant. */
export function sayTime(moment: Moment): string {
  return formatTime(moment).replace(/ م$/, ' مساءً').replace(/ ص$/, ' صباحًا');
}

/** A date and a time of it, as one: `Thursday 29 October, 5:30 pm`. */
export function joinMoment({ date, time, locale }: { date: string; time: string; locale: string }): string {
  return `${date}${locale === 'ar' ? '،' : ','} ${time}`;
}

/** The date, `medium` unless said otherwise, and the time of day. */
export function formatMoment({ style = 'medium', ...moment }: Moment & { style?: DateStyle }): string {
  const { locale } = moment;
  return joinMoment({ date: formatDate({ ...moment, style }), time: sayTime(moment), locale });
}

export function formatWeekday(given: Moment & { style?: keyof typeof WEEKDAYS }): string {
  const { style = 'long', ...moment } = given;
  return format({ ...moment, options: WEEKDAYS[style] });
}

export interface WallClock {
  /** `YYYY-MM-DD`: what the backend calls the branch's date. */
  date: string;
  /** Minutes since midnight by the wall clock, 0 to 1439. */
  minute: number;
}

const WALL_CLOCK = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** Returns what a clock on a wall of the zone shows at an instant. @throws RangeError for an unknown zone or bad instant */
export function wallClock({ instant, timeZone }: { instant: Instant; timeZone: string }): WallClock {
  const parts = formatter({ locale: 'en', timeZone, options: WALL_CLOCK }).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** The date of an instant in the zone, `YYYY-MM-DD`. */
export function dateInZone(moment: { instant: Instant; timeZone: string }): string {
  return wallClock(moment).date;
}

/** The same of this moment: the date of today at a branch. */
export const todayIn = ({ timeZone }: { timeZone: string }) => dateInZone({ instant: new Date(), timeZone });

/** Hour of the day (0 to 23) of an instant in the zone, for morning, afternoon and evening. */
export function hourInZone(moment: { instant: Instant; timeZone: string }): number {
  return Math.floor(wallClock(moment).minute / 60);
}

/** The clock for what belongs to no branch: that of the first branch, or of the machine. Never for an appointment. */
export function clinicZone(branches: readonly { timeZone: string }[]): string {
  const [first] = branches;
  return first?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Noon UTC of a calendar date, to format a date that has no time with zone `UTC`. */
export function instantOfDate(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

/** Formats a calendar date (`YYYY-MM-DD` of the branch) in words; throws RangeError when it is none. */
export function formatCalendarDate(given: { date: string; locale: string; style?: DateStyle }): string {
  const { date, ...words } = given;
  return formatDate({ instant: instantOfDate(date), timeZone: 'UTC', ...words });
}

/** Calendar days of the zone from `now` to the instant: 0 today, 1 tomorrow, -1 yesterday. Dates, not 24 hours. */
export function daysUntil(given: { instant: Instant; now: Instant; timeZone: string }): number {
  const { instant, now, timeZone } = given;
  const day = (value: Instant) => instantOfDate(dateInZone({ instant: value, timeZone })).getTime();
  return Math.round((day(instant) - day(now)) / DAY_MS);
}

/** "today", "tomorrow" or the day after in the language's own words, else the brief date. */
export function formatRelativeDay({ now, ...moment }: Moment & { now: Instant }): string {
  const days = daysUntil({ instant: moment.instant, now, timeZone: moment.timeZone });
  if (days < 0 || days > 1) return formatDate({ ...moment, style: 'brief' });
  return new Intl.RelativeTimeFormat(`${moment.locale}-u-nu-latn`, { numeric: 'auto' }).format(days, 'day');
}

/** Says until when something holds: by the hour alone where that is today. */
export function formatUntil({ now, ...moment }: Moment & { now: Instant }): string {
  return daysUntil({ ...moment, now }) === 0 ? sayTime(moment) : formatMoment(moment);
}

/** The zone's name as people say it at an instant: `Egypt Time`. */
export function zoneName(moment: Moment): string {
  const parts = formatter({
    // British English has letters for it ("EET"), American English a name.
    locale: moment.locale === 'en' ? 'en-US' : moment.locale,
    timeZone: moment.timeZone,
    options: ZONE_NAME,
  }).formatToParts(new Date(moment.instant));
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? moment.timeZone;
}

/** The zone's name when a reader in `readerTimeZone` would see another clock at that instant, else null. */
export function zoneNote({ readerTimeZone, ...moment }: Moment & { readerTimeZone: string }): string | null {
  const { instant, timeZone } = moment;
  const isSame = zoneOffsetAt({ instant, timeZone }) === zoneOffsetAt({ instant, timeZone: readerTimeZone });
  return isSame ? null : zoneName(moment);
}

/** Returns how many minutes the clocks of a zone are ahead of UTC at an instant. @throws RangeError for an unknown zone */
export function zoneOffsetAt({ instant, timeZone }: { instant: Instant; timeZone: string }): number {
  const { date, minute } = wallClock({ instant, timeZone });
  const minutes = Math.floor(new Date(instant).getTime() / MINUTE_MS);
  return Date.parse(`${date}T00:00Z`) / MINUTE_MS + minute - minutes;
}

const UNITS = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

/** A length of time in words, its largest unit and the one below: `2 hours, 5 minutes`; less than a minute is none. */
export function formatDuration(minutes: number, locale: string): string {
  let rest = Math.max(0, Math.floor(minutes));
  const largest = UNITS.findIndex(([, length]) => rest >= length);
  const parts: string[] = [];
  for (const [unit, length] of UNITS.slice(largest).slice(0, 2)) {
    const count = Math.floor(rest / length);
    rest %= length;
    if (count === 0 && parts.length > 0) continue;
    const options = { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' } as const;
    parts.push(new Intl.NumberFormat(regional(locale), options).format(count));
  }
  return new Intl.ListFormat(regional(locale), { type: 'unit', style: 'long' }).format(parts);
}

/** A length of time behind "in" or "less than", where two of a unit end otherwise in Arabic: `بعد ساعتين`. */
export function formatDurationAfter(minutes: number, locale: string): string {
  return formatDuration(minutes, locale).replace(/(يوم|ساعت|دقيقت)ان(?=\s|$)/g, '$1ين');
}
