import { expect, it, vi } from 'vitest';
import { soonestFirst } from './order-query';

it('the soonest free doctor of a branch comes first, whoever is sooner elsewhere, and nobody moves while that is unknown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const branch = 'b'.repeat(24);
  const free = (doctor: string, day: string) => ({
    ...{ doctor, branch, timeZone: 'Africa/Cairo' },
    ...{ startsAt: `2026-11-${day}T08:00:00.000Z`, endsAt: `2026-11-${day}T08:20:00.000Z` },
  });
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('away')) return new Response(null, { status: 503 });
    const isHere = address.includes(branch);
    return Response.json({ data: [free('hala', isHere ? '21' : '23'), free('karim', '22')] });
  });
  const doctors = ['nadia', 'karim', 'hala'].map((id) => ({ id }));
  const idsAt = async (place?: string) => (await soonestFirst(doctors, place)).map(({ id }) => id);
  expect(await idsAt(branch)).toEqual(['hala', 'karim', 'nadia']);
  expect(await idsAt()).toEqual(['karim', 'hala', 'nadia']);
  expect(await idsAt('away')).toEqual(['nadia', 'karim', 'hala']);
});
