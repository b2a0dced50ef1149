import { expect, test, vi } from 'vitest';
import { stubSettings } from '@/test/secrets';
import { findNextTimes } from './data';

test('the next times of a doctor who comes once a month begin with the first one, however late', async () => {
  stubSettings();
  const free = (day: string) => ({ startsAt: `${day}T09:00:00.000Z`, endsAt: `${day}T09:20:00.000Z` });
  const answer = { data: [] as object[], nextFree: free('2026-12-28') };
  vi.stubGlobal('fetch', async () => {
    const meta = { timeZone: 'Africa/Cairo', slotMinutes: 20, nextFree: answer.nextFree };
    return Response.json({ data: answer.data, meta });
  });
  const place = { doctor: 'mona', branch: 'dokki', service: 'visit', timeZone: 'Africa/Cairo' };
  const find = () =>
    findNextTimes({ ...place, startsAt: '2026-11-30T09:00:00.000Z', visitor: null, holdKey: null });
  expect(await find()).toEqual([free('2026-12-28')]);
  answer.data = [{ date: '2026-12-01', slots: [free('2026-12-01')] }];
  expect(await find()).toEqual([free('2026-12-01')]);
});
