import { type GrainRange, grainsOf } from './claims';
import { contestedRange, type Span } from './contested';
import { chooseResources, type IsResourceTaken, type ResourceNeed } from './resources';
import { type Absence, isAbsent, type Schedule, shiftsStartingOn } from './schedule';
import { addDays, DAY_MINUTES, dateAt, MINUTE, WallClock } from './zone';

/** A time that can be booked; instants in epoch milliseconds. */
export interface Slot {
  startsAt: number;
  endsAt: number;
  /** The grains it takes, ascending; worked out once because free times are asked for far more than hours change. */
  grains: readonly number[];
  /** Grains between which an appointment in another branch makes this time impossible; only where hours clash. */
  contested?: GrainRange;
  /** Rooms and devices it takes beside the doctor; only where its service needs some. */
  resources?: readonly ResourceNeed[];
}

/** Working hours of a doctor in a branch, before anything is booked. */
export interface Practice {
  timeZone: string;
  schedules: Schedule[];
  absences: Absence[];
}

/**
 * Every time of a branch's calendar date at which an appointment of `lengthMinutes` could start, in order.
 *
 * Starts lie on the shift's grid of wall times. Times that the clock skips are left out and a repeated time is
 * offered once, its first occurrence; an appointment must end inside the shift both on the wall and in real time.
 * `lengthMinutes` null means one slot of the schedule. Shifts of the date before are read too, because they may
 * cross midnight.
 */
export function listWorkingSlots(given: {
  practice: Practice;
  date: string;
  lengthMinutes: number | null;
  /** Shifts of the doctor in other branches around the date. */
  elsewhere?: readonly Span[];
}): Slot[] {
  const { practice, date, lengthMinutes, elsewhere = [] } = given;
  const { schedules, absences, timeZone } = practice;
  const slots = new Map<number, Slot>();
  for (const daysBefore of [1, 0]) {
    const day = addDays(date, -daysBefore);
    const shifts = shiftsStartingOn(schedules, day);
    if (shifts.length === 0) continue;
    const clock = new WallClock(day, timeZone);
    for (const shift of shifts) {
      const length = lengthMinutes ?? shift.slotMinutes;
      const hours = clock.span(shift);
      for (let from = shift.from; from + length <= shift.to; from += shift.slotMinutes) {
        if (Math.floor(from / DAY_MINUTES) !== daysBefore) continue;
        const wall = clock.at(from);
        if (wall.kind === 'skipped') continue;
        const endsAt = wall.instant + length * MINUTE;
        if (endsAt > hours.endsAt) continue;
        if (isAbsent(absences, shift, { from, to: from + length })) continue;
        const span = { startsAt: wall.instant, endsAt };
        const contested = contestedRange({ appointment: span, shift: hours, elsewhere });
        slots.set(wall.instant, { ...span, grains: grainsOf(span), ...(contested ? { contested } : {}) });
      }
    }
  }
  return [...slots.values()].sort((a, b) => a.startsAt - b.startsAt);
}

export function listShiftSpans(practice: Practice, dates: string[]): Span[] {
  return dates.flatMap((date) => {
    const shifts = shiftsStartingOn(practice.schedules, date);
    if (shifts.length === 0) return [];
    const clock = new WallClock(date, practice.timeZone);
    return shifts.map((shift) => clock.span(shift));
  });
}

/** Instants between which an appointment may start: after the notice, before the horizon's last date ends. */
export interface BookingWindow {
  opensAt: number;
  closesAt: number;
}

/** The end of the date that lies some days ahead, by the clock of a zone; 0 is today. */
export function horizonEnd(now: number, days: number, timeZone: string): number {
  return new WallClock(addDays(dateAt(now, timeZone), days + 1), timeZone).reaches(0);
}

/** Slots of which no grain is taken, whose rooms and devices are free, which no appointment in another branch makes impossible, and which start inside the window. */
export function freeSlots<Offered extends Slot>(given: {
  slots: Offered[];
  taken: Pick<ReadonlySet<number>, 'has'>;
  /** Grains of the doctor's appointments in other branches; needed where slots are contested. */
  takenElsewhere?: readonly number[];
  /** Needed where slots take rooms or devices. */
  isResourceTaken?: IsResourceTaken;
  window: BookingWindow;
}): Offered[] {
  const { slots, taken, takenElsewhere = [], isResourceTaken = () => false, window } = given;
  const isFree = ({ grains, contested, resources }: Slot) => {
    for (const grain of grains) if (taken.has(grain)) return false;
    if (resources && chooseResources(resources, isResourceTaken) === null) return false;
    return !contested || !takenElsewhere.some((grain) => contested.from <= grain && grain < contested.to);
  };
  return slots.filter(
    (slot) => slot.startsAt >= window.opensAt && slot.startsAt < window.closesAt && isFree(slot),
  );
}
