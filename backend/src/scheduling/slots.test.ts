import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { anyTime, regularHours, shift } from '../../tests/support/schedules';
import { grainsOf } from './claims';
import { type Absence, type Schedule, type Shift, WEEKDAYS } from './schedule';
import { freeSlots, horizonEnd, listWorkingSlots, type Practice, type Slot } from './slots';
import { addDays, dateAt, minutesOfTime } from './zone';

const CAIRO = 'Africa/Cairo';
const RIYADH = 'Asia/Riyadh';

function everyDay(startsAt: string, endsAt: string): Shift[] {
  return WEEKDAYS.map((weekday) => ({ weekday, startsAt, endsAt, pastMidnight: endsAt <= startsAt }));
}

type Given = Partial<Practice> & { shifts?: Shift[]; slotMinutes?: number };

function practice({ shifts = [], slotMinutes, ...given }: Given): Practice {
  return { timeZone: CAIRO, schedules: [regularHours(shifts, slotMinutes)], absences: [], ...given };
}

function wall(slot: Slot, timeZone = CAIRO): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(slot.startsAt).toZonedDateTimeISO(timeZone);
  return zoned.toPlainTime().toString({ smallestUnit: 'minute' });
}

/** The times of a date as one text, in their order. */
function wallsOn(date: string, given: Practice, lengthMinutes: number | null = null): string {
  const slots = listWorkingSlots({ practice: given, date, lengthMinutes });
  return slots.map((slot) => wall(slot, given.timeZone)).join(' ');
}

test('working slots of a date lie on the grid of each of several shifts, once where these overlap, and leave room for a longer appointment', () => {
  const evening = shift('saturday', '18:30', '19:15');
  const shifts = [shift('saturday', '10:00', '11:00'), evening, shift('sunday', '08:00', '09:00')];
  expect(wallsOn('2026-05-09', practice({ shifts }))).toBe('10:00 10:20 10:40 18:30 18:50');
  expect(wallsOn('2026-05-09', practice({ shifts: everyDay('10:00', '11:00') }), 45)).toBe('10:00');
  const overlapping = [...everyDay('10:00', '11:00'), ...everyDay('10:20', '11:20')];
  expect(wallsOn('2026-05-09', practice({ shifts: overlapping }))).toBe('10:00 10:20 10:40 11:00');
});

test('working slots of a date after midnight belong to the date on which they start', () => {
  const given = practice({ shifts: [shift('thursday', '23:00', '00:40')] });
  expect(wallsOn('2026-05-07', given)).toBe('23:00 23:20 23:40');
  expect(wallsOn('2026-05-08', given)).toBe('00:00 00:20');
  const evening = practice({ shifts: [shift('thursday', '23:20', '00:00', false)] });
  expect([wallsOn('2026-05-07', evening), wallsOn('2026-05-08', evening)]).toEqual(['23:20 23:40', '']);
});

test('working slots of a date follow the dated set while it is valid, and the regular one around it', () => {
  const regular: Schedule = regularHours(everyDay('10:00', '11:00'), 30);
  const dated = { validFrom: '2027-02-08', validTo: '2027-03-09', replacesRegular: true };
  const schedules = [regular, { ...regular, ...dated, shifts: everyDay('21:00', '22:00') }];
  const walls = ['2027-02-07', '2027-02-08', '2027-03-09', '2027-03-10'].map((date) =>
    wallsOn(date, practice({ schedules })),
  );
  expect(walls).toEqual(['10:00 10:30', '21:00 21:30', '21:00 21:30', '10:00 10:30']);
});

const shifts = everyDay('22:00', '00:40');
const wholeDay: Absence = { startsOn: '2026-05-08', endsOn: '2026-05-08', startsAt: null, endsAt: null };

test('an absence of a whole day takes its own shift to the end, and what the evening before would run into it', () => {
  const given = practice({ shifts, absences: [wholeDay] });
  expect(wallsOn('2026-05-07', given)).toBe('00:00 00:20 22:00 22:20 22:40 23:00 23:20 23:40');
  expect(wallsOn('2026-05-08', given)).toBe('');
  expect(wallsOn('2026-05-09', given)).toBe('22:00 22:20 22:40 23:00 23:20 23:40');
});

test('an absence of some hours takes every appointment that would touch them, past midnight too', () => {
  const absences = [{ ...wholeDay, startsAt: '10:30', endsAt: '11:00' }];
  const given = practice({ shifts: everyDay('10:00', '12:00'), absences });
  expect(wallsOn('2026-05-08', given)).toBe('10:00 11:00 11:20 11:40');
  expect(wallsOn('2026-05-09', given).split(' ')).toHaveLength(6);
  const late = [{ ...wholeDay, startsAt: '23:30', endsAt: '00:20' }];
  expect(wallsOn('2026-05-09', practice({ shifts, absences: late }))).toMatch(/^00:20 22:00 /);
});

test('when the clock changes in Cairo, the midnight that does not exist on 2026-04-24 is not offered, nor an appointment past a shift that ends in the missing hour', () => {
  const given = practice({ shifts: everyDay('23:20', '01:40') });
  expect(wallsOn('2026-04-23', given)).toBe('00:00 00:20 00:40 01:00 01:20 23:20 23:40');
  expect(wallsOn('2026-04-24', given)).toBe('01:00 01:20 23:20 23:40');
  const short = practice({ shifts: everyDay('23:20', '00:30') });
  expect(wallsOn('2026-04-23', short, 30)).not.toContain('23:40');
  expect(wallsOn('2026-04-22', short, 30)).toContain('23:40');
});

test('when the clock changes in Cairo, the hour that occurs twice on 2026-10-29 is offered once, the first time', () => {
  const given = practice({ shifts: everyDay('22:40', '00:20') });
  const slots = listWorkingSlots({ practice: given, date: '2026-10-29', lengthMinutes: null });
  expect(slots.map((slot) => wall(slot))).toEqual(['00:00', '22:40', '23:00', '23:20', '23:40']);
  expect(new Date(slots[2]?.startsAt ?? 0).toISOString()).toBe('2026-10-29T20:00:00.000Z');
  expect(wallsOn('2026-10-30', given)).toMatch(/^00:00 /);
});

const ZONES = [CAIRO, RIYADH, 'Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia'];

/** Dates within two days of a change of any of the zones, 2025 to 2035, and some ordinary ones. */
function interestingDates(timeZone: string): string[] {
  const dates: string[] = ['2026-01-15', '2028-02-29'];
  let at: Temporal.ZonedDateTime | null = Temporal.ZonedDateTime.from(`2025-01-01T00:00[${timeZone}]`);
  while (at) {
    at = at.getTimeZoneTransition('next');
    if (!at || at.year > 2035) break;
    for (let offset = -2; offset <= 2; offset += 1)
      dates.push(at.toPlainDate().add({ days: offset }).toString());
  }
  return dates;
}

const DATES = new Map(ZONES.map((timeZone) => [timeZone, interestingDates(timeZone)]));

const anyCase = fc.constantFrom(...ZONES).chain((timeZone) =>
  fc.record({
    timeZone: fc.constant(timeZone),
    date: fc.constantFrom(...(DATES.get(timeZone) ?? [])),
    startsAt: anyTime,
    endsAt: anyTime,
    slotMinutes: fc.constantFrom(10, 15, 20, 30, 45),
    lengthMinutes: fc.constantFrom(null, 15, 40, 60),
  }),
);

test('for every zone, clock change and shift, slots start at configured wall times, once each, and end inside the shift', () => {
  fc.assert(
    fc.property(anyCase, ({ timeZone, date, startsAt, endsAt, slotMinutes, lengthMinutes }) => {
      const given = practice({ shifts: everyDay(startsAt, endsAt), slotMinutes, timeZone });
      const slots = listWorkingSlots({ practice: given, date, lengthMinutes });
      const walls = slots.map((slot) => wall(slot, timeZone));
      expect(new Set(walls).size).toBe(walls.length);
      const start = minutesOfTime(startsAt);
      const end = minutesOfTime(endsAt);
      const length = end > start ? end - start : end + 1440 - start;
      for (const [index, slot] of slots.entries()) {
        expect(dateAt(slot.startsAt, timeZone)).toBe(date);
        const sinceStart = (minutesOfTime(walls[index] ?? '') - start + 1440) % 1440;
        expect(sinceStart % slotMinutes).toBe(0);
        expect(sinceStart + (lengthMinutes ?? slotMinutes)).toBeLessThanOrEqual(length);
        expect(slot.endsAt - slot.startsAt).toBe((lengthMinutes ?? slotMinutes) * 60_000);
      }
    }),
    { numRuns: 500 },
  );
}, 60_000);

const now = Date.parse('2026-05-09T09:00:00Z');

test('the booking window opens after the notice, for a slot that starts exactly then too, and closes when the last date of the horizon ends on the branch clock; what is taken is never free', () => {
  const window = { opensAt: Date.parse('2026-05-09T11:00:00.000Z'), closesAt: horizonEnd(now, 60, CAIRO) };
  expect(new Date(window.closesAt).toISOString()).toBe('2026-07-08T21:00:00.000Z');
  const given = practice({ shifts: everyDay('13:40', '14:40') });
  const slots = listWorkingSlots({ practice: given, date: '2026-05-09', lengthMinutes: null });
  const free = freeSlots({ slots, taken: new Set(), window });
  expect(free.map((slot) => wall(slot))).toEqual(['14:00', '14:20']);
  const last = free.at(-1);
  const left = freeSlots({ slots, taken: new Set(last && grainsOf(last)), window });
  expect(left.map((slot) => wall(slot))).toEqual(['14:00']);
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
});
