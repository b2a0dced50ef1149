import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { anyTime } from '../../tests/support/schedules';
import { CallClock, type CallHours, openSpans } from './call-clock';
import { WEEKDAYS, type Weekday } from './schedule';
import { addDays, MINUTE } from './zone';

const CAIRO = 'Africa/Cairo';
const open = (weekday: Weekday, opensAt: string, closesAt: string) => ({ weekday, opensAt, closesAt });

/** The demonstration's hours: every day from 9 to 23, Fridays from 14 to 21. */
const HOURS: CallHours = {
  timeZone: CAIRO,
  withinMinutes: 120,
  weekdays: WEEKDAYS.map((weekday) =>
    weekday === 'friday' ? open(weekday, '14:00', '21:00') : open(weekday, '09:00:00.000', '23:00:00.000'),
  ),
  exceptions: [],
};

function instant(wall: string, timeZone = CAIRO): number {
  return Temporal.PlainDateTime.from(wall).toZonedDateTime(timeZone).epochMilliseconds;
}

function wallAt(at: number | null, timeZone = CAIRO): string | null {
  if (at === null) return null;
  const zoned = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
  return zoned.toPlainDateTime().toString({ smallestUnit: 'minute' });
}

const callBy = (since: string, hours: CallHours = HOURS) =>
  wallAt(new CallClock(hours).callBy(instant(since, hours.timeZone)), hours.timeZone);

test.each([
  ['while they are open', '2026-11-22T10:00', '2026-11-22T12:00'],
  ['at an odd minute, in steps of five', '2026-11-22T10:01', '2026-11-22T12:05'],
  ['so that it can end as the lines close', '2026-11-22T21:00', '2026-11-22T23:00'],
  ['late: what is left of the evening counts', '2026-11-22T22:30', '2026-11-23T10:30'],
  ['on Thursday night: Friday opens later', '2026-11-26T23:30', '2026-11-27T16:00'],
])('the call about a request asked for %s', (_, since, expected) => expect(callBy(since)).toBe(expected));

test('the call about a request does not wait for a line that is closed on that date, and takes overlapping and adjoining hours as one', () => {
  const exceptions = [
    { date: '2026-11-23', opensAt: null, closesAt: null },
    { date: '2026-11-24', opensAt: '12:00', closesAt: '13:00' },
    { date: '2026-11-24', opensAt: '20:00', closesAt: '22:00' },
  ];
  expect(callBy('2026-11-22T23:30', { ...HOURS, exceptions })).toBe('2026-11-24T21:00');
  const parts = [open('sunday', '09:00', '10:00'), open('sunday', '09:30', '11:00')];
  const weekdays = [...parts, open('sunday', '11:00', '12:00')];
  expect(callBy('2026-11-22T08:00', { ...HOURS, withinMinutes: 180, weekdays })).toBe('2026-11-22T12:00');
});

test('the call about a request counts hours past midnight to the date they begin on', () => {
  const night = { ...HOURS, weekdays: [open('sunday', '20:00', '02:00')] };
  expect(callBy('2026-11-22T23:00', night)).toBe('2026-11-23T01:00');
  expect(callBy('2026-11-23T01:00', night)).toBe('2026-11-29T21:00');
  const exceptions = [{ date: '2026-11-23', opensAt: null, closesAt: null }];
  expect(callBy('2026-11-22T19:00', { ...night, exceptions })).toBe('2026-11-22T22:00');
});

test('the call about a request is real time in the nights when the clocks of Cairo change', () => {
  const allDay = { ...HOURS, weekdays: WEEKDAYS.map((weekday) => open(weekday, '00:00', '00:00')) };
  // 24 April 2026 begins at 01:00; on 29 October 2026 the hour from 23:00 comes twice.
  expect(callBy('2026-04-23T23:30', allDay)).toBe('2026-04-24T02:30');
  const clock = new CallClock(allDay);
  const evening = instant('2026-10-29T22:30');
  expect(clock.callBy(evening)).toBe(evening + 120 * MINUTE);
  expect(wallAt(clock.callBy(evening))).toBe('2026-10-29T23:30');
});

test('the call about a request is never promised by lines that do not open, or without a clock, and the same from a clock that was asked about other days before', () => {
  expect(callBy('2026-11-22T10:00', { ...HOURS, weekdays: [] })).toBeNull();
  expect(new CallClock(null).callBy(instant('2026-11-22T10:00'))).toBeNull();
  const clock = new CallClock(HOURS);
  const asked = ['2026-11-22T06:12', '2026-12-25T22:59', '2026-11-01T00:00', '2026-11-22T06:12'];
  const again = asked.map((since) => wallAt(clock.callBy(instant(since))));
  expect(again).toEqual(asked.map((since) => callBy(since)));
});

const anyHours = fc.record({
  timeZone: fc.constantFrom(CAIRO, 'Asia/Riyadh', 'Europe/London', 'Asia/Kathmandu'),
  withinMinutes: fc.integer({ min: 5, max: 600 }),
  weekdays: fc.array(
    fc.record({ weekday: fc.constantFrom<Weekday>(...WEEKDAYS), opensAt: anyTime, closesAt: anyTime }),
    { minLength: 3, maxLength: 10 },
  ),
  exceptions: fc.array(
    fc.record({
      date: fc.integer({ min: 0, max: 12 }).map((days) => addDays('2026-04-20', days)),
      opensAt: fc.option(anyTime),
      closesAt: fc.option(anyTime),
    }),
    { maxLength: 4 },
  ),
});
const anyMoment = fc
  .integer({ min: 0, max: 9 * 1440 })
  .map((minute) => instant('2026-04-20T00:00') + minute * MINUTE);

test('with any hours, the lines are open for the minutes that are promised, and not for a step more', () => {
  fc.assert(
    fc.property(anyHours, anyMoment, (hours, now) => {
      const by = new CallClock(hours).callBy(now);
      if (by === null) return;
      const spans = openSpans(hours, '2026-04-18', 60);
      let open = 0;
      for (let at = now; at < by; at += MINUTE)
        if (spans.some((span) => span.from <= at && at < span.to)) open += 1;
      expect(open).toBeGreaterThanOrEqual(hours.withinMinutes);
      expect(open).toBeLessThan(hours.withinMinutes + 5);
      expect(spans.some((span) => span.from < by && by <= span.to)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('the open hours ahead tell the same time of the call while a page is open, and nothing where no call is promised', () => {
  const drawn = instant('2026-11-26T22:40');
  const ahead = new CallClock(HOURS).linesAhead(drawn);
  expect(ahead?.withinMinutes).toBe(120);
  const lines = ahead?.open.map(({ from, to }) => `${wallAt(from)} ${wallAt(to)}`);
  expect(lines).toEqual([
    ...['2026-11-26T09:00 2026-11-26T23:00', '2026-11-27T14:00 2026-11-27T21:00'],
    '2026-11-28T09:00 2026-11-28T23:00',
  ]);
  for (const none of [null, { ...HOURS, weekdays: [] }])
    expect(new CallClock(none).linesAhead(drawn)).toBeNull();
});
