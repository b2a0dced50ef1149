import type { CatalogueSnapshot, OfferedSlot } from '../../catalogue/catalogue-snapshot';
import type { CallLines } from '../../contract/availability';
import type { Status } from '../../contract/transitions';
import { isoInstant } from '../../platform/instant';
import { freeTime, type Refused, timeTaken } from '../../platform/refusal';
import type { With } from '../../platform/with';
import { type BookingWindow, freeSlots, horizonEnd } from '../../scheduling/slots';
import { addDays, DAY, dateAt, MINUTE } from '../../scheduling/zone';
import { readStanding } from '../record/taken-grains';

export interface Place {
  doctor: string;
  branch: string;
  service: string;
  /** The visitor's own hold, which does not make a time taken for this visitor. */
  holder?: string | null;
}

export interface DayOfSlots {
  date: string;
  slots: OfferedSlot[];
}

/** Days searched per query when looking for the next free time beyond the days asked for. */
const STRIDE_DAYS = 14;

const horizons = new WeakMap<
  CatalogueSnapshot,
  Map<string, { since: number; until: number; closesAt: number }>
>();

/** Most times of its first length that a hold can be drawn out by renewing it. */
export const LONGEST_HOLD = 3;

/** The first instant a patient can book: after notice and call. What is shown leaves room for the form on top of that. */
function opensFor(
  { catalogue, now }: With<'catalogue' | 'now'>,
  { closesAt, isShown, needsCall }: { closesAt: number; isShown: boolean; needsCall: boolean },
): number {
  const { noticeMinutes, holdMinutes } = catalogue.data.rules;
  const sentAt = isShown ? now + LONGEST_HOLD * holdMinutes * MINUTE : now;
  if (!needsCall) return sentAt + noticeMinutes * MINUTE;
  const callBy = catalogue.callClock.callBy(sentAt);
  const notice = now + noticeMinutes * MINUTE;
  // Strictly after it: nobody is called in the minute in which they should be there.
  return callBy === null ? closesAt : Math.max(notice, callBy + 1);
}

/** Returns a branch's booking window, kept until its midnight, as asking the calendar of a zone is slow. */
export function windowOf(given: {
  catalogue: CatalogueSnapshot;
  branch: string;
  now: number;
  /** True when what is booked has to be called about before it begins. */
  needsCall?: boolean;
  /** True for times to choose from, rather than for one that was chosen. */
  isShown?: boolean;
  /** True for a booking by staff, which needs neither the notice nor a call. */
  isStaff?: boolean;
}): BookingWindow {
  const { catalogue, branch, now, isStaff = false, isShown = false, needsCall = true } = given;
  const { horizonDays } = catalogue.data.rules;
  const opening = (closesAt: number) =>
    isStaff ? now : opensFor({ catalogue, now }, { closesAt, isShown, needsCall });
  const known = horizons.get(catalogue) ?? new Map();
  horizons.set(catalogue, known);
  const kept = known.get(branch);
  if (kept && now < kept.until && now >= kept.since) {
    return { opensAt: opening(kept.closesAt), closesAt: kept.closesAt };
  }
  const timeZone = catalogue.zoneOf(branch);
  const closesAt = horizonEnd(now, horizonDays, timeZone);
  known.set(branch, { since: now, until: horizonEnd(now, 0, timeZone), closesAt });
  return { opensAt: opening(closesAt), closesAt };
}

/** Returns between which instants times of a place are shown: without a call where a booking is confirmed at once. */
function shownWindow(catalogue: CatalogueSnapshot, place: Place, now: number): BookingWindow {
  const needsCall = !catalogue.confirmsAtOnce(place);
  return windowOf({ catalogue, branch: place.branch, now, isShown: true, needsCall });
}

/** Free times of `days` dates of the branch from `from` on, in one query whose cost depends on the days alone. */
export async function freeDays(
  { db, catalogue, now }: With<'db' | 'catalogue' | 'now'>,
  place: Place,
  from: string,
  days: number,
): Promise<DayOfSlots[]> {
  const window = shownWindow(catalogue, place, now);
  const isClosed = catalogue.closedOf(place) !== null;
  const working = Array.from({ length: days }, (_, index) => {
    const date = addDays(from, index);
    // In any zone a date begins within a day of its midnight in UTC; whoever asks names any date.
    const midnight = Date.parse(date);
    const isNear = window.opensAt - 2 * DAY < midnight && midnight < window.closesAt + DAY;
    return { date, slots: isNear && !isClosed ? catalogue.workingSlots({ ...place, date }) : [] };
  });
  const worked = working.filter(({ slots }) => slots.length > 0);
  const first = worked[0]?.slots[0];
  const last = worked.at(-1)?.slots.at(-1);
  if (!first || !last || first.startsAt >= window.closesAt || last.startsAt < window.opensAt) {
    return working.map(({ date }) => ({ date, slots: [] }));
  }
  const { doctor, branch, holder = null } = place;
  const since = Math.max(first.startsAt, window.opensAt - DAY);
  const slots = worked.flatMap((day) => day.slots);
  const standing = await readStanding({ db, doctor, branch, slots, from: since, holder, now });
  return working.map((day) => ({
    date: day.date,
    slots: freeSlots({ slots: day.slots, ...standing, window }),
  }));
}

/** Up to `count` free times from a date on, looking as far as the horizon. */
export async function nextFreeTimes(
  { db, catalogue, now }: With<'db' | 'catalogue' | 'now'>,
  { place, from, count }: { place: Place; from: string; count: number },
): Promise<OfferedSlot[]> {
  const timeZone = catalogue.zoneOf(place.branch);
  const window = shownWindow(catalogue, place, now);
  const earliest = dateAt(window.opensAt, timeZone);
  const last = dateAt(window.closesAt - 1, timeZone);
  const found: OfferedSlot[] = [];
  let date = from < earliest ? earliest : from;
  while (date <= last && found.length < count) {
    const days = await freeDays({ db, catalogue, now }, place, date, STRIDE_DAYS);
    found.push(...days.flatMap((day) => day.slots));
    date = addDays(date, STRIDE_DAYS);
  }
  return found.slice(0, count);
}

const OFFERED_INSTEAD = 6;

/** The refusal of a time that is taken, with the next free ones from its date on. */
export async function slotTaken(
  given: With<'db' | 'catalogue' | 'now'>,
  place: Place,
  startsAt: number,
): Promise<Refused> {
  const from = dateAt(startsAt, given.catalogue.zoneOf(place.branch));
  const next = await nextFreeTimes(given, { place, from, count: OFFERED_INSTEAD });
  return timeTaken(next.map(freeTime));
}

/** Returns by when a request made now is called (epoch ms), before the appointment begins; null without call or open line. */
export function promisedCall(
  { catalogue, now }: With<'catalogue' | 'now'>,
  status: Status,
  startsAt: number,
): number | null {
  const callBy = status === 'pending' ? catalogue.callClock.callBy(now) : null;
  return callBy === null ? null : Math.min(callBy, startsAt);
}

/** Returns the open hours in which a request made now is called about, as ISO instants; null without a promise. */
export function presentLines(catalogue: CatalogueSnapshot, now: number): CallLines | null {
  const lines = catalogue.callClock.linesAhead(now);
  return (
    lines && {
      withinMinutes: lines.withinMinutes,
      open: lines.open.map(({ from, to }) => ({ from: isoInstant(from), to: isoInstant(to) })),
    }
  );
}
