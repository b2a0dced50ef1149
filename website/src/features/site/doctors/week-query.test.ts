import { expect, it, vi } from 'vitest';
import { answerRead } from '@/test/content-backend';
import { readContentTypes } from '@/test/content-types';
import { readWeek } from './week-query';

it('no number of a doctor that somebody invents is asked for, as the answer would be kept on the disk', async () => {
  const types = readContentTypes();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    asked.push(String(input));
    return Response.json(answerRead(new URL(String(input)), types));
  });
  expect(await readWeek({ locale: 'en', doctor: 987_654, soonDays: 0 })).toBeNull();
  expect(asked.some((address) => address.includes('/api/doctors?'))).toBe(true);
  expect(asked.filter((address) => address.includes('987654'))).toEqual([]);
});
