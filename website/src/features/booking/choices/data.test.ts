import { expect, test, vi } from 'vitest';
import { findBookingSetting, findNextTimes } from './data';

test('the next times of a doctor who comes once a month begin with the first one, however late', async () => {
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

test('the usual service is that of both languages where the settings of one cannot name it', async () => {
  const limits = { horizonDays: 60, maxAge: 120, notesMaxLength: 1000 };
  const words = { callCentrePhone: '+20225550100', consentText: 'I agree.' };
  const tags: string[][] = [];
  vi.stubGlobal('fetch', async (address: string, { next }: { next: { tags: string[] } }) => {
    if (address.includes('/api/fees')) return Response.json({ data: [] });
    tags.push(next.tags);
    const isEnglish = address.includes('locale=en');
    const defaultService = isEnglish ? { documentId: 'visit' } : null;
    return Response.json({ data: { locale: isEnglish ? 'en' : 'ar', ...limits, ...words, defaultService } });
  });
  for (const locale of ['en', 'ar'] as const)
    expect((await findBookingSetting(locale))?.defaultServiceId).toBe('visit');
  // It is named once it is published.
  for (const one of tags) expect(one).toContain('service');
});
