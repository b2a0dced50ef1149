/** The figures of the app shell (specification, point 9). Times in milliseconds, lengths in pixels. */

export const LOADING_BAR = {
  color: '#022351',
  height: 3,
  /** A page that arrives sooner shows no bar at all. */
  throttle: 200,
  /** The time a page is expected to take; the bar slows down towards the end and never reaches it alone. */
  duration: 2000,
  hideDelay: 500,
  resetDelay: 400,
} as const;

export const TOAST = {
  duration: 4000,
  visible: 3,
  width: 356,
  gap: 14,
  offset: 32,
  /** Position, the same in both languages. */
  position: 'bottom-right',
  hotkey: ['altKey', 'KeyT'],
} as const;

export const POPOVER = {
  showDelay: 100,
  hideDelay: 300,
  toggleThrottle: 500,
  tooltipOffset: 6,
  offset: 8,
  /** Pixels that the pointer may stray from a trigger or its popover and still count as on it. */
  hideMargin: 2,
} as const;

export const STACKING = { modal: 1100, overlay: 1000, tooltip: 1100 } as const;

/** Width from which a row of a list opens beside it instead of on a page of its own: Tailwind's `xl`. */
export const BESIDE_QUERY = '(min-width: 80rem)';

export const UPDATE_CHECK = {
  /** Time within which no second reload follows. */
  reloadGuard: 10_000,
  pollInterval: 5 * 60_000,
  /** Age from which on a page may be of another build than the one that answers. */
  isOldAfter: 1000,
} as const;

export const ICON_REQUEST = { timeout: 5000, maximumUrlLength: 500 } as const;

/** Limits of query-string parsing. The highest index of an array is 20, which makes 21 entries as `qs` counts them. */
export const QUERY_STRING = { parameterLimit: 1000, depth: 5, arrayLimit: 21 } as const;
