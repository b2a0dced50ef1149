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
  const later = (days: DayView[]) => days.find(({ date }) => date > current);
  const earlier = (days: DayView[]) => days.findLast(({ date }) => date < current);
  const targets: Record<string, DayView | undefined> = {
    [isRtl ? 'ArrowLeft' : 'ArrowRight']: later(all),
    [isRtl ? 'ArrowRight' : 'ArrowLeft']: earlier(all),
    ArrowDown: later(inColumn),
    ArrowUp: earlier(inColumn),
    Home: inRow[0],
    End: inRow.at(-1),
  };
  return targets[key]?.date ?? null;
}

function isFree(day: DayView | null): day is DayView {
  return day !== null && day.free > 0;
}
