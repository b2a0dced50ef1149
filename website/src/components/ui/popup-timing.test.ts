import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPopupTiming } from './popup-timing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const seen: boolean[] = [];
  return { seen, timing: createPopupTiming({ onChange: (isOpen) => seen.push(isOpen) }) };
}

it('a popover comes 100 ms after the pointer and goes 300 ms after it', () => {
  const { seen, timing } = watched();
  timing.enter();
  vi.advanceTimersByTime(99);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([true]);
  timing.leave();
  vi.advanceTimersByTime(299);
  expect(seen).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([true, false]);
});

it('a popover does not come for a pointer that only passes, nor go for one that comes back', () => {
  const { seen, timing } = watched();
  timing.enter();
  vi.advanceTimersByTime(50);
  timing.leave();
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual([]);
  timing.open();
  timing.leave();
  vi.advanceTimersByTime(200);
  timing.enter();
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual([true]);
});

it('a popover is not closed by the press that follows the pointer within 500 ms', () => {
  const { seen, timing } = watched();
  timing.enter();
  vi.advanceTimersByTime(150);
  timing.toggle();
  expect(seen).toEqual([true]);
  vi.advanceTimersByTime(500);
  timing.toggle();
  expect(seen).toEqual([true, false]);
  timing.toggle();
  expect(seen).toEqual([true, false]);
});
