import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SlowLanes } from './slow-lane';

const pace = { gapMs: 10_000, timeoutMs: 15_000, capacity: 2 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an account that many have guessed at is tried once in a while, by whoever has failed least with it', async () => {
  const lanes = new SlowLanes(pace);
  expect(await lanes.wait({ lane: 'mona', failures: 9 })).toBe(0);
  const passed: string[] = [];
  const ask = (name: string, failures: number) =>
    void lanes.wait({ lane: 'mona', failures }).then((milliseconds) => {
      passed.push(milliseconds === 0 ? name : `${name} is to come back`);
    });
  ask('guesser', 8);
  ask('owner', 1);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(passed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(passed).toEqual(['owner']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(passed).toEqual(['owner', 'guesser is to come back']);
  expect(await lanes.wait({ lane: 'hala', failures: 9 })).toBe(0);
});

test('an account that many have guessed at has few waiting, of whom the one with most failures gives way to a newcomer', async () => {
  const lanes = new SlowLanes(pace);
  await lanes.wait({ lane: 'mona', failures: 0 });
  const first = lanes.wait({ lane: 'mona', failures: 5 });
  const second = lanes.wait({ lane: 'mona', failures: 6 });
  expect(await lanes.wait({ lane: 'mona', failures: 7 })).toBe(10_000);
  const owner = lanes.wait({ lane: 'mona', failures: 1 });
  expect(await second).toBe(10_000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await owner).toBe(0);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await first).toBe(5_000);
  // Open again once nobody tries.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await lanes.wait({ lane: 'mona', failures: 3 })).toBe(0);
});

test('an account that many have guessed at keeps the pace of one backend while the others cannot be asked', async () => {
  const lanes = new SlowLanes(pace, () => Promise.reject(new Error('The database is away')));
  expect(await lanes.wait({ lane: 'mona', failures: 0 })).toBe(0);
  let isThrough = false;
  const next = lanes.wait({ lane: 'mona', failures: 0 }).finally(() => {
    isThrough = true;
  });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(isThrough).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await next).toBe(0);
});
