import { expect, test } from 'vitest';
import { moveClock } from '../../tests/support/clock';
import { keptReading } from './kept-reading';

test('a reading that fails is null and made anew for the next who asks, else kept, and shared by all who ask while it is made, and made anew when the clock was set back', async () => {
  let reads = 0;
  const read = async () => {
    reads += 1;
    if (reads === 1) throw new Error('no database');
    return reads;
  };
  const ask = keptReading(read, { validMs: 60_000, timeoutMs: 60_000 });
  expect(await ask()).toBeNull();
  expect(await Promise.all([ask(), ask()])).toEqual([2, 2]);
  expect(await ask()).toBe(2);
  moveClock(-3_600_000);
  expect(await ask()).toBe(3);
});

test('one that hangs is null in time, and is not begun beside itself', async () => {
  let reads = 0;
  const { promise: made, resolve: end } = Promise.withResolvers<string>();
  const read = () => {
    reads += 1;
    return made;
  };
  const ask = keptReading(read, { validMs: 60_000, timeoutMs: 5 });
  expect([await ask(), await ask(), reads]).toEqual([null, null, 1]);
  const asked = ask();
  end('late');
  expect(await asked).toBe('late');
});
