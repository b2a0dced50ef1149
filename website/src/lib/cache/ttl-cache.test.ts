import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTtlCache } from './ttl-cache';

beforeEach(() => {
  vi.useFakeTimers();
  // The clock of a process is never at nought when something is asked.
  vi.advanceTimersByTime(1000);
});
afterEach(() => void vi.useRealTimers());

function counted() {
  let reads = 0;
  const read = async ({ doctor }: { doctor: string }) => {
    reads += 1;
    if (doctor === 'broken') throw new Error('The backend is down.');
    return { doctor, read: reads };
  };
  return withTtlCache({ read, ttlMs: 20_000, max: 2 });
}

it('gives the same answer to all who ask the same within its time, nobody an older one, not even the first after a quiet hour, and remembers no failure', async () => {
  const ask = counted();
  const first = { doctor: 'a', read: 1 };
  expect(await Promise.all([ask({ doctor: 'a' }), ask({ doctor: 'a' })])).toEqual([first, first]);
  vi.advanceTimersByTime(19_000);
  expect(await ask({ doctor: 'a' })).toEqual(first);
  expect(await ask({ doctor: 'b' })).toEqual({ doctor: 'b', read: 2 });
  vi.advanceTimersByTime(3_600_000);
  expect(await ask({ doctor: 'a' })).toEqual({ doctor: 'a', read: 3 });
  for (let time = 0; time < 2; time += 1)
    await expect(ask({ doctor: 'broken' })).rejects.toThrow('The backend is down.');
  expect(await ask({ doctor: 'c' })).toEqual({ doctor: 'c', read: 6 });
});
