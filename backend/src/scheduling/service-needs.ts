import { grainsOf } from './claims';
import type { Span } from './contested';
import { isInsideHours } from './inside-hours';
import { resourceTime } from './resources';
import { type Schedule, WEEKDAYS } from './schedule';
import type { Practice } from './slots';
import { MINUTE } from './zone';

export interface Resource {
  documentId: string;
  branch: string;
  kind: string;
  /** Null where it can be used whenever somebody works. */
  practice: Practice | null;
}

/** Need of a service beside the doctor: one of a kind, from the start of the visit on. */
export interface ServiceNeed {
  kind: string;
  /** Null for the whole visit. */
  minutes: number | null;
}

/** Any hour of any day; the second shift is for visits past midnight, which are shorter than it. */
export const AT_ANY_HOUR: Schedule = {
  slotMinutes: 5,
  validFrom: null,
  validTo: null,
  replacesRegular: false,
  shifts: WEEKDAYS.flatMap((weekday) => [
    { weekday, startsAt: '00:00', endsAt: '00:00', pastMidnight: false },
    { weekday, startsAt: '12:00', endsAt: '12:00', pastMidnight: true },
  ]),
};

/** Returns whether a room or device is usable during a whole time, apart from other appointments. */
export function canBeUsed({ practice }: Pick<Resource, 'practice'>, time: Span): boolean {
  return practice === null || isInsideHours(practice, time);
}

export function timeOfNeed({ minutes }: Pick<ServiceNeed, 'minutes'>, { startsAt, endsAt }: Span): Span {
  return { startsAt, endsAt: minutes === null ? endsAt : Math.min(endsAt, startsAt + minutes * MINUTE) };
}

/** Returns what a visit takes beside the doctor, longest first; null where it cannot. @param resources of the branch, in order */
export function resourceNeeds(needs: readonly ServiceNeed[], resources: readonly Resource[], visit: Span) {
  const wanted = needs
    .map((need) => ({ kind: need.kind, time: timeOfNeed(need, visit) }))
    .sort((one, other) => other.time.endsAt - one.time.endsAt)
    .map(({ kind, time }) => ({
      among: resources
        .filter((one) => one.kind === kind && canBeUsed(one, time))
        .map(({ documentId }) => resourceTime(documentId)),
      grains: grainsOf(time),
    }));
  return wanted.some(({ among }) => among.length === 0) ? null : wanted;
}
