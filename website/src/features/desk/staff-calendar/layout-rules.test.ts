import { expect, it } from 'vitest';
import type { CalendarDay, DayEntry } from '@/contract/calendar';
import { visitEntry } from '@/test/visit-entry';
import { axisOf, isBusy, layOut, placeOf, positionOf, stepOf } from './layout-rules';

const timeZone = 'Africa/Cairo';
const date = '2026-11-25';
/** A moment by Cairo's clock, two hours ahead of UTC in November. */
const at = (time: string, day = date) => new Date(`${day}T${time}:00+02:00`).toISOString();
const span = (from: string, to: string, day = date) => ({ startsAt: at(from, day), endsAt: at(to, day) });
const free = (from: string, to: string): DayEntry => ({ kind: 'free', ...span(from, to) });
const held = (from: string, to: string): DayEntry => ({ kind: 'held', ...span(from, to) });
const elsewhere = (from: string, to: string): DayEntry => ({ kind: 'elsewhere', ...span(from, to) });
const blocked = (times: ReturnType<typeof span>): DayEntry => ({ kind: 'blocked', ...times, block: null });
const visit = (from: string, to: string, documentId = 'a', isOverbooked = false) =>
  visitEntry(span(from, to), { documentId, isOverbooked });
const dayOf = (entries: DayEntry[], day: Partial<CalendarDay> = {}): CalendarDay => ({
  date,
  shifts: [span('09:00', '17:00')],
  absences: [],
  entries,
  ...day,
});
/** A day with shifts such as "09:00-11:00 13:00-14:00". */
const worked = (shifts: string, entries: DayEntry[] = []) =>
  dayOf(entries, { shifts: shifts.split(' ').map((shift) => span(shift.slice(0, 5), shift.slice(6))) });
const forDays = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to, '2026-11-28') });
const drawn = (day: CalendarDay, least = 20) =>
  layOut({ axis: axisOf([day], timeZone), day, least }).map(
    ({ entry, top, bottom, lane, lanes }) => `${entry.kind} ${top}-${bottom} ${lane + 1}/${lanes}`,
  );

const busy: DayEntry = { kind: 'busy', ...forDays('00:00', '00:00') };
it.each<[string, CalendarDay[], string]>([
  ['the shifts of all days', [worked('11:00-13:00'), worked('12:30-14:30')], '11 12 13 14'],
  ['what goes on outside of them', [dayOf([visit('17:30', '18:10')])], '9 10 11 12 13 14 15 16 17 18'],
  ['short gaps too', [worked('09:00-11:00 13:00-14:00')], '9 10 11 12 13'],
  ['no long gap', [worked('09:00-10:00 17:00-18:00')], '9 17'],
  ['the usual hours where nobody works', [dayOf([], { shifts: [] })], '9 10 11 12 13 14 15 16'],
  ['no night for a block of days', [worked('12:00-14:00', [blocked(forDays('00:00', '00:00'))])], '12 13'],
  ['no night for a doctor away for days', [worked('12:00-14:00', [busy])], '12 13'],
  ['where a long block begins', [worked('15:00-16:00', [blocked(forDays('18:00', '12:00'))])], '15 16 17 18'],
])('the axis of some days has %s', (_, days, expected) => {
  const hours = axisOf(days, timeZone).rungs.map(({ hour }) => hour);
  expect(hours.join(' ')).toBe(expected);
});

it('the axis of some days says where hours are left out', () => {
  const day = worked('00:00-02:00 20:00-22:00');
  const axis = axisOf([day], timeZone);
  expect(axis).toMatchObject({ breaks: [2], minutes: 240 });
  expect(positionOf(axis, date, Date.parse(at('12:00')))).toBe(120);
});

const axis = axisOf([dayOf([])], timeZone);
const place = (startsAt: string, endsAt: string) => placeOf(axis, date, { startsAt, endsAt });

it('a place on the axis is the time, and its height the length; it is cut at the ends of the day, and is none on another', () => {
  expect(place(at('10:20'), at('11:05'))).toEqual({ top: 80, bottom: 125 });
  expect(place(at('16:00'), at('17:00'))).toEqual({ top: 420, bottom: 480 });
  expect(place(at('12:00', '2026-11-24'), at('09:30'))).toEqual({ top: 0, bottom: 30 });
  expect(place(at('16:00'), at('12:00', '2026-11-26'))).toEqual({ top: 420, bottom: 480 });
  expect(place(at('10:00', '2026-11-24'), at('11:00', '2026-11-24'))).toBeNull();
});

it('a place on the axis keeps every length on the day that has an hour twice', () => {
  // Cairo, Thursday 2026-10-29: 23:00 to 23:59 comes in summer time, then again in winter time.
  const [first, again, end] = ['2026-10-29T20:00:00Z', '2026-10-29T21:00:00Z', '2026-10-29T22:00:00Z'];
  const day = dayOf([], { date: '2026-10-29', shifts: [{ startsAt: '2026-10-29T19:00:00Z', endsAt: end }] });
  const twice = axisOf([day], timeZone);
  const shown = twice.rungs.map(({ hour, isAgain }) => `${hour}${isAgain ? ' again' : ''}`);
  expect(shown).toEqual(['22', '23', '23 again']);
  const of = (startsAt: string, endsAt: string) => placeOf(twice, day.date, { startsAt, endsAt });
  expect(of(first, again)).toEqual({ top: 60, bottom: 120 });
  expect(of(again, end)).toEqual({ top: 120, bottom: 180 });
  expect(of('2026-10-29T20:40:00Z', '2026-10-29T21:20:00Z')).toEqual({ top: 100, bottom: 140 });
});

it('a place on the axis follows the clock on the day that has no midnight', () => {
  // Cairo, Friday 2026-04-24: 00:00 to 00:59 does not come.
  const night = { startsAt: '2026-04-23T22:00:00Z', endsAt: '2026-04-24T00:00:00Z' };
  const day = dayOf([], { date: '2026-04-24', shifts: [night] });
  const skipped = axisOf([day], timeZone);
  expect(skipped.rungs.map(({ hour }) => hour)).toEqual([1, 2]);
  const of = (time: string) => positionOf(skipped, day.date, Date.parse(time));
  expect(of('2026-04-23T22:20:00Z')).toBe(20);
  expect(of('2026-04-23T21:59:00Z')).toBe(0);
});

it.each<[string, DayEntry[], string]>([
  [
    'in two branches at once is side by side',
    [visit('09:00', '10:00'), elsewhere('09:20', '09:40'), held('09:40', '10:00')],
    'appointment 0-60 1/2, elsewhere 20-40 2/2, held 40-60 2/2',
  ],
  [
    'after that is wide again',
    [visit('09:00', '09:40'), visit('09:20', '09:40', 'b', true), free('09:40', '10:00')],
    'appointment 0-40 1/2, appointment 20-40 2/2, free 40-60 1/1',
  ],
  ['short', [blocked(span('09:00', '09:05')), free('09:20', '09:40')], 'blocked 0-20 1/1, free 20-40 1/1'],
  [
    'free until the next begins',
    [free('09:00', '09:40'), free('09:20', '10:00')],
    'free 0-20 1/1, free 20-60 1/1',
  ],
])('what stands in a day %s', (_, entries, expected) =>
  expect(drawn(dayOf(entries)).join(', ')).toBe(expected),
);

it('what stands in a day leaves a free time as much room as nothing stands in the way, gives the scale by its shortest time, and is something as soon as the doctor works or has something', () => {
  const [first, next, late] = [free('09:00', '09:20'), free('09:20', '09:40'), free('16:20', '16:40')];
  const day = dayOf([first, next, visit('09:40', '10:00'), late]);
  const rooms = layOut({ axis: axisOf([day], timeZone), day, least: 20 }).map(({ room }) => room);
  expect(rooms).toEqual([40, 20, 0, 40]);
  expect(stepOf([dayOf([free('09:00', '09:15'), visit('10:00', '11:00')])])).toBe(15);
  expect(stepOf([dayOf([free('09:00', '09:05')])])).toBe(10);
  expect(stepOf([dayOf([])])).toBe(30);
  expect(isBusy(dayOf([]))).toBe(true);
  expect(isBusy(dayOf([], { shifts: [] }))).toBe(false);
  expect(isBusy(dayOf([held('09:00', '09:20')], { shifts: [] }))).toBe(true);
});
