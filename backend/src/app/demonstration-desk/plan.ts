import type { Cast } from '../../../seed/cast';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import type { Claim } from '../../scheduling/allocation';
import { addDays, dateAt } from '../../scheduling/zone';
import { DeskClock } from './desk-clock';
import { AHEAD, otherDate, PAST, type Teller, tellLife } from './lives';
import { Patients } from './patients';
import type { Patient } from './people';
import { Random } from './random';
import { Seats } from './seats';
import { type By, ImpossibleStory, isPossible, type Story } from './story';
import { type ChosenTime, chooseAllTimes, DAYS_AHEAD, DAYS_BACK } from './times';
import { tellWaiting, WAITING, WAITS_FROM } from './waiting';

/** An appointment of the demonstration, with all that has happened with it. */
export interface PlannedVisit {
  time: ChosenTime;
  patient: Patient;
  /** Document id of who pays; null for cash. */
  organisation: string | null;
  story: Story;
  /** None of a canceled one. Their owner is {@link ChosenTime.key}. */
  claims: Claim[];
}

/** What the plan is made from; the same gives the same plan. */
export interface PlanGiven {
  catalogue: CatalogueSnapshot;
  /** Epoch milliseconds. What has happened by then is told. */
  now: number;
  staff: readonly By[];
  manager: By;
  cast: Cast;
}

/** Another choice of patients and times; the date of the start is added to it. */
const SEED = 'clinic 1';
const ATTEMPTS = 6;
/** No request that waits is about an appointment later than this. */
const WAITING_DAYS = 13;

/** Keys of the times whose requests wait for a call now, in the order of {@link WAITING}. */
function chooseWaiting(times: ChosenTime[], seed: string, now: number): string[] {
  return times
    .filter(({ slot, day }) => slot.startsAt > now + WAITS_FROM && day <= WAITING_DAYS)
    .map(({ key }) => ({ key, order: new Random(seed, 'waiting', key).next() }))
    .sort((one, other) => one.order - other.order)
    .slice(0, WAITING.length)
    .map(({ key }) => key);
}

/** Who pays for a patient in a branch: one of its organisations, for those who come with a contract. */
function payerOf(catalogue: CatalogueSnapshot, time: ChosenTime, patient: Patient) {
  const accepted = catalogue.data.branches[time.branch]?.organisations ?? [];
  return patient.payer === null ? null : (accepted[patient.payer % Math.max(1, accepted.length)] ?? null);
}

/** Plans the appointments of three months, in the order in which they were asked for. Writes nothing. */
export function planVisits({ catalogue, now, staff, manager, cast }: PlanGiven): PlannedVisit[] {
  const { clinicZone, callHours, rules } = catalogue.data;
  const today = dateAt(now, clinicZone);
  const seed = `${SEED} ${today}`;
  const clock = new DeskClock(callHours, {
    from: addDays(today, -DAYS_BACK - 40),
    days: DAYS_BACK + DAYS_AHEAD + 50,
  });
  const times = chooseAllTimes(catalogue, seed, now);
  const waiting = chooseWaiting(times, seed, now);
  const patients = new Patients(seed, cast);
  const seats = new Seats(rules, now);

  const tell = (time: ChosenTime, patient: Patient, payer: string | null): Story | null => {
    const random = new Random(seed, 'ending', time.key);
    const slots = catalogue.workingSlots({ ...time, date: otherDate(time, random) });
    const otherStart = slots.length > 0 ? random.pick(slots).startsAt : null;
    // The cards of a contract are sent with the form; on the phone they are not asked for, and here there are none.
    const isByStaff = payer !== null || random.chance(0.08);
    const ending = random.weighted(time.slot.startsAt <= now ? PAST : AHEAD);
    const place = waiting.indexOf(time.key);
    const entry = WAITING[place];
    const { language } = patient;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const own = new Random(seed, 'life', time.key, attempt);
      const teller: Teller = {
        ...{ time, otherStart, language, isByStaff, staff, manager, clock, random: own, now, attempt },
      };
      try {
        const story = entry
          ? tellWaiting(teller, entry)
          : tellLife(teller, attempt < ATTEMPTS - 2 ? ending : 'kept');
        if (isPossible(story, now)) return story;
      } catch (error) {
        if (!(error instanceof ImpossibleStory)) throw error;
      }
    }
    return null;
  };

  const planned: PlannedVisit[] = [];
  for (const time of times) {
    const random = new Random(seed, 'patient', time.key);
    const patient = patients.choose({ time, random });
    const payer = payerOf(catalogue, time, patient);
    const story = tell(time, patient, payer);
    // A request whose time has come is the system's to cancel: there is none that the desk has forgotten.
    if (!story || (story.status === 'pending' && time.slot.startsAt <= now + WAITS_FROM)) continue;
    const claims = story.status === 'canceled' ? [] : seats.take({ time, patient, owner: time.key });
    if (!claims) continue;
    patients.note({ patient, time });
    planned.push({ time, patient, organisation: story.isByStaff ? payer : null, story, claims });
  }
  return planned.sort((one, other) => one.story.createdAt - other.story.createdAt);
}
