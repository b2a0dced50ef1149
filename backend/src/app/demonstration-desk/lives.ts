import { addDays, DAY_MINUTES, dateAt, MINUTE } from '../../scheduling/zone';
import type { DeskClock } from './desk-clock';
import type { Random } from './random';
import {
  type By,
  begin,
  change,
  ImpossibleStory,
  move,
  note,
  PATIENT,
  putOff,
  type Story,
  SYSTEM,
} from './story';
import type { ChosenTime } from './times';
import { CALL_BACK_NOTES, CANCEL_REASONS, CORRECTION_REASON } from './words';

const DAY = DAY_MINUTES * MINUTE;
const HOUR = 60 * MINUTE;

/** What a life is told from. */
export interface Teller {
  time: ChosenTime;
  /** Another start of the doctor, a week away, from which it may have been moved; null when there is none. */
  otherStart: number | null;
  language: 'en' | 'ar';
  isByStaff: boolean;
  staff: readonly By[];
  manager: By;
  clock: DeskClock;
  random: Random;
  now: number;
  /** How many beginnings were impossible: each next one lies a day earlier. */
  attempt: number;
}

export type Ending = keyof typeof PAST;
/** How often appointments end in each way. */
export const PAST = {
  kept: 77,
  moved: 7,
  canceledByPatient: 6,
  canceledByStaff: 4,
  notConfirmed: 3.5,
  broughtBack: 1.5,
  corrected: 1,
  walkIn: 4,
};
export const AHEAD = { kept: 80, moved: 7, canceledByPatient: 7, canceledByStaff: 4, broughtBack: 2 };

/** When somebody asked: some days before, at an hour at which people are awake; staff while their lines are open. */
function beginningOf({ time, isByStaff, clock, random, now, attempt }: Teller): number {
  const waited = -Math.log(1 - random.next());
  const ahead = isByStaff ? 0.1 + waited * 2 : 0.9 + waited * 4;
  // What is still ahead was not all asked for yesterday.
  const before = Math.min(random.between(0, 3) - 5 * Math.log(1 - random.next()), random.between(12, 24));
  const latest = now - (0.4 + attempt + (time.slot.startsAt > now ? before : 0)) * DAY;
  const target = Math.min(time.slot.startsAt - (Math.min(ahead, 16) + attempt) * DAY, latest);
  const { timeZone } = time;
  const date = dateAt(Math.round(target), timeZone);
  const minutes = isByStaff ? random.whole(555, 1345) : random.whole(450, 1435);
  const at = clock.at({ date, minutes, timeZone }) + random.whole(0, 59_000);
  return isByStaff ? clock.whenOpen({ at, minutes: random.between(1, 200) }) : at;
}

function start(teller: Teller): Story {
  const { time, isByStaff, clock, random, staff, otherStart } = teller;
  const at = beginningOf(teller);
  const by = isByStaff ? random.pick(staff) : PATIENT;
  const status = isByStaff && random.chance(0.65) ? 'confirmed' : 'pending';
  return begin({ at, startsAt: otherStart ?? time.slot.startsAt, by, status, callBy: clock.callBy(at) });
}

/** When the patient was reached on the phone, after some tries; the desk keeps its promise, mostly. */
function reach(teller: Teller, story: Story): number {
  const { clock, random, staff, language } = teller;
  const since = story.changedAt;
  const promise = story.callBy ?? since + HOUR;
  const isLate = random.chance(0.08);
  const wanted = isLate
    ? promise + random.minutes(4, 80)
    : promise - random.between(5, Math.min(115, (promise - since) / MINUTE)) * MINUTE;
  let at = clock.whenOpen({ at: Math.max(wanted, since + 2 * MINUTE), minutes: random.between(2, 45) });
  const tries = random.chance(0.12) ? random.whole(1, 2) : 0;
  for (let index = 0; index < tries; index += 1) {
    const dueAt = at + random.pick([30, 60, 120]) * MINUTE;
    if (dueAt >= story.startsAt) return at;
    putOff(story, { at, by: random.pick(staff), dueAt });
    at = clock.whenOpen({ at: dueAt + random.minutes(1, 25), minutes: random.between(2, 40) });
  }
  if (!random.chance(0.06)) return at;
  const dueAt = Math.ceil((at + random.minutes(50, 240)) / (5 * MINUTE)) * 5 * MINUTE;
  if (dueAt >= story.startsAt || !clock.isOpen(dueAt)) return at;
  putOff(story, { at, by: random.pick(staff), dueAt, note: random.pick(CALL_BACK_NOTES)[language] });
  return dueAt + random.minutes(0, 12);
}

function confirm(teller: Teller, story: Story): void {
  if (story.status !== 'pending') return;
  const at = reach(teller, story);
  change(story, {
    at,
    by: teller.random.pick(teller.staff),
    to: 'confirmed',
    isCall: teller.random.chance(0.94),
  });
}

/** A moment between the last change and the appointment, or now where that comes first. */
function between({ random, now }: Teller, story: Story): number {
  const from = story.changedAt + 5 * MINUTE;
  const to = Math.min(story.startsAt - 20 * MINUTE, now - 3 * MINUTE);
  if (to <= from) throw new ImpossibleStory('No time is left');
  return Math.round(from + random.next() ** 0.7 * (to - from));
}

function cancel(teller: Teller, story: Story, by: By): void {
  const { random, clock, language } = teller;
  const free = between(teller, story);
  if (by.actor === 'patient') {
    change(story, { at: free, by, to: 'canceled' });
    return;
  }
  const at = clock.whenOpen({ at: free, minutes: random.between(3, 60) });
  const isCall = story.status === 'pending' && random.chance(0.7);
  change(story, { at, by, to: 'canceled', reason: random.pick(CANCEL_REASONS)[language], isCall });
}

/** The day itself, as far as it has come: the patient arrives, goes in and is done, or does not come. */
function finish(teller: Teller, story: Story): void {
  const { time, random, staff, now } = teller;
  const { startsAt, endsAt } = time.slot;
  const isForgotten = now - endsAt < 1.5 * DAY && random.chance(0.03);
  if (isForgotten) return;
  const latest = now - MINUTE;
  if (!story.isWalkIn) {
    const isMissed = random.chance(0.06);
    const wanted = startsAt + (isMissed ? random.minutes(20, 45) : random.minutes(-22, 6));
    const at = Math.max(wanted, story.changedAt + MINUTE);
    if (at > latest) return;
    note(story, { at, by: random.pick(staff), to: isMissed ? 'no_show' : 'arrived' });
    if (isMissed) return;
  }
  const waited = random.minutes(2, 9);
  const inside = Math.max(story.changedAt + waited, startsAt + random.minutes(-4, 14));
  if (inside > latest) return;
  note(story, { at: inside, by: random.pick(staff), to: 'with_doctor' });
  const done = Math.max(endsAt + random.minutes(-3, 20), inside + 6 * MINUTE);
  if (done <= latest) change(story, { at: done, by: random.pick(staff), to: 'done' });
}

/** Somebody who came without an appointment, and took the next free time. */
function walkIn(teller: Teller): Story {
  const { time, random, staff, now } = teller;
  const at = time.slot.startsAt - random.minutes(4, 30);
  if (at > now - MINUTE) throw new ImpossibleStory('Nobody has come yet');
  const by = random.pick(staff);
  const story = begin({ at, startsAt: time.slot.startsAt, by, status: 'confirmed', callBy: null });
  story.isWalkIn = true;
  note(story, { at, by, to: 'arrived' });
  finish(teller, story);
  return story;
}

/** A call is tried again and again, and in the end the time has come. */
function waitInVain(teller: Teller, story: Story): void {
  const { clock, random, staff } = teller;
  const tries = random.whole(1, 3);
  let at = clock.whenOpen({
    at: (story.callBy ?? story.createdAt + HOUR) - MINUTE,
    minutes: random.between(2, 30),
  });
  for (let index = 0; index < tries; index += 1) {
    const dueAt = at + random.pick([60, 120, 180]) * MINUTE;
    if (dueAt >= story.startsAt) break;
    putOff(story, { at, by: random.pick(staff), dueAt });
    at = clock.whenOpen({ at: dueAt + random.minutes(1, 30), minutes: random.between(2, 40) });
  }
  change(story, {
    at: story.startsAt + random.whole(1, 59) * 1000,
    by: SYSTEM,
    to: 'canceled',
    reason: 'not_confirmed',
  });
}

function moveOver(teller: Teller, story: Story): void {
  const { time, clock, random, staff } = teller;
  const isByPatient = random.chance(0.6);
  const latest = Math.min(story.startsAt, time.slot.startsAt);
  const free = between(teller, { ...story, startsAt: latest - 20 * HOUR });
  const at = isByPatient ? free : clock.whenOpen({ at: free, minutes: random.between(3, 60) });
  const by = isByPatient ? PATIENT : random.pick(staff);
  move(story, { at, by, to: time.slot.startsAt, callBy: clock.callBy(at) });
}

/** Tells a life to its end, or to now. @throws {ImpossibleStory} when it does not fit: another attempt may */
export function tellLife(teller: Teller, ending: Ending): Story {
  const { random, staff, manager, clock, language } = teller;
  const isMoved = ending === 'moved' && teller.otherStart !== null;
  const from = isMoved ? teller : { ...teller, otherStart: null };
  if (ending === 'walkIn') return walkIn(teller);
  const story = start(ending === 'notConfirmed' ? { ...from, isByStaff: false } : from);
  if (ending === 'notConfirmed') {
    waitInVain(from, story);
    return story;
  }
  const isCalledFirst = ending !== 'canceledByPatient' || random.chance(0.7);
  if (isCalledFirst && !(ending === 'canceledByStaff' && random.chance(0.5))) confirm(from, story);
  if (ending === 'canceledByPatient' || ending === 'canceledByStaff') {
    cancel(from, story, ending === 'canceledByPatient' ? PATIENT : random.pick(staff));
    return story;
  }
  if (ending === 'broughtBack') {
    cancel({ ...from, now: Math.min(from.now, story.startsAt) - DAY }, story, random.pick(staff));
    const at = clock.whenOpen({ at: story.changedAt + random.minutes(10, 200), minutes: 9 });
    change(story, { at, by: random.pick(staff), to: 'pending', callBy: clock.callBy(at) });
  }
  if (isMoved) moveOver(from, story);
  confirm(from, story);
  finish(from, story);
  if (ending === 'corrected' && story.status === 'done') {
    const reason = CORRECTION_REASON[language];
    change(story, { at: story.changedAt + 9 * MINUTE, by: manager, to: 'confirmed', reason });
    change(story, { at: story.changedAt + 21 * MINUTE, by: random.pick(staff), to: 'done' });
  }
  return story;
}

/** The date a week before or after, on which the doctor may have had another time. */
export function otherDate(time: ChosenTime, random: Random): string {
  return addDays(time.date, random.chance(0.7) ? 7 : -7);
}
