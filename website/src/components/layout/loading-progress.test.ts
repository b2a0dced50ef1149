import { describe, expect, it } from 'vitest';
import { estimateProgress, LOADING_BAR } from './loading-progress';

describe('the loading bar', () => {
  it('starts at nothing, only grows, and never ends by itself', () => {
    const steps = Array.from({ length: 200 }, (_, index) => estimateProgress(index * 100));
    expect(steps[0]).toBe(0);
    for (const [index, step] of steps.entries()) expect(step).toBeGreaterThanOrEqual(steps[index - 1] ?? 0);
    expect(Math.max(...steps)).toBeLessThanOrEqual(95);
    expect(estimateProgress(LOADING_BAR.duration)).toBeGreaterThan(60);
  });
});
