import type { Desk } from '../../../seed/load/desk';
import { needsOf, type PlannedTime } from '../../appointments/booking/plan-appointment';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { allocate, type Claim } from '../../scheduling/allocation';
import { CallClock } from '../../scheduling/call-clock';
import { addDays, DAY_MINUTES, dateAt, isoWeekday, MINUTE, WallClock } from '../../scheduling/zone';
import histories from './histories.json';
import { type Told, tellHistory } from './history';
import { CHILD_AGE, makeFamily, type Patient } from './people';
import { Random } from './random';

interface ChosenTime extends PlannedTime {
  /** The same at every start of one day; document ids differ from one database to the next. */
  key: string;
  doctor: string;
  branch: string;
  /** Days after today, negative before. */
  day: number;
  isForChildren: boolean;
}

export interface PlannedVisit {
  time: ChosenTime;
  patient: Patient;
  /** Document id of who pays; null for cash. */
  organisation: string | null;
  told: Told;
  claims: readonly Claim[];
}

interface Given {
  catalogue: CatalogueSnapshot;
  /** Epoch milliseconds; events before it have happened. */
  now: number;
  staff: readonly string[];
  manager: string;
  desk: Desk;
}

const DAYS_BACK = 61;
const DAYS_AHEAD = 30;
/** Days for which the calendar is about half full. */
const NEAR_DAYS = 14;
/** Weights of weekdays, Monday first: the week begins on Saturday, and is fullest then. */
const WEEKDAYS = [1, 0.95, 0.95, 0.9, 0.85, 1.12, 1.08];
/** No request that waits is about an appointment before or after this: none is canceled while it is looked at. */
const WAITS_FROM = 20 * 60 * MINUTE;
const WAITING_DAYS = 13;
const AGAIN = 6 * DAY_MINUTES * MINUTE;

/** Plans the appointments of three months, in the order in which they were asked for. Writes nothing. */
export function planVisits(given: Given): PlannedVisit[] {
  const { catalogue, now, desk } = given;
  const today = dateAt(now, catalogue.data.clinicZone);
  const seed = `clinic 1 ${today}`;
  const times = chooseTimes(catalogue, today, seed);
  const waiting = chooseWaiting(times, histories.waiting.length, now);
  const choosePatient = createPatients(desk, seed, now);
  const clocks = new Map<string, WallClock>();
  const wallOf = (date: string, timeZone: string) => {
    const key = `${date} ${timeZone}`;
    const clock = clocks.get(key) ?? new WallClock(date, timeZone);
    clocks.set(key, clock);
    return clock;
  };
  /** Claims of each doctor, and of the rooms and devices of each branch. */
  const claims = new Map<string, Claim[]>();

  return times
    .flatMap((time): PlannedVisit[] => {
      const { doctor, branch, slot, date, timeZone } = time;
      const random = new Random(seed, time.key);
      const { past, ahead } = histories;
      const place = waiting.indexOf(time.key);
      const patient = choosePatient(time, random);
      const told = tellHistory({
        ...given,
        steps: histories.waiting[place] ?? random.pickByShare(slot.startsAt <= now ? past : ahead).steps,
        slot,
        wall: (days, minutes) =>
          wallOf(addDays(time.day < 0 ? date : today, days), timeZone).reaches(minutes),
        // A clock works its spans out anew for an instant before the last.
        callBy: (at) => new CallClock(catalogue.data.callHours).callBy(at),
        language: patient.language,
        random,
      });
      // Expired requests would be canceled by the system, so there are none.
      if (!told || (told.status === 'pending' && place < 0)) return [];
      const visit = { time, patient, told, organisation: payerOf(catalogue, time, patient, told) };
      if (told.status === 'canceled') return [{ ...visit, claims: [] }];
      const needs = needsOf({ rules: catalogue.data.rules, doctor, branch, person: patient, date, slot });
      const [taken, used] = [claims.get(doctor) ?? [], claims.get(branch) ?? []];
      // Seats end with their appointment; what is over has none.
      const limits = slot.endsAt > now ? needs.limits : [];
      const allocation = allocate({ needs: { ...needs, limits }, claims: [...taken, ...used], now });
      if (allocation.kind !== 'allocated') return [];
      const own = allocation.claims.map((claim) => ({ ...claim, owner: time.key }));
      claims.set(doctor, [...taken, ...own]);
      if (slot.resources) claims.set(branch, [...used, ...own]);
      return [{ ...visit, claims: own }];
    })
    .sort((one, other) => one.told.createdAt - other.told.createdAt);
}

function chooseTimes(catalogue: CatalogueSnapshot, today: string, seed: string): ChosenTime[] {
  const days = Array.from({ length: DAYS_BACK + DAYS_AHEAD + 1 }, (_, index) => index - DAYS_BACK);
  const places = Object.keys(catalogue.data.doctors).flatMap((doctor) =>
    catalogue.branchesOf(doctor).map((branch) => ({ doctor, branch })),
  );
  return days.flatMap((day) =>
    places.flatMap((place) => chooseOnDate(catalogue, { ...place, day, today, seed })),
  );
}

function chooseOnDate(
  catalogue: CatalogueSnapshot,
  asked: { doctor: string; branch: string; day: number; today: string; seed: string },
): ChosenTime[] {
  const { doctor, branch, day, today, seed } = asked;
  const { doctors, branches, services, specialties, rules } = catalogue.data;
  const [who, where] = [doctors[doctor], branches[branch]];
  const usual = rules.defaultService;
  if (!who || !where || !usual) return [];
  const date = addDays(today, day);
  const { timeZone } = where;
  const key = `${who.name.en}|${where.name.en}|${date}`;
  const random = new Random(seed, key);
  const given = Object.keys(services).filter((service) => catalogue.gives({ doctor, service }));
  const base = day <= 0 ? 0.5 : day <= NEAR_DAYS ? 0.6 - day * 0.018 : 0.13 - (day - NEAR_DAYS) * 0.006;
  const share = Math.min(base * (WEEKDAYS[isoWeekday(date) - 1] ?? 1), 0.72);
  return catalogue.workingSlots({ doctor, branch, service: usual, date }).flatMap((start): ChosenTime[] => {
    if (!random.chance(share)) return [];
    const service = random.chance(0.56) ? usual : random.pick([usual, ...given]);
    if (day > 0 && catalogue.closedOf({ doctor, branch, service })) return [];
    const fitting = catalogue
      .workingSlots({ doctor, branch, service, date })
      .find(({ startsAt }) => startsAt === start.startsAt);
    if (!fitting) return [];
    const { json: _json, ...slot } = fitting;
    const fields = services[service]?.specialties ?? [];
    const own = who.specialties.filter((one) => fields.length === 0 || fields.includes(one));
    const specialty = own.length > 0 && random.chance(0.6) ? random.pick(own) : null;
    const names = [services[service]?.name, specialty === null ? undefined : specialties[specialty]?.name];
    const isForChildren = names.some((name) => /child/i.test(name?.en ?? ''));
    const chosen = { doctor, branch, service, specialty, slot, date, timeZone, day, isForChildren };
    return [{ key: `${key}|${start.startsAt}`, ...chosen }];
  });
}

/** Keys of the times whose requests wait for a call now, spread over the coming days. */
function chooseWaiting(times: readonly ChosenTime[], count: number, now: number): string[] {
  const some = times.filter(({ slot, day }) => slot.startsAt > now + WAITS_FROM && day <= WAITING_DAYS);
  return Array.from(
    { length: count },
    (_, index) => some[Math.floor((index * some.length) / count)]?.key ?? '',
  );
}

function createPatients(desk: Desk, seed: string, now: number) {
  let families = 0;
  let family: Patient[] = [];
  const known = new Map<string, { patient: Patient; at: number }[]>();
  /** Phones of live appointments, of which each has one: no limit is passed. */
  const live = new Set<string>();
  return ({ doctor, slot: { startsAt, endsAt }, isForChildren }: ChosenTime, random: Random): Patient => {
    const fits = ({ phone, age }: Patient) =>
      !(endsAt > now && live.has(phone)) && (!isForChildren || age <= CHILD_AGE);
    const seen = known.get(doctor) ?? [];
    const again = seen.length > 0 && random.chance(0.4) ? random.pick(seen) : null;
    let patient = again && startsAt - again.at >= AGAIN && fits(again.patient) ? again.patient : null;
    while (!patient) {
      patient = family.find(fits) ?? null;
      family = patient ? family.filter((one) => one !== patient) : makeFamily(desk, seed, families++);
    }
    if (endsAt > now) live.add(patient.phone);
    known.set(doctor, [...seen.filter((one) => one.patient !== patient), { patient, at: startsAt }]);
    return patient;
  };
}

/** Returns an organisation of the branch for patients with a contract; the demonstration has no pictures of cards. */
function payerOf(catalogue: CatalogueSnapshot, { branch }: ChosenTime, { payer }: Patient, { by }: Told) {
  const accepted = catalogue.data.branches[branch]?.organisations ?? [];
  if (payer === null || by === 'request') return null;
  return accepted[payer % Math.max(1, accepted.length)] ?? null;
}
