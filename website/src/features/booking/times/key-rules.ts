import type { DayView } from './schema';

interface Given {
  weeks: (DayView | null)[][];
  current: string;
  key: string;
  isRtl: boolean;
}

/** Day that a key leads to from `current`, among days with free times; null for none. In Arabic, left is onward. */
export function findTarget({ weeks, current, key, isRtl }: Given): string | null {
  const row = weeks.find((week) => week.some((day) => day?.date === current));
  if (!row) return null;
  const inRow = row.filter(isFree);
  const inColumn = weeks
    .map((week) => week[row.findIndex((day) => day?.date === current)] ?? null)
    .filter(isFree);
  const all = weeks.flat().filter(isFree);
  const onward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case onward:
      return all.find((day) => day.date > current)?.date ?? null;
    case back:
      return all.findLast((day) => day.date < current)?.date ?? null;
    case 'ArrowDown':
      return inColumn.find((day) => day.date > current)?.date ?? null;
    case 'ArrowUp':
      return inColumn.findLast((day) => day.date < current)?.date ?? null;
    case 'Home':
      return inRow[0]?.date ?? null;
    case 'End':
      return inRow.at(-1)?.date ?? null;
    default:
      return null;
  }
}

function isFree(day: DayView | null): day is DayView {
  return day !== null && day.free > 0;
}
