import { expect, it } from 'vitest';
import { type BookingQuery, bookingPath, readBookingQuery } from '@/lib/address/booking-address';
import { elsewhere, stepBack, withChoice } from './query';

it('choices in the address spell an instant in one way, count once when given twice, are ignored when not well-formed, and leave a plain address when there are none', () => {
  expect(readBookingQuery({ time: '2026-05-06T11:30Z' }).time).toBe('2026-05-06T11:30:00.000Z');
  expect(readBookingQuery({ doctor: ['7', '8'] })).toEqual({ doctor: '7' });
  expect(bookingPath({})).toBe('/booking');
  const odd = { by: 'phone', doctor: '../users', branch: '', month: '2026-13', date: 'tomorrow' };
  expect(readBookingQuery({ ...odd, time: '2026-05-06T11:30+02:00', firstName: 'Mona' })).toEqual({});
  expect(readBookingQuery({ time: '2026-99-99T11:30Z' })).toEqual({});
});

/** Choices as they stand in an address, and back. */
const read = (choices: string) => readBookingQuery(Object.fromEntries(new URLSearchParams(choices)));
const written = (query: BookingQuery | null) => query && bookingPath(query).replace(/^\/booking\??/, '');

const TIME = 'time=2026-05-06T11:30:00.000Z';
const PLACE = 'by=doctor&doctor=7&specialty=1&branch=2';
const DAY = 'month=2026-05&date=2026-05-06';
const FULL = `${PLACE}&service=3&${DAY}&${TIME}`;

it.each([
  ['asks again what depends on it', FULL, 'branch', '1', 'by=doctor&doctor=7&specialty=1&branch=1&service=3'],
  ['asks again all but the kind, for another way', FULL, 'by', 'branch', 'by=branch&service=3'],
  ['keeps the specialty', 'by=doctor&specialty=1', 'doctor', '7', 'by=doctor&doctor=7&specialty=1'],
  ['keeps the time of the page of a doctor', FULL.replace('&specialty=1', ''), 'specialty', '1', FULL],
  ['keeps the day for another kind', `${FULL}&change=service`, 'service', '4', `${PLACE}&service=4&${DAY}`],
] as const)('making a choice anew %s', (_, from, key, value, to) => {
  expect(written(withChoice(read(from), key, value))).toBe(to);
});

it.each([
  ['takes the last choice away, and keeps the day in view', FULL, FULL.replace(`&${TIME}`, '')],
  ['goes from the doctor to the way', 'by=doctor&doctor=7', 'by=doctor'],
  ['leaves the list of appointments as it was', `${FULL}&change=service`, FULL],
  ['ends at the first question, with a kind of appointment', 'service=3', null],
])('one question back %s', (_, from, to) => expect(written(stepBack(read(from)))).toBe(to));

it('an appointment elsewhere stays in the way by branch while the branch stays, else goes by doctor, with the time forgotten', () => {
  const at = (from: string, branch: number) =>
    written(
      elsewhere({ query: read(from), doctor: { number: 7 }, branch: { number: branch }, date: '2026-05-09' }),
    );
  const day = 'month=2026-05&date=2026-05-09';
  const kept = at('by=branch&branch=1&specialty=2&doctor=3', 1);
  expect(kept).toBe(`by=branch&doctor=7&specialty=2&branch=1&${day}`);
  const moved = at(`by=branch&branch=1&doctor=3&service=4&${TIME}`, 2);
  expect(moved).toBe(`by=doctor&doctor=7&branch=2&service=4&${day}`);
});
