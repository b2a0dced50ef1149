import { expect, test } from 'vitest';
import { calendarLinks, checkInWords, datesAtDoor, numberOnDate, phaseOf, shownNames, todoOf } from './rules';

const startsAt = '2026-10-29T20:30:00.000Z';

const entry = {
  title: 'د. منى & Dr Mona + #1',
  details: 'Booking number: 7KQM-4RX2\nRequested, not yet confirmed',
  ...{ location: 'Maadi, 12 Road 9', startsAt, endsAt: '2026-10-29T20:50:00.000Z' },
};
const { google, outlook } = calendarLinks(entry);

test('the links to calendars on the web carry every sign of the words, and instants in UTC, without plus signs where Outlook would show them', () => {
  const { title, details, location } = entry;
  const paramsOf = (link: string) => Object.fromEntries(new URL(link).searchParams);
  const dates = '20261029T203000Z/20261029T205000Z';
  expect(paramsOf(google)).toMatchObject({ text: title, details, dates });
  expect(paramsOf(outlook)).toMatchObject({ subject: title, location, startdt: startsAt });
  expect(new URL(outlook).search).not.toContain('+');
});

const at = Date.parse(startsAt);
test.each([
  ['confirmed', at - 1, 'confirmed'],
  ['pending', at, 'past'],
  ['confirmed', at, 'past'],
  ['done', at, 'done'],
] as const)('the phase of an appointment %s at %i is %s', (status, now, expected) => {
  expect(phaseOf({ status, startsAt }, now)).toBe(expected);
});

test('a booking has a visit on a date by the clock of its branch, a series that of the date, and none that is canceled', () => {
  const status = 'confirmed' as const;
  const visit = { bookingNumber: '482-915-633', status, startsAt, timeZone: 'Africa/Cairo' };
  expect(numberOnDate({ ...visit, series: [] }, '2026-10-29')).toBe('482-915-633');
  expect(numberOnDate({ ...visit, timeZone: 'Asia/Dubai', series: [] }, '2026-10-29')).toBe(null);
  const later = { ...visit, version: 1, isLive: true, doctor: null, startsAt: '2026-11-05T20:30:00.000Z' };
  const canceled = { status: 'canceled' as const, startsAt: '2026-11-12T20:30:00.000Z' };
  const series = [
    { ...later, ...visit },
    { ...later, bookingNumber: '482-915-633-2' },
    { ...later, bookingNumber: '482-915-633-3', ...canceled },
  ];
  expect(numberOnDate({ ...visit, series }, '2026-11-05')).toBe('482-915-633-2');
  expect(numberOnDate({ ...visit, series }, '2026-11-12')).toBe(null);
});

test('at the door stand patients of the day and, around midnight, those of the night before and of the small hours', () => {
  const datesAt = (instant: string) => datesAtDoor(Date.parse(instant), 'Africa/Cairo');
  expect(datesAt('2026-11-30T10:00:00.000Z')).toEqual(['2026-11-30']);
  expect(datesAt('2026-11-30T21:50:00.000Z')).toEqual(['2026-11-30', '2026-12-01']);
  expect(datesAt('2026-11-30T22:10:00.000Z')).toEqual(['2026-11-30', '2026-12-01']);
});

test('an appointment waits for its patient to come, or to answer what is asked', () => {
  const open = { state: 'open' as const, needsDoorCode: true };
  expect(todoOf({ checkIn: open, questions: 'answered' })).toBe('checkIn');
  expect(todoOf({ checkIn: null, questions: 'open' })).toBe('questions');
  expect(todoOf({ checkIn: null, questions: 'answered' })).toBe(null);
});

const names = { en: 'Maadi', ar: 'المعادي' };
const booked = { documentId: 'x', number: 1, name: names };
const branch = { ...booked, address: { en: 'Road 9', ar: 'شارع 9' }, phone: null, country: 'EG' };
const appointment = { doctor: booked, service: { ...booked, name: null }, branch };

test('the names of an appointment are those of the booking for what is not published any more', () => {
  const published = { doctor: undefined, service: undefined, branch: undefined };
  const maadi = { name: 'المعادي', lang: 'ar' };
  const shown = { doctor: maadi, service: { name: '', lang: 'ar' }, branch: { ...maadi, address: 'شارع 9' } };
  expect(shownNames(appointment, published, 'ar')).toEqual(shown);
});

test('a check-in that failed is tried again at the door where there is a code, and else where it was pressed', () => {
  expect(checkInWords({ needsDoorCode: true })).toEqual({ text: 'scan', failed: 'failed' });
  expect(checkInWords({ needsDoorCode: false })).toEqual({ text: 'text', failed: 'failedByLink' });
});
