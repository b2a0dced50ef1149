import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import type { Entry } from '../../catalogue/catalogue-data';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import {
  CANCELLATION_CAUSES,
  CANCELLATION_REASONS,
  type FigureSplit,
  type FiguresAnswer,
  type figuresQuery,
  REQUEST_ORIGINS,
  WAITING_COUNTS,
} from '../../contract/figures';
import { OFFER_STATES } from '../../contract/waiting-list';
import type { Database } from '../../platform/database';
import type { Outcome } from '../../platform/refusal';
import type { BranchScope } from '../../platform/staff-member';
import { TookTooLong, withinTime } from '../../platform/within-time';
import { addDays, DAY_MINUTES, dateAt, MINUTE, WallClock } from '../../scheduling/zone';
import { readBlocks } from '../calendar/block-rows';
import { unfoldDays } from './day-groups';
import type { FigureDays } from './figure-days';
import { listTyped } from './group-reasons';
import { offeredMinutes } from './offered';
import { LEADS, type OfferedPiece, type Pieces, WAITS } from './pieces';
import {
  type Asked,
  readCancellations,
  readEvents,
  readReasons,
  readRequests,
  readVisits,
  readWaits,
} from './read-pieces';
import { readFreed, readWaiting } from './read-waiting';
import { noSums, type Period, sumPeriod } from './sum-figures';

interface Given {
  db: Database;
  figureDays: FigureDays;
  scope: BranchScope;
  catalogue: CatalogueSnapshot;
  input: z.output<typeof figuresQuery>;
  moment: number;
}

/** Returns the minutes offered by the chosen doctors' hours; null if a service is chosen: hours are not per service. */
async function readOffered(given: Given): Promise<OfferedPiece[] | null> {
  const { db, figureDays, scope, catalogue, input } = given;
  const { branch, doctor, service, by, from, to } = input;
  if (service || by === 'service') return null;
  const { practices, branches, doctors } = catalogue.data;
  const places = Object.entries(practices).flatMap(([place, practice]) => {
    const [whose = '', where = ''] = place.split('|');
    const isAsked = (!branch || branch === where) && (!doctor || doctor === whose);
    const isOpen = doctors[whose] && branches[where] && (scope === null || scope.includes(where));
    return isAsked && isOpen ? [{ doctor: whose, branch: where, practice }] : [];
  });
  const blocks = await readBlocks({
    db,
    doctors: [...new Set(places.map((place) => place.doctor))],
    // A day more on each side: the zones of branches differ.
    from: Date.parse(from) - DAY_MINUTES * MINUTE,
    to: Date.parse(to) + 2 * DAY_MINUTES * MINUTE,
  });
  const offered: OfferedPiece[] = [];
  for (const place of places) {
    const own = blocks
      .filter((block) => block.doctor === place.doctor)
      .map(({ starts_at: startsAt, ends_at: endsAt }) => ({ startsAt, endsAt }));
    const key = by === 'doctor' ? place.doctor : place.branch;
    const { practice } = place;
    const dates = offeredMinutes({ practice, blocks: own, known: figureDays.offeredBy(practice), from, to });
    offered.push(...dates.map((one) => ({ ...one, branch: place.branch, key })));
    // Three months of one doctor take some ten milliseconds: bookings go between.
    await setImmediate();
  }
  return offered;
}

type Counted = ReturnType<typeof unfoldDays>;

const NONE: Counted = {
  ...{ requests: [], events: [], waits: [], cancellations: [], visits: [] },
  timed: { requests: [], events: [] },
};

/** Returns the stored figures of the past days of a period. */
async function readKept(given: Given, zone: string, last: string): Promise<Counted> {
  const { figureDays, scope, catalogue, input, moment } = given;
  const { branch, doctor, service, by, from, to } = input;
  if (last < from) return NONE;
  const groups = await figureDays.read({
    ...{ zone, from, to: last < to ? last : to, now: moment },
    zoneOf: (id) => catalogue.zoneOf(id),
  });
  const isAsked = (one: (typeof groups)[number]) =>
    (scope === null || scope.includes(one.branch)) &&
    (!branch || branch === one.branch) &&
    (!doctor || doctor === one.doctor) &&
    (!service || service === one.service);
  return unfoldDays(groups.filter(isAsked), by);
}

/** Reads the counts between two instants; also by day and hour, unless split by weekday. */
async function readNew(asked: Asked): Promise<Counted> {
  if (asked.from >= asked.to) return NONE;
  const timed: Asked = { ...asked, by: 'weekday', isTimed: true };
  const [requests, events, waits, cancellations, visits] = await Promise.all([
    readRequests(asked),
    readEvents(asked),
    readWaits(asked),
    readCancellations(asked),
    readVisits(asked),
  ]);
  return {
    ...{ requests, events, waits, cancellations, visits },
    timed: asked.isTimed
      ? { requests, events }
      : { requests: await readRequests(timed), events: await readEvents(timed) },
  };
}

/** Reads all counts of a period: past days from the stored figures, the rest from the tables. */
async function readPieces(given: Given, zone: string, today: number): Promise<Pieces> {
  const { db, figureDays, scope, input, moment } = given;
  const { branch, doctor, service, by, from, to, weekday } = input;
  const startOf = (date: string) => new WallClock(date, zone).reaches(0);
  const asked = {
    ...{ db, scope, branch, doctor, service, by, today },
    isTimed: by === 'weekday' || weekday !== undefined,
    from: startOf(from),
    to: startOf(addDays(to, 1)),
  };
  const last = figureDays.lastDay({ zone, now: moment });
  const next = addDays(last, 1);
  const [kept, counted, reasons, freed, waiting, offered] = await Promise.all([
    readKept(given, zone, last),
    readNew({ ...asked, from: next > from ? startOf(next) : asked.from }),
    readReasons(asked),
    readFreed(asked),
    readWaiting(asked),
    readOffered(given),
  ]);
  return {
    ...{ reasons, freed, waiting, offered },
    requests: [...kept.requests, ...counted.requests],
    events: [...kept.events, ...counted.events],
    waits: [...kept.waits, ...counted.waits],
    cancellations: [...kept.cancellations, ...counted.cancellations],
    visits: [...kept.visits, ...counted.visits],
    timed: {
      requests: [...kept.timed.requests, ...counted.timed.requests],
      events: [...kept.timed.events, ...counted.timed.events],
    },
  };
}

/** The groups of both periods, the busiest first; weekdays in their order. */
function listGroups(catalogue: CatalogueSnapshot, now: Period, before: Period, by: FigureSplit) {
  const { branches, doctors, services } = catalogue.data;
  const entries: Record<FigureSplit, Record<string, Entry>> = {
    branch: branches,
    doctor: doctors,
    service: services,
    weekday: {},
  };
  const empty = { ...noSums(), offeredMinutes: now.total.offeredMinutes === null ? null : 0 };
  const groups = [...new Set([...now.groups.keys(), ...before.groups.keys()])].map((id) => ({
    id,
    name: entries[by][id]?.name ?? null,
    ...(now.groups.get(id) ?? empty),
    before: before.groups.get(id) ?? empty,
  }));
  return by === 'weekday'
    ? groups.sort((a, b) => Number(a.id) - Number(b.id))
    : groups.sort((a, b) => b.requests - a.requests || b.bookedMinutes - a.bookedMinutes);
}

/** Figures of appointments between two dates and in the period before, for a member's branches (docs/staff.md). */
async function readFigures(given: Given): Promise<FiguresAnswer> {
  const { catalogue, input, moment } = given;
  const { branch, by, from, to, weekday = null } = input;
  // Dates are those of the branch asked for; where all are, those of the first, as in the list.
  const zone = branch ? catalogue.zoneOf(branch) : catalogue.data.clinicZone;
  const length = (Date.parse(to) - Date.parse(from)) / (DAY_MINUTES * MINUTE) + 1;
  const earlier = { from: addDays(from, -length), to: addDays(to, -length) };
  const today = new WallClock(dateAt(moment, zone), zone).reaches(0);
  const zoneOf = (id: string) => catalogue.zoneOf(id);
  const periodOf = async (dates: { from: string; to: string }) => {
    const pieces = await readPieces({ ...given, input: { ...input, ...dates } }, zone, today);
    return sumPeriod(pieces, { by, weekday, zoneOf, ...dates });
  };
  const [now, before] = await Promise.all([periodOf({ from, to }), periodOf(earlier)]);
  type Compared = 'waits' | 'leads' | 'origins' | 'causes' | 'reasons' | 'offers' | 'waitingList';
  const compared = (counts: Compared, index: number) => ({
    now: now[counts][index] ?? 0,
    before: before[counts][index] ?? 0,
  });
  return {
    data: {
      total: now.total,
      before: before.total,
      days: now.days,
      daysBefore: before.days,
      waits: WAITS.map((minutes, index) => ({ minutes, ...compared('waits', index) })),
      leads: LEADS.map((days, index) => ({ days, ...compared('leads', index) })),
      origins: REQUEST_ORIGINS.map((origin, index) => ({ origin, ...compared('origins', index) })),
      hours: now.hours,
      causes: CANCELLATION_CAUSES.map((cause, index) => ({ cause, ...compared('causes', index) })),
      reasons: CANCELLATION_REASONS.map((reason, index) => ({ reason, ...compared('reasons', index) })),
      typedReasons: listTyped({ now: now.typed, before: before.typed }),
      offers: OFFER_STATES.map((state, index) => ({ state, ...compared('offers', index) })),
      waitingList: WAITING_COUNTS.map((what, index) => ({ what, ...compared('waitingList', index) })),
      groups: listGroups(catalogue, now, before, by),
    },
    meta: { timeZone: zone, before: earlier },
  };
}

/** Well below what a website waits for any answer (5 s): on a busy machine the answer itself takes its time. */
const PATIENCE_MS = 2000;

/** Reads figures, or refuses with `FiguresPendingError` where days have to be added up first, which goes on meanwhile. */
export async function readFiguresInTime({
  patienceMs = PATIENCE_MS,
  ...given
}: Given & { patienceMs?: number }): Promise<Outcome<FiguresAnswer>> {
  const key = JSON.stringify([given.scope, given.input]);
  const counted = given.figureDays.countOnce({ key, count: () => readFigures(given) });
  try {
    return { ok: true, value: await withinTime(counted, patienceMs) };
  } catch (error) {
    if (!(error instanceof TookTooLong)) throw error;
    const message = 'The days asked for are being added up, ask again in some seconds';
    return { ok: false, refusal: { name: 'FiguresPendingError', status: 409, message, details: {} } };
  }
}
