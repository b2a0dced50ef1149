import { expect, it } from 'vitest';
import { NO_FILTER } from '@/features/desk/appointments/address';
import { isReached } from '@/features/desk/appointments/rules';
import { bulkPath, isApplicable, listsFor, readBulkView, weeksOf } from './rules';

const id = 'a'.repeat(24);
const now = Date.parse('2026-03-10T22:30:00Z');

it('what is done with all of a filter stands in an address that comes back as it was written, without page and columns', () => {
  const filter = { ...NO_FILTER, doctor: id, firstDay: '2026-03-10', columns: ['when' as const], page: 2 };
  const path = bulkPath('ar', { filter, act: 'reassign', to: ['any', id], day: '2026-03-12' });
  const query = `doctor=${id}&firstDay=2026-03-10&do=reassign&to=any&to=${id}&day=2026-03-12`;
  expect(path).toBe(`/ar/admin/appointments/several?${query}`);
  const params = { ...Object.fromEntries(new URL(path, 'http://x').searchParams), to: ['any', id, 'x', id] };
  const read = { filter: { ...filter, columns: null, page: 1 }, act: 'reassign' };
  expect(readBulkView(params)).toEqual({ ...read, to: ['any', id], day: '2026-03-12' });
  expect(readBulkView({ doctor: id, do: 'erase' })).toBeNull();
});

it('what is done with all of a filter is looked for in what is ahead and in a status that allows it, unless the filter names one, and leaves out what has begun, by the instant and not by a day of any clock, and what is settled', () => {
  const statusesOf = (view: Parameters<typeof listsFor>[0]) =>
    listsFor(view, now).map(({ filter, from }) => [filter.status, from]);
  const from = '2026-03-10T22:30:00.000Z';
  expect(statusesOf({ filter: NO_FILTER, act: 'confirm' })).toEqual([['pending', from]]);
  const both = ['pending', 'confirmed'].map((status) => [status, from]);
  expect(statusesOf({ filter: NO_FILTER, act: 'reassign' })).toEqual(both);
  const done = { ...NO_FILTER, status: 'done' as const };
  expect(statusesOf({ filter: done, act: 'confirm' })).toEqual([['done', from]]);
  const ahead = { status: 'pending' as const, startsAt: '2026-03-10T22:31:00Z', phone: '+201000000000' };
  expect(isApplicable('confirm', ahead, now)).toBe(true);
  const begun = { ...ahead, startsAt: '2026-03-10T22:30:00Z' };
  expect(isApplicable('confirm', begun, now)).toBe(false);
  const confirmed = { ...ahead, status: 'confirmed' as const };
  expect(isApplicable('confirm', confirmed, now)).toBe(false);
  expect(isApplicable('reassign', confirmed, now)).toBe(true);
  expect(isApplicable('reassign', { ...ahead, status: 'canceled' }, now)).toBe(false);
});

it('where an appointment could go is looked for in as few weeks as hold the days', () => {
  const expected = ['2026-03-11', '2026-03-18', '2026-03-30'];
  expect(weeksOf(['2026-03-12', '2026-03-11', '2026-03-17', '2026-03-18', '2026-03-30'])).toEqual(expected);
});

it('whoever has neither an email nor messages to the phone is not among those who can be messaged', () => {
  const [silent, mailed, told] = [
    { email: null, tellBy: null },
    { email: 'a@example.com', tellBy: null },
    { email: null, tellBy: 'sms' as const },
  ];
  expect([silent, mailed, told].filter(isReached)).toEqual([mailed, told]);
});
