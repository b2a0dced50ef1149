import { plainNumbers } from '../contract/digits';
import { foldText } from '../contract/fold-text';
import { type Shift, WEEKDAYS, type Weekday } from '../scheduling/schedule';
import { HALVES, hourOfHalf, PREFIX } from './read-values';

const NAMES: Record<Weekday, string[]> = {
  monday: ['mon', 'monday', 'الاثنين', 'اثنين'],
  tuesday: ['tue', 'tues', 'tuesday', 'الثلاثاء', 'ثلاثاء'],
  wednesday: ['wed', 'wednesday', 'الاربعاء', 'اربعاء'],
  thursday: ['thu', 'thur', 'thurs', 'thursday', 'الخميس', 'خميس'],
  friday: ['fri', 'friday', 'الجمعة', 'جمعة'],
  saturday: ['sat', 'saturday', 'السبت', 'سبت'],
  sunday: ['sun', 'sunday', 'الاحد', 'احد'],
};
const DAY_OF = new Map(
  WEEKDAYS.flatMap((day) => NAMES[day].map((name): [string, Weekday] => [foldText(name), day])),
);
const TIME = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*(?:${PREFIX}(${HALVES})[\p{L}\p{M}]*)?`;
const TIMES = new RegExp(String.raw`${TIME}\s*(?:-|–|—|to|الى|إلى|حتى)\s*${TIME}`, 'giu');

function timeOf(hour = '', minute = '0', half = ''): string | null {
  const given = Number(hour);
  const hours = half ? hourOfHalf(given, half) : given;
  if (hours === null || hours > 23 || Number(minute) > 59 || (half !== '' && given > 12)) return null;
  return `${String(hours).padStart(2, '0')}:${minute.padStart(2, '0')}`;
}

/** The days that a text names, singly or from one to another; null where a word is none. */
function daysOf(text: string): Weekday[] | null {
  const days: Weekday[] = [];
  for (const part of text.split(/[,،+&/]|\s(?:and\s|و)/)) {
    if (part.trim() === '') continue;
    const ends = part.split(/-|–|—|\sto\s|\s(?:الى|إلى|حتى)\s/).map((name) => DAY_OF.get(foldText(name)));
    const [first, last = first] = ends;
    if (!first || !last || ends.length > 2) return null;
    for (let at = WEEKDAYS.indexOf(first); ; at = (at + 1) % 7) {
      const day = WEEKDAYS[at];
      if (day) days.push(day);
      if (day === last) break;
    }
  }
  return days.length > 0 ? days : null;
}

/** Signs and words between two shifts of the same days. */
const BETWEEN = /[\s,،.+&]|and|و/gu;

/** True for hours of a clock of twelve whose half nobody knows: 5-9, or 9-5, which would end in the night; not for 09:00-01:00. */
function isUnclear(start: number, end: string): boolean {
  const isEarly = start < 7 && !(Number(end) > 12);
  return isEarly || (start <= 12 && /^[1-9]$/.test(end) && Number(end) < start);
}

/** Reads hours as people write them: "sat-wed 9:00-14:00, 17:00-21:00; thu 10-14", in either language; else null. */
export function readHours(given: string): Shift[] | null {
  const shifts: Shift[] = [];
  for (const part of plainNumbers(given)
    .toLowerCase()
    .split(/[;؛\n]/)) {
    if (part.trim() === '') continue;
    const first = part.search(TIMES);
    const days = first < 0 ? null : daysOf(part.slice(0, first).replace(/(?:\sمن|\sfrom)?[:\s]*$/, ''));
    // The rest may hold the name of another day.
    if (!days || part.slice(first).replace(TIMES, '').replace(BETWEEN, '') !== '') return null;
    for (const [, hour, minute, half, endHour, endMinute, endHalf] of part.matchAll(TIMES)) {
      const startsAt = timeOf(hour, minute, half);
      const endsAt = timeOf(endHour, endMinute, endHalf);
      if (startsAt === null || endsAt === null || startsAt === endsAt) return null;
      const isPlain = half === undefined && !hour?.startsWith('0');
      if (isPlain && isUnclear(Number(hour), endHalf === undefined ? (endHour ?? '') : '')) return null;
      for (const weekday of days) shifts.push({ weekday, startsAt, endsAt, pastMidnight: endsAt < startsAt });
    }
  }
  return shifts.length > 0 ? shifts : null;
}
