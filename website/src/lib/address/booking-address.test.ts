import { expect, it } from 'vitest';
import { bookAppointmentPath, knownByPage, knownFragment } from './booking-address';

it.each([
  [{ doctor: 3 }, '/booking?by=doctor&doctor=3'],
  [{ branch: 2 }, '/booking?by=branch&branch=2'],
  [{ service: 5 }, '/booking?by=doctor&service=5'],
  [{ by: 'branch' as const, doctor: 3, branch: 2 }, '/booking?by=branch&doctor=3&branch=2'],
  [
    { doctor: 3, branch: 2, specialty: 4, service: 5, date: '2026-05-06', time: '2026-05-06T11:30:00.000Z' },
    '/booking?by=doctor&doctor=3&specialty=4&branch=2&service=5&date=2026-05-06&time=2026-05-06T11:30:00.000Z',
  ],
])('the way into the booking keeps all that is known: %o', (known, path) => {
  expect(bookAppointmentPath(known)).toBe(path);
});

it.each([
  ['/en/services/5-hearing-test', { service: 5 }],
  ['/ar/doctor/3', { doctor: 3 }],
  ['/en/branches/page/2', {}],
  ['/en/blog/5-ears', {}],
])('the way into the booking is told by the page %s', (path, known) => {
  expect(knownByPage(path)).toEqual(known);
});

it('the way into the booking is carried behind the # of pages that are the same for everybody', () => {
  expect(knownFragment({ service: 5 })).toBe('#by=doctor&service=5');
  expect(knownFragment({ by: 'branch', branch: 2 })).toBe('#by=branch&branch=2');
  expect(knownFragment({})).toBe('');
});
