import { expect, test } from 'vitest';
import { addDays } from '../scheduling/zone';
import type { CatalogueData } from './catalogue-rows';
import { CatalogueSnapshot } from './catalogue-snapshot';

test('the times of a date are worked out once, and not kept for each of the dates that anybody asks for', () => {
  const data = {
    callHours: null,
    branches: { maadi: {} },
    doctors: { mona: { specialties: [] } },
    services: { consultation: { specialties: [], needs: [] } },
    practices: { 'mona|maadi': { timeZone: 'Africa/Cairo', schedules: [], absences: [] } },
  } as unknown as CatalogueData;
  const snapshot = new CatalogueSnapshot(data, '');
  const timesOn = (date: string) =>
    snapshot.workingSlots({ doctor: 'mona', branch: 'maadi', service: 'consultation', date });
  const first = timesOn('2026-12-01');
  expect(timesOn('2026-12-01')).toBe(first);
  for (let days = 1; days <= 20_000; days += 1) timesOn(addDays('2026-12-01', days));
  expect(timesOn('2026-12-01')).not.toBe(first);
});
