import { expect, test } from 'vitest';
import { keptReading } from './kept-reading';

test('a reading is kept, and shared by all who ask while it is made', async () => {
  let reads = 0;
  const read = async () => {
    reads += 1;
    return reads;
  };
  const ask = keptReading(read, { validMs: 60_000, timeoutMs: 60_000 });
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  expect(await ask()).toBe(1);
});

test('one that fails is null, and is made anew for the next who asks', async () => {
  let isBroken = true;
  const read = async () => {
    if (isBroken) throw new Error('no database');
    return 'there';
  };
  const ask = keptReading(read, { validMs: 60_000, timeoutMs: 60_000 });
  expect(await ask()).toBeNull();
  isBroken = false;
  expect(await ask()).toBe('there');
});

test('one that hangs is null in time, and is not begun beside itself', async () => {
  let reads = 0;
  let end = (_: string) => {};
  const made = new Promise<string>((resolve) => {
    end = resolve;
  });
  const read = () => {
    reads += 1;
    return made;
  };
  const ask = keptReading(read, { validMs: 60_000, timeoutMs: 5 });
  expect(await ask()).toBeNull();
  expect(await ask()).toBeNull();
  expect(reads).toBe(1);
  const asked = ask();
  end('late');
  expect(await asked).toBe('late');
});
