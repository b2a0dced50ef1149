import { NextRequest } from 'next/server';
import { expect, it, vi } from 'vitest';
import { MADE_PER_VISIT } from '@/lib/cache/made-per-request';
import { GET } from './route';

vi.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => undefined }),
}));
vi.mock('@/features/booking/choices/data', () => ({
  getCatalogue: async () => ({ branches: [{ id: 'b'.repeat(24) }] }),
  getBookingSetting: async () => ({ horizonDays: 60 }),
}));
vi.mock('@/features/booking/times/data', () => ({ getMonthView: async () => ({ weeks: [] }) }));

it('a month is shared for a second as a step of the booking is, a refusal with nobody', async () => {
  const ask = async (branch: string) => {
    const [doctor, service] = ['a'.repeat(24), 'c'.repeat(24)];
    const query = new URLSearchParams({ locale: 'ar', month: '2026-05', doctor, branch, service });
    const answer = await GET(new NextRequest(`http://clinic.example/api/availability/month?${query}`));
    return [answer.status, answer.headers.get('cache-control')];
  };
  expect(await ask('b'.repeat(24))).toEqual([200, MADE_PER_VISIT]);
  expect(await ask('d'.repeat(24))).toEqual([404, 'no-store']);
});
