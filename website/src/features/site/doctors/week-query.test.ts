import { expect, it } from 'vitest';
import { stubContent } from '@/test/content-backend';
import { readWeek } from './week-query';

it('no number of a doctor that somebody invents is asked for, as the answer would be kept on the disk', async () => {
  const asked: string[] = [];
  stubContent((address) => void asked.push(address.href));
  expect(await readWeek({ locale: 'en', doctor: 987_654, soonDays: 0 })).toBeNull();
  expect(asked.some((address) => address.includes('/api/doctors?'))).toBe(true);
  expect(asked.filter((address) => address.includes('987654'))).toEqual([]);
});
