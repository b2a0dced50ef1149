import { expect, it } from 'vitest';
import type { Calendar } from '@/contract/calendar';
import { formOf } from '@/test/form-of';
import { ageNow, freeDays, timesInstead } from './rules';
import { readTyped } from './schema';

it('free times are listed by day, then doctor, without what is taken and without empty days', () => {
  const startsAt = (hour: string) => `2026-11-24T${hour}:00:00.000Z`;
  const day = (date: string, kind: 'free' | 'held', hour: string) => {
    const entry = { kind, startsAt: startsAt(hour), endsAt: `2026-11-24T${hour}:20:00.000Z` };
    return { date, shifts: [], absences: [], entries: [entry] };
  };
  const doctor = (documentId: string, name: string) => ({
    ...{ documentId, name: { en: name, ar: name }, takesNoNewBookings: false },
  });
  const may = { mayOverbook: false, mayBook: true, extraWalkIns: 3, rooms: [] };
  const busy = [day('2026-11-24', 'held', '08'), day('2026-11-25', 'free', '09')];
  const calendar: Calendar = {
    data: [
      { doctor: doctor('one', 'Mona'), days: busy },
      { doctor: doctor('two', 'Adel'), days: [day('2026-11-24', 'free', '10')] },
    ],
    meta: { timeZone: 'Africa/Cairo', country: 'EG', ...may },
  };
  const first = { date: '2026-11-24', doctor: { id: 'two', name: 'Adel' }, times: [startsAt('10')] };
  const next = { date: '2026-11-25', doctor: { id: 'one', name: 'Mona' }, times: [startsAt('09')] };
  expect(freeDays(calendar, 'en')).toEqual([first, next]);
});

it('an age grows with the years since it was said', () => {
  const now = Date.parse('2026-11-24T10:00:00Z');
  expect(ageNow({ age: 7, saidAt: '2026-01-10T10:00:00Z', now })).toBe(7);
  expect(ageNow({ age: 7, saidAt: '2024-10-10T10:00:00Z', now })).toBe(9);
  expect(ageNow({ age: 7, saidAt: '2027-10-10T10:00:00Z', now })).toBe(7);
});

it('a time that was chosen instead of a taken one stays chosen when something else is refused, but not that of a series', () => {
  const [wanted, other] = ['2026-11-24T08:00:00.000Z', '2026-11-24T09:00:00.000Z'];
  const insteadOf = (fields: Record<string, string>) =>
    timesInstead({ next: [], typed: readTyped(formOf(fields)) }, wanted);
  expect(timesInstead({ next: [{ startsAt: other }], typed: { startsAt: wanted } }, wanted)).toEqual([other]);
  expect(insteadOf({ startsAt: other })).toEqual([other]);
  expect(insteadOf({ startsAt: wanted })).toEqual([]);
  expect(insteadOf({ startsAt: other, seriesOf: 'x' })).toEqual([]);
  expect(insteadOf({ startsAt: 'x' })).toEqual([]);
});
