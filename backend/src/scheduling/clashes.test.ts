import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySchedule, regularHours, shift } from '../../tests/support/schedules';
import { listClashes, type PlacedSchedule } from './clashes';
import type { Schedule, Shift } from './schedule';
import { listShiftSpans } from './slots';
import { addDays } from './zone';

const FROM = '2026-05-03';

const set = (given: Partial<PlacedSchedule> & { shifts: Shift[] }): PlacedSchedule => ({
  ...{ id: 'one', branch: 'alexandria', timeZone: 'Africa/Cairo', ...regularHours(given.shifts) },
  ...given,
});

const pairs = (sets: PlacedSchedule[]) =>
  listClashes(sets, FROM).map(({ one, other, date }) => [one.set, other.set, date]);

const monday = set({ shifts: [shift('monday', '09:00', '17:00')] });

test('hours of one doctor clash when shifts of two branches overlap, past midnight into Monday too, and not when one begins as the other ends', () => {
  const there = { id: 'two', branch: 'new-cairo' };
  const on = (day: 'monday' | 'tuesday', from: string, to: string) =>
    pairs([monday, set({ ...there, shifts: [shift(day, from, to)] })]);
  expect(on('monday', '10:20', '14:00')).toEqual([['one', 'two', '2026-05-04']]);
  expect([...on('monday', '17:00', '20:00'), ...on('tuesday', '09:00', '17:00')]).toEqual([]);
  const night = set({ id: 'two', branch: 'new-cairo', shifts: [shift('sunday', '22:00', '09:30')] });
  expect(pairs([night, monday])).toEqual([['two', 'one', '2026-05-03']]);
});

test('hours of one doctor clash only on dates that both are valid', () => {
  const dated = { id: 'two', branch: 'new-cairo', shifts: [shift('monday', '09:00', '17:00')] };
  const first = set({ shifts: monday.shifts, validTo: '2027-01-31' });
  expect(pairs([first, set({ ...dated, validFrom: '2027-02-01' })])).toEqual([]);
  expect(pairs([first, set({ ...dated, validFrom: '2027-01-25' })])).toEqual([['one', 'two', '2027-01-25']]);
  expect(pairs([first, set({ ...dated, validFrom: '2027-01-26', validTo: '2027-01-31' })])).toEqual([]);
  expect(pairs([first, set({ ...dated, validTo: '2026-05-02' })])).toEqual([]);
});

test('hours of one doctor clash with a set that adds to the hours of its branch, and not with one that replaces them', () => {
  const ramadan = { validFrom: '2027-02-08', validTo: '2027-03-09', id: 'two' };
  const evening = set({ ...ramadan, shifts: [shift('monday', '16:00', '20:00')] });
  expect(pairs([monday, evening])).toEqual([['one', 'two', '2027-02-08']]);
  expect(pairs([monday, { ...evening, replacesRegular: true }])).toEqual([]);
  // Replaced hours do not clash with another branch either.
  const elsewhere = set({ ...ramadan, id: 'three', branch: 'new-cairo', shifts: monday.shifts });
  expect(pairs([monday, elsewhere])).toHaveLength(1);
  const short = set({ ...ramadan, replacesRegular: true, shifts: [shift('monday', '20:00', '22:00')] });
  expect(pairs([monday, short, elsewhere])).toEqual([]);
});

test('hours of one doctor clash by the instant where branches have clocks of their own', () => {
  const riyadh = { id: 'two', branch: 'riyadh', timeZone: 'Asia/Riyadh' };
  const winter = set({ shifts: [shift('monday', '09:00', '12:00')] });
  // One hour apart in winter, none in summer.
  const at = (from: string, to: string) =>
    pairs([winter, set({ ...riyadh, shifts: [shift('monday', from, to)] })]);
  expect(at('12:00', '13:00')).toEqual([['one', 'two', '2026-11-02']]);
  expect(at('13:00', '14:00')).toEqual([]);
});

const anyDay = fc.integer({ min: -10, max: 40 }).map((days) => addDays(FROM, days));
const anyHours = fc.array(anySchedule(anyDay), { maxLength: 2 });

test('with any sets of hours, a clash is found exactly when two branches have the doctor at one moment', () => {
  const property = fc.property(anyHours, anyHours, (here, there) => {
    const timeZone = 'Africa/Cairo';
    const dates = Array.from({ length: 70 }, (_, index) => addDays(FROM, index - 1));
    const spansOf = (schedules: Schedule[]) => listShiftSpans({ timeZone, schedules, absences: [] }, dates);
    const meet = spansOf(here).some((one) =>
      spansOf(there).some((other) => one.startsAt < other.endsAt && other.startsAt < one.endsAt),
    );
    const placed = (schedules: Schedule[], branch: string) =>
      schedules.map((schedule, index) => ({ ...schedule, id: `${branch[0]}${index}`, branch, timeZone }));
    const sets = [...placed(here, 'here'), ...placed(there, 'there')];
    expect(listClashes(sets, FROM).some(({ one, other }) => one.set[0] !== other.set[0])).toBe(meet);
  });
  fc.assert(property, { numRuns: 300 });
});
