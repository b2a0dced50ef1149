import { expect, test } from 'vitest';
import { asChosen, besidePath, memorableQuery, recallQuery } from './list-memory';

const now = new Date('2026-03-10T10:00:00Z');

test('how a list was left is its filters, order and length, without page, open row, search and days that are over, nothing that is not ours, and overridden by an address that names its choice', () => {
  const path =
    '/en/admin/appointments?doctor=abc&search=abcdefghij&page=3&open=xyz&size=50&sort=startsAt%3Aasc';
  expect(memorableQuery(path)).toBe('doctor=abc&size=50&sort=startsAt%3Aasc');
  expect(memorableQuery('/en/admin/appointments?view=all')).toBe('');
  const kept = 'doctor=abc&firstDay=2026-03-08&lastDay=2026-03-08';
  expect(recallQuery({ kept, now })).toEqual({ doctor: 'abc' });
  expect(recallQuery({ kept: 'firstDay=2026-03-08', now })).toBeNull();
  const ahead = 'firstDay=2026-03-08&lastDay=2026-03-12';
  expect(recallQuery({ kept: ahead, now })).toEqual({ firstDay: '2026-03-08', lastDay: '2026-03-12' });
  expect(recallQuery({ kept: `doctor=${'a'.repeat(700)}`, now })).toBeNull();
  expect(asChosen('/en/admin/log')).toBe('/en/admin/log?view=all');
  expect(asChosen('/en/admin/log?page=2')).toBe('/en/admin/log?page=2');
  expect(besidePath({ path: '/en/admin/log', id: 'abc' })).toBe('/en/admin/log?open=abc');
  expect(besidePath({ path: '/en/admin/log?page=2', id: 'abc' })).toBe('/en/admin/log?page=2&open=abc');
});
