import type { CSSProperties } from 'react';
import type { Axis, Place } from './layout-rules';

/** Place and lane of something in a column, for the styles of `staff-calendar.css`. */
export function placeStyle(place: Place & { lane?: number; lanes?: number }): CSSProperties {
  const { top, bottom, lane = 0, lanes = 1 } = place;
  return { '--from': top, '--length': bottom - top, '--lane': lane, '--lanes': lanes } as CSSProperties;
}

/** The line above an hour; a doubled one where hours are left out before it. */
export function lineAbove(axis: Axis, index: number): string {
  if (index === 0) return '';
  return axis.breaks.includes(index) ? 'border-line-strong border-t-4 border-double' : 'border-line border-t';
}
