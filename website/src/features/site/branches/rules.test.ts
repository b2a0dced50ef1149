import { expect, it } from 'vitest';
import { wallClock } from '@/lib/time/clinic-time';
import { weekdayOf } from '@/lib/time/week';
import { closuresAhead, distanceKm, hoursRows, type OpeningHours, openState } from './rules';

type Weekday = OpeningHours['weekday'];
const hoursOf = (weekday: Weekday, opensAt: string, closesAt: string) => ({ weekday, opensAt, closesAt });
const evenings = [hoursOf('thursday', '16:00', '22:00'), hoursOf('friday', '18:00', '01:00')];
const closure = (startsOn: string, endsOn: string, startsAt: string | null = null, endsAt = startsAt) => ({
  ...{ startsOn, endsOn, startsAt, endsAt },
});

type Asked = { hours?: OpeningHours[]; closures?: ReturnType<typeof closure>[]; timeZone?: string };

/** Says the opening state of a branch at an instant. */
function say(instant: string, { hours = evenings, closures = [], timeZone = 'Africa/Cairo' }: Asked = {}) {
  const state = openState(hours, closures, wallClock({ instant, timeZone }));
  if (state.isOpen) return `open until ${state.closesAt}`;
  return state.opensAt === null
    ? 'closed'
    : `closed until ${state.opensAt} of ${weekdayOf(state.date)} in ${state.inDays}`;
}

const night = { hours: [hoursOf('thursday', '20:00', '02:00')] };
const until23 = { hours: [hoursOf('thursday', '16:00', '23:00')] };
const untilMidnight = { hours: [hoursOf('thursday', '16:00', '00:00')] };
const beyond = { hours: [...untilMidnight.hours, hoursOf('friday', '00:00', '02:00')] };
const DAYS = ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const always = { hours: DAYS.map((day) => hoursOf(day, '00:00', '00:00')) };
const lateOff = { ...always, closures: [closure('2026-06-03', '2026-06-03', '22:00', '02:00')] };
const riyadh = { timeZone: 'Asia/Riyadh' };
const week = { closures: [closure('2026-06-06', '2026-06-12')] };
const hoursOff = { closures: [closure('2026-06-04', '2026-06-04', '17:00', '18:30')] };

it.each<[string, string, Asked | undefined, string]>([
  ['between its hours', '2026-06-04T13:00:00Z', undefined, 'open until 22:00'],
  ['at the very minute it closes', '2026-06-04T19:00:00Z', undefined, 'closed until 18:00 of friday in 1'],
  ['after midnight when hours cross it', '2026-06-05T21:30:00Z', undefined, 'open until 01:00'],
  ['after these', '2026-06-05T22:00:00Z', undefined, 'closed until 16:00 of thursday in 5'],
  ['after the midnight there is none (2026-04-24)', '2026-04-23T22:30:00Z', night, 'open until 02:00'],
  ['as that night ends', '2026-04-23T23:00:00Z', night, 'closed until 20:00 of thursday in 6'],
  ['before the hour that comes twice (2026-10-29)', '2026-10-29T19:59:00Z', until23, 'open until 23:00'],
  ['in it the first time', '2026-10-29T20:30:00Z', until23, 'closed until 16:00 of thursday in 7'],
  ['in it the second time', '2026-10-29T21:30:00Z', until23, 'closed until 16:00 of thursday in 7'],
  ['in it the second time, to midnight', '2026-10-29T21:30:00Z', untilMidnight, 'open until 00:00'],
  ['after it, to midnight', '2026-10-29T22:00:00Z', untilMidnight, 'closed until 16:00 of thursday in 6'],
  ['before it opens in another zone', '2026-06-04T12:59:00Z', riyadh, 'closed until 16:00 of thursday in 0'],
  ['before the night runs into a closure', '2026-06-05T20:30:00Z', week, 'open until 00:00'],
  ['on a closure', '2026-06-05T21:30:00Z', week, 'closed until 16:00 of thursday in 12'],
  ['before a closure of some hours', '2026-06-04T13:30:00Z', hoursOff, 'open until 17:00'],
  ['in a closure of some hours', '2026-06-04T14:30:00Z', hoursOff, 'closed until 18:30 of thursday in 0'],
  ['in one from the evening before', '2026-06-03T22:30:00Z', lateOff, 'closed until 02:00 of thursday in 0'],
  ['before a midnight at which it opens again', '2026-06-04T20:30:00Z', beyond, 'open until 02:00'],
  ['around the clock', '2026-06-04T20:30:00Z', always, 'open until null'],
  ['without hours, when nothing is to promise', '2026-06-04T13:00:00Z', { hours: [] }, 'closed'],
])('a branch %s: %s', (_, instant, asked, said) => expect(say(instant, asked)).toBe(said));

it('opening hours as rows joins neighbouring days with equal hours from the first day of the week, split hours of a day in order', () => {
  const weekdays = ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday'] as const;
  const hours = weekdays.map((weekday) => hoursOf(weekday, '10:00', '22:00'));
  const whole = { weekdays, spans: [{ opensAt: '10:00', closesAt: '22:00' }] };
  expect(hoursRows(hours, 'saturday')).toEqual([whole, { weekdays: ['friday'], spans: [] }]);
  expect(hoursRows(hours, 'monday').map((row) => row.weekdays.length)).toEqual([4, 1, 2]);
  const few = [...hours.slice(0, 1), hoursOf('sunday', '16:00', '20:00'), ...hours.slice(4)];
  const days = hoursRows(few, 'saturday', true).map((row) => row.weekdays.join(' '));
  expect(days).toEqual(['saturday wednesday thursday', 'sunday']);
  const split = [hoursOf('monday', '17:00', '21:00'), hoursOf('monday', '09:00', '13:00')];
  expect(hoursRows(split, 'monday')[0]?.spans.map((span) => span.opensAt)).toEqual(['09:00', '17:00']);
});

it('closures worth announcing are those under way or near, the earliest first', () => {
  const past = closure('2026-05-01', '2026-05-02');
  const running = closure('2026-06-01', '2026-06-05');
  const near = closure('2026-06-20', '2026-06-20');
  const far = closure('2026-09-01', '2026-09-01');
  expect(closuresAhead([far, near, past, running], '2026-06-04', 30)).toEqual([running, near]);
});

it('the distance between two branches is measured over the ground', () => {
  const cairo = { latitude: 30.0444, longitude: 31.2357 };
  const alexandria = { latitude: 31.2001, longitude: 29.9187 };
  expect(distanceKm({ from: cairo, to: alexandria })).toBe(180);
  const acrossTheStreet = { ...cairo, latitude: cairo.latitude + 0.001 };
  expect(distanceKm({ from: cairo, to: acrossTheStreet })).toBe(1);
});
