/** Figures of the loading bar (specification, point 9); times in milliseconds. */
export const LOADING_BAR = { throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400 };

/**
 * How far the bar stands after a time, 0 to 100: quick at first, slower and slower, never at its end
 * before the page is there.
 */
export function estimateProgress(elapsedMs: number): number {
  return Math.min(95, (200 / Math.PI) * Math.atan((elapsedMs / LOADING_BAR.duration) * 2));
}
