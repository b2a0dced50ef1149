import { MINUTE } from '../../scheduling/zone';
import type { Teller } from './lives';
import { begin, move, PATIENT, putOff, type Story } from './story';
import { CALL_BACK_NOTES } from './words';

/** How many minutes ago the requests were made that wait for a call, and what has been tried. */
export const WAITING: readonly { age: number; tried?: 'again' | 'later' | 'callBack' | 'moved' }[] = [
  { age: 4 },
  { age: 9 },
  { age: 17 },
  { age: 26 },
  { age: 34 },
  { age: 45 },
  { age: 58 },
  { age: 71 },
  { age: 83 },
  { age: 96 },
  { age: 109 },
  { age: 118, tried: 'moved' },
  { age: 131 },
  { age: 152 },
  { age: 208, tried: 'again' },
  { age: 1090, tried: 'again' },
  { age: 1260, tried: 'later' },
  { age: 245, tried: 'later' },
  { age: 186, tried: 'callBack' },
];

/** How soon before now its appointment may not be: nothing of the list is canceled by itself while it is looked at. */
export const WAITS_FROM = 20 * 60 * MINUTE;

/** A request that waits for its call at the moment of the start. */
export function tellWaiting(teller: Teller, { age, tried }: (typeof WAITING)[number]): Story {
  const { time, otherStart, clock, random, staff, language, now } = teller;
  const at = now - age * MINUTE;
  const isMoved = tried === 'moved' && otherStart !== null && otherStart > now + WAITS_FROM;
  const startsAt = isMoved ? otherStart : time.slot.startsAt;
  const story = begin({ at, startsAt, by: PATIENT, status: 'pending', callBy: clock.callBy(at) });
  const later = now - random.minutes(age * 0.25, age * 0.4);
  if (isMoved) move(story, { at: later, by: PATIENT, to: time.slot.startsAt, callBy: clock.callBy(later) });
  // At night nobody has called.
  if (!tried || tried === 'moved' || !clock.isOpen(later)) return story;
  const by = random.pick(staff);
  if (tried === 'again')
    putOff(story, { at: later, by, dueAt: later + Math.round((now - later) * random.between(0.3, 0.8)) });
  const soon = Math.ceil((now + random.minutes(35, 150)) / (5 * MINUTE)) * 5 * MINUTE;
  if (tried === 'later') putOff(story, { at: later, by, dueAt: soon });
  if (tried === 'callBack')
    putOff(story, { at: later, by, dueAt: soon, note: random.pick(CALL_BACK_NOTES)[language] });
  return story;
}
