import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type BarState, createLoadingProgress, expectedProgress } from './loading-progress';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const seen: BarState[] = [];
  const progress = createLoadingProgress({ onChange: (state) => seen.push(state) });
  return { progress, seen, last: () => seen.at(-1) };
}

it('the loading bar stays away when the page arrives within 200 ms', () => {
  const { progress, seen } = watched();
  progress.start();
  vi.advanceTimersByTime(199);
  progress.finish();
  vi.advanceTimersByTime(5000);
  expect(seen.every(({ isVisible }) => !isVisible)).toBe(true);
});

it('the loading bar shows after 200 ms, fills, is hidden 500 ms after the end and back at 0 after 400 more', () => {
  const { progress, last } = watched();
  progress.start();
  vi.advanceTimersByTime(200);
  expect(last()).toEqual({ isVisible: true, progress: 0 });
  vi.advanceTimersByTime(2000);
  expect(last()?.progress).toBeGreaterThan(60);
  progress.finish();
  expect(last()).toEqual({ isVisible: true, progress: 100 });
  vi.advanceTimersByTime(499);
  expect(last()?.isVisible).toBe(true);
  vi.advanceTimersByTime(1);
  expect(last()).toEqual({ isVisible: false, progress: 100 });
  vi.advanceTimersByTime(400);
  expect(last()).toEqual({ isVisible: false, progress: 0 });
});

it('the loading bar begins again when another page is chosen meanwhile, never goes back else, and never reaches the end by itself', () => {
  const { progress, last } = watched();
  progress.start();
  vi.advanceTimersByTime(1500);
  progress.start();
  expect(last()).toEqual({ isVisible: false, progress: 0 });
  vi.advanceTimersByTime(250);
  expect(last()?.progress).toBeLessThan(10);
  const steps = [0, 100, 500, 1000, 2000, 10_000, 600_000].map(expectedProgress);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(steps.at(-1)).toBeLessThan(100);
});
