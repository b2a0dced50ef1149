import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPopupTiming } from './popup-timing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const seen: boolean[] = [];
  const timing = createPopupTiming({ onChange: (isOpen) => seen.push(isOpen) });
  /** Everything seen until then. */
  const after = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return seen;
  };
  return { seen, timing, after };
}

it('a popover comes 100 ms after the pointer and goes 300 ms after it, but not for one that only passes or comes back', () => {
  const { timing, after } = watched();
  timing.enter();
  expect(after(99)).toEqual([]);
  expect(after(1)).toEqual([true]);
  timing.leave();
  expect(after(299)).toEqual([true]);
  expect(after(1)).toEqual([true, false]);
  timing.enter();
  vi.advanceTimersByTime(50);
  timing.leave();
  expect(after(1000)).toEqual([true, false]);
  timing.open();
  timing.leave();
  vi.advanceTimersByTime(200);
  timing.enter();
  expect(after(1000)).toEqual([true, false, true]);
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
