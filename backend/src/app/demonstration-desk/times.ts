import type { BookableService } from '../../catalogue/catalogue-data';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import type { Slot } from '../../scheduling/slots';
import { addDays, dateAt, isoWeekday, MINUTE } from '../../scheduling/zone';
import { Random } from './random';

/** A time somebody comes, or would have come. */
export interface ChosenTime {
  /** The same at every start of one day; document ids differ from one database to the next. */
  key: string;
  doctor: string;
  branch: string;
  service: string;
  specialty: string | null;
  slot: Slot;
  date: string;
  timeZone: string;
  /** How many days after today, negative before. */
  day: number;
  isForChildren: boolean;
}

export const DAYS_BACK = 61;
export const DAYS_AHEAD = 30;
/** Until when the calendar is about half full. */
const NEAR_DAYS = 14;

/** By ISO weekday, Monday first: the week begins on Saturday, and is fullest then. */
const WEEKDAYS = [1, 0.95, 0.95, 0.9, 0.85, 1.12, 1.08];

/** Which share of a doctor's times is asked for. */
function shareOf({
  day,
  date,
  hour,
  popularity,
}: {
  day: number;
  date: string;
  hour: number;
  popularity: number;
}): number {
  const base = day <= 0 ? 0.5 : day <= NEAR_DAYS ? 0.6 - day * 0.018 : 0.13 - (day - NEAR_DAYS) * 0.006;
  const weekday = WEEKDAYS[isoWeekday(date) - 1] ?? 1;
  const time = hour >= 17 ? 1.12 : hour >= 13 && hour < 16 ? 0.82 : 1;
  return Math.min(base * weekday * time * popularity, day > 0 ? 0.72 : 0.9);
}

/** What is asked for: mostly a consultation, then seeing the doctor again, then what the doctor's field has. */
function chooseService({
  catalogue,
  given,
  random,
}: {
  catalogue: CatalogueSnapshot;
  /** What the doctor gives. */
  given: readonly BookableService[];
  random: Random;
}): string | null {
  const { rules } = catalogue.data;
  const kind = random.weighted({ usual: 56, again: 18, special: 26 });
  const [usual, again] = [
    rules.defaultService,
    given.find(({ name }) => name.en === 'Follow-up')?.documentId,
  ];
  if (kind === 'usual' && usual) return usual;
  if (kind === 'again' && again) return again;
  const special = given.filter(({ documentId }) => documentId !== usual && documentId !== again);
  return special.length > 0 ? random.pick(special).documentId : usual;
}

const isChildrens = (name: { en: string } | undefined) => /child/i.test(name?.en ?? '');

/** The times of one doctor in one branch on one date that somebody asks for; none overlap. */
function chooseTimes({
  catalogue,
  seed,
  doctor,
  branch,
  date,
  day,
}: {
  catalogue: CatalogueSnapshot;
  seed: string;
  doctor: string;
  branch: string;
  date: string;
  day: number;
}): ChosenTime[] {
  const { doctors, branches, services, specialties, rules } = catalogue.data;
  const [who, where] = [doctors[doctor], branches[branch]];
  if (!who || !where || !rules.defaultService) return [];
  const { timeZone } = where;
  const key = `${who.name.en}|${where.name.en}|${date}`;
  const popularity = new Random(seed, who.name.en).between(0.8, 1.2);
  const random = new Random(seed, key);
  const chosen: ChosenTime[] = [];
  let busyUntil = 0;
  const starts = catalogue.workingSlots({ doctor, branch, service: rules.defaultService, date });
  if (starts.length === 0) return [];
  const given = Object.values(services).filter((one) => catalogue.gives({ doctor, service: one.documentId }));
  const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone });
  for (const start of starts) {
    const hour = Number(clock.format(start.startsAt));
    const isAsked = random.chance(shareOf({ day, date, hour, popularity }));
    const service = chooseService({ catalogue, given, random });
    if (!isAsked || service === null || start.startsAt < busyUntil) continue;
    if (day > 0 && catalogue.closedOf({ doctor, branch, service })) continue;
    const fitting = catalogue
      .workingSlots({ doctor, branch, service, date })
      .find(({ startsAt }) => startsAt === start.startsAt);
    if (!fitting) continue;
    const { json: _json, ...slot } = fitting;
    const fields = services[service]?.specialties ?? [];
    const own = who.specialties.filter((one) => fields.length === 0 || fields.includes(one));
    const specialty = who.specialties.length === 1 || random.chance(0.6) ? random.pick(own) : null;
    const isForChildren =
      isChildrens(services[service]?.name) ||
      (random.chance(0.7) && specialty !== null && isChildrens(specialties[specialty]?.name));
    const at = Math.round(start.startsAt / MINUTE);
    chosen.push({
      key: `${key}|${at}`,
      doctor,
      branch,
      service,
      specialty,
      slot,
      date,
      timeZone,
      day,
      isForChildren,
    });
    busyUntil = slot.endsAt;
  }
  return chosen;
}

/** Everything that is asked for from two months ago to a month ahead, in the order of its starts. */
export function chooseAllTimes(catalogue: CatalogueSnapshot, seed: string, now: number): ChosenTime[] {
  const { doctors, clinicZone } = catalogue.data;
  const today = dateAt(now, clinicZone);
  const all: ChosenTime[] = [];
  for (let day = -DAYS_BACK; day <= DAYS_AHEAD; day += 1) {
    const date = addDays(today, day);
    for (const doctor of Object.keys(doctors)) {
      for (const branch of catalogue.branchesOf(doctor)) {
        all.push(...chooseTimes({ catalogue, seed, doctor, branch, date, day }));
      }
    }
  }
  return all.sort((a, b) => a.slot.startsAt - b.slot.startsAt || (a.key < b.key ? -1 : 1));
}
