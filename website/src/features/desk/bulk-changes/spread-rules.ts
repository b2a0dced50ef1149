import { dateInZone, type WallClock, wallClock } from '@/lib/time/clinic-time';
import { addDays } from '@/lib/time/week';
import type { Destination, DoctorTime } from './schema';

/** An appointment that needs another time, with the free times it could have. */
export interface Wish {
  id: string;
  startsAt: string;
  timeZone: string;
  doctor: string;
  /** The day it shall be on, `YYYY-MM-DD`; null for its own, or with its own doctor any day after it. */
  day: string | null;
  free: readonly DoctorTime[];
}

/** Number of alternatives offered beside the suggested time. */
const OFFERED = 12;

export const timeValue = ({ doctor, startsAt, endsAt }: DoctorTime): string =>
  `${doctor} ${startsAt} ${endsAt}`;

/** True when one doctor would have to be with two patients at once. */
function isClash(one: DoctorTime, other: DoctorTime): boolean {
  if (one.doctor !== other.doctor) return false;
  return (
    Date.parse(one.startsAt) < Date.parse(other.endsAt) && Date.parse(other.startsAt) < Date.parse(one.endsAt)
  );
}

/** Appointments whose chosen times cannot both be had, each with the first of the others that is in its way. */
export function findClashes(chosen: readonly { id: string; time: DoctorTime }[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { id, time } of chosen) {
    const other = chosen.find((one) => one.id !== id && isClash(one.time, time));
    if (other) found.set(id, other.id);
  }
  return found;
}

/** Reads clocks, each instant once: a hundred wishes look at the same times of a branch. */
function clockReader() {
  const known = new Map<string, WallClock>();
  return (moment: { instant: string; timeZone: string }): WallClock => {
    const key = `${moment.timeZone} ${moment.instant}`;
    const clock = known.get(key) ?? wallClock(moment);
    known.set(key, clock);
    return clock;
  };
}

/** Puts the free times of a wish in order of nearness. */
function rank(wish: Wish, clockOf: ReturnType<typeof clockReader>) {
  const { startsAt, timeZone, doctor, day } = wish;
  const own = clockOf({ instant: startsAt, timeZone });
  const wanted = Date.parse(startsAt) + (day === null ? 0 : Date.parse(day) - Date.parse(own.date));
  const nearest = wish.free
    .map((time) => {
      const clock = clockOf({ instant: time.startsAt, timeZone });
      // Its own doctor is away on its own day.
      const isLater = day === null && time.doctor === doctor;
      const isDay = isLater ? clock.date > own.date : clock.date === (day ?? own.date);
      const isSame = isDay && clock.minute === own.minute;
      return { time, isSame, isOut: isLater && !isDay, away: Math.abs(Date.parse(time.startsAt) - wanted) };
    })
    .filter(({ isOut }) => !isOut)
    .sort((a, b) => a.away - b.away);
  const same = nearest.filter(({ isSame }) => isSame).map(({ time }) => time);
  return { id: wish.id, nearest: nearest.map(({ time }) => time), same };
}

interface Given {
  times: readonly DoctorTime[];
  taken: readonly DoctorTime[];
  most: number;
}

/** The first times that are in nobody's way, in their order. */
function takeFree({ times, taken, most }: Given): DoctorTime[] {
  const found: DoctorTime[] = [];
  for (const time of times) {
    if (found.length === most) break;
    if (!taken.some((other) => isClash(time, other))) found.push(time);
  }
  return found.sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

/** Spreads free times over appointments, no two the same: the same time of day where it is free, fewest times first. */
export function spreadTimes(wishes: readonly Wish[]): Map<string, Destination> {
  const clockOf = clockReader();
  const ranked = wishes.map((wish) => rank(wish, clockOf));
  const given = new Map<string, DoctorTime>();
  const give = (timesOf: (one: ReturnType<typeof rank>) => DoctorTime[]) => {
    const waiting = ranked.filter(({ id }) => !given.has(id));
    for (const one of waiting.toSorted((a, b) => timesOf(a).length - timesOf(b).length)) {
      const [time] = takeFree({ times: timesOf(one), taken: [...given.values()], most: 1 });
      if (time) given.set(one.id, time);
    }
  };
  give(({ same }) => same);
  const preset = new Map(given);
  give(({ nearest }) => nearest);
  const taken = [...given.values()];
  return new Map(
    ranked.map(({ id, nearest }) => {
      const own = given.get(id);
      // A time that overlaps the appointment's own one counts as free if no other appointment takes part of it.
      const others = takeFree({
        times: nearest.filter((time) => time !== own),
        taken: taken.filter((time) => time !== own),
        most: OFFERED,
      });
      const times = own ? [own, ...others] : others;
      return [id, { preset: preset.get(id) ?? null, suggested: own ?? null, times }];
    }),
  );
}

/** The dates from which free times are looked for: the day that is wished, or else the one of each and with its own doctor the week after it. */
export function datesAround({ startsAt, timeZone, day }: Omit<Wish, 'free' | 'doctor' | 'id'>): string[] {
  if (day !== null) return [day];
  const own = dateInZone({ instant: startsAt, timeZone });
  return [own, addDays({ date: own, days: 7 })];
}
