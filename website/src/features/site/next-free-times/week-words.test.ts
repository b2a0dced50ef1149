import { expect, test } from 'vitest';
import { sayWeek } from './week-words';

test('nobody is led to wait for a series of visits, for which there is no waiting list', async () => {
  const branch = { id: 'dokki', number: 2, name: 'Dokki', timeZone: 'Africa/Cairo' };
  const promised = { callLines: null, confirmsAtOnce: false };
  const meta = { timeZone: branch.timeZone, slotMinutes: 20, nextFree: null, ...promised };
  const found = { days: [], later: null, first: [{ branch, times: { data: [], meta } }] };
  const asked = { ...found, locale: 'en' as const, doctor: 3, service: 5, now: new Date(), soonDays: 5 };
  expect((await sayWeek({ ...asked, isSeries: false })).waiting?.href).toContain('service=5');
  expect((await sayWeek({ ...asked, isSeries: true })).waiting).toBeNull();
});
