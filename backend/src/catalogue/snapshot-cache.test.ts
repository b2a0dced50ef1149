import { expect, test } from 'vitest';
import type { CatalogueData } from './catalogue-rows';
import { OLDEST_MS, SnapshotCache } from './snapshot-cache';

const dataWith = (noticeMinutes: number) => ({ rules: { noticeMinutes } }) as CatalogueData;

/** A cache over a database that the test writes to, with the clock in the test's hands. */
function setUp() {
  const world = {
    ...{ now: Date.UTC(2026, 10, 22, 8), stored: dataWith(1), readings: 0, fails: false },
    slow: null as Promise<void> | null,
  };
  const cache = new SnapshotCache({
    read: async () => {
      world.readings += 1;
      const seen = world.stored;
      await world.slow;
      if (world.fails) throw new Error('The database does not answer');
      return seen;
    },
    onFault: () => {},
    clock: () => world.now,
  });
  const notice = async () => (await cache.get()).data.rules.noticeMinutes;
  return { world, cache, notice };
}

test('requests of one moment share one reading; hours within the limit are answered without reading, and read again in the background as they age; after a minute, or on a clock that was set back, the hours are read before the answer', async () => {
  const { world, notice } = setUp();
  expect(await Promise.all([notice(), notice(), notice()])).toEqual([1, 1, 1]);
  expect(world.readings).toBe(1);
  world.stored = dataWith(2);
  world.now += 2_000;
  expect([await notice(), world.readings]).toEqual([1, 1]);
  world.now += 1_000;
  expect([await notice(), world.readings]).toEqual([1, 2]);
  await new Promise(setImmediate);
  expect([await notice(), world.readings]).toEqual([2, 2]);
  world.stored = dataWith(3);
  world.now += 60_000;
  expect(await notice()).toBe(3);
  world.stored = dataWith(4);
  world.now -= 3_600_000;
  expect(await notice()).toBe(4);
  world.fails = true;
  world.now += OLDEST_MS + 1;
  await expect(notice(), 'old ones are not used in their place').rejects.toThrow('does not answer');
});

test('the age of hours counts from the beginning of their reading', async () => {
  const { world, notice } = setUp();
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  world.slow = promise;
  const first = notice();
  world.stored = dataWith(2);
  world.now += OLDEST_MS + 1;
  world.slow = null;
  // The first reading began before the change and is too old to be waited for.
  expect(await notice()).toBe(2);
  finish();
  expect(await first).toBe(1);
  expect(await notice()).toBe(2);
});

test('an edit in the same process counts at once, also while an older reading is under way', async () => {
  const { world, cache, notice } = setUp();
  const first = notice();
  world.stored = dataWith(2);
  cache.invalidate();
  expect(await notice()).toBe(2);
  await first;
  expect(await notice()).toBe(2);
});
