import { expect, it } from 'vitest';
import type { Calendar } from '@/contract/calendar';
import { moveAddress } from '@/features/desk/appointments/address';
import { ageNow, freeDays } from './rules';

const ID = 'a'.repeat(24);

it('where times are looked for is read from an address, and what is not well-formed is left open', () => {
  const { read } = moveAddress(ID);
  const asked = { branch: ID, doctor: 'any', service: ID, from: '2026-11-24' };
  expect(read(asked)).toEqual(asked);
  const nothing = { branch: null, doctor: null, service: null, from: null };
  expect(read({ branch: 'x', doctor: 'anybody', from: 'today' })).toEqual(nothing);
});

it('free times are listed by day, then doctor, without what is taken and without empty days', () => {
  const at = (hour: string) => ({
    startsAt: `2026-11-24T${hour}:00:00.000Z`,
    endsAt: `2026-11-24T${hour}:20:00.000Z`,
  });
  const doctor = (documentId: string, name: string) => ({
    documentId,
    name: { en: name, ar: name },
    takesNoNewBookings: false,
  });
  const calendar: Calendar = {
    data: [
      {
        doctor: doctor('one', 'Mona'),
        days: [
          { date: '2026-11-24', shifts: [], absences: [], entries: [{ kind: 'held', ...at('08') }] },
          { date: '2026-11-25', shifts: [], absences: [], entries: [{ kind: 'free', ...at('09') }] },
        ],
      },
      {
        doctor: doctor('two', 'Adel'),
        days: [{ date: '2026-11-24', shifts: [], absences: [], entries: [{ kind: 'free', ...at('10') }] }],
      },
    ],
    meta: {
      timeZone: 'Africa/Cairo',
      country: 'EG',
      mayOverbook: false,
      mayBook: true,
      extraWalkIns: 3,
      rooms: [],
    },
  };
  expect(freeDays(calendar, 'en')).toEqual([
    { date: '2026-11-24', doctor: { id: 'two', name: 'Adel' }, times: [at('10').startsAt] },
    { date: '2026-11-25', doctor: { id: 'one', name: 'Mona' }, times: [at('09').startsAt] },
  ]);
});

it('an age grows with the years since it was said', () => {
  const now = Date.parse('2026-11-24T10:00:00Z');
  expect(ageNow({ age: 7, saidAt: '2026-01-10T10:00:00Z', now })).toBe(7);
  expect(ageNow({ age: 7, saidAt: '2024-10-10T10:00:00Z', now })).toBe(9);
  expect(ageNow({ age: 7, saidAt: '2027-10-10T10:00:00Z', now })).toBe(7);
});
