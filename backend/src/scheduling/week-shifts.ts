import type { HoursDay } from '../contract/hours';
import type { PlacedSchedule } from './clashes';
import {
  type Absence,
  type DatedShift,
  isAbsent,
  minutesOfShift,
  schedulesInForce,
  WEEKDAYS,
} from './schedule';
import { addDays, DAY_MINUTES, isoWeekday } from './zone';

/** A day off of the doctor, or a closure of one branch. */
export interface PlacedAbsence extends Absence {
  /** Null holds for every branch. */
  branch: string | null;
}

/** Part of a shift on one date, in minutes after midnight on the wall of its branch. */
export type ShiftPiece = HoursDay['pieces'][number];

/** Minutes of the grid on which times are booked. */
const STEP = 5;

interface Piece {
  from: number;
  to: number;
  isAbsent: boolean;
}

/** A shift cut where it meets midnight and where an absence begins or ends, as free times are by the same rule. */
export function cutShift(shift: DatedShift, absences: Absence[]): Piece[] {
  const pieces: Piece[] = [];
  let to = shift.from;
  while (to < shift.to) {
    const from = to;
    to = Math.min(from + STEP, shift.to, from < DAY_MINUTES ? DAY_MINUTES : shift.to);
    const isOff = isAbsent(absences, shift, { from, to });
    const last = pieces.at(-1);
    if (last && last.isAbsent === isOff && from !== DAY_MINUTES) last.to = to;
    else pieces.push({ from, to, isAbsent: isOff });
  }
  return pieces;
}

/** Returns what of the shifts that begin on `date` lies `daysLater` days after it. */
function piecesFrom(
  sets: PlacedSchedule[],
  absences: PlacedAbsence[],
  date: string,
  daysLater: 0 | 1,
): ShiftPiece[] {
  const weekday = WEEKDAYS[isoWeekday(date) - 1];
  const shiftedBy = daysLater * DAY_MINUTES;
  return [...Map.groupBy(sets, ({ branch }) => branch)].flatMap(([branch, setsThere]) => {
    const own = absences.filter((one) => one.branch === null || one.branch === branch);
    return schedulesInForce(setsThere, date).flatMap(({ id, slotMinutes, shifts }) =>
      shifts
        .filter((shift) => shift.weekday === weekday)
        .flatMap((shift) => minutesOfShift(shift) ?? [])
        .flatMap((span) => cutShift({ date, ...span, slotMinutes }, own))
        .filter(({ from }) => Math.floor(from / DAY_MINUTES) === daysLater)
        .map(({ from, to, isAbsent: isOff }) => ({
          set: id,
          branch,
          from: from - shiftedBy,
          to: to - shiftedBy,
          slotMinutes,
          isFromDayBefore: daysLater === 1,
          isAbsent: isOff,
        })),
    );
  });
}

/** Lists a doctor's shifts on seven dates from `from`, in wall times, cut at midnight: the rest stands on the next date. */
export function listWeekShifts(sets: PlacedSchedule[], absences: PlacedAbsence[], from: string) {
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(from, index);
    const pieces = [
      ...piecesFrom(sets, absences, addDays(date, -1), 1),
      ...piecesFrom(sets, absences, date, 0),
    ];
    return { date, pieces: pieces.sort((a, b) => a.from - b.from || a.to - b.to) };
  });
}
