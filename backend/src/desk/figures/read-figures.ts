import { setImmediate } from 'node:timers/promises';
import type { Entry } from '../../catalogue/catalogue-data';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import {
  CANCELLATION_CAUSES,
  type FigureGroup,
  type FigureSplit,
  type FiguresAnswer,
  REQUEST_ORIGINS,
  type Sums,
} from '../../contract/figures';
import type { Database } from '../../platform/database';
import type { BranchScope } from '../../platform/staff-member';
import { addDays, DAY_MINUTES, dateAt, MINUTE, WallClock } from '../../scheduling/zone';
import { readBlocks } from '../calendar/block-rows';
import { offeredMinutes } from './offered';
import { LEADS, type OfferedPiece, type Pieces, WAITS } from './pieces';
import { readCancellations, readEvents, readRequests, readVisits, readWaits } from './read-pieces';
import { type Period, sumPeriod } from './sum-figures';

interface Question {
  branch?: string | undefined;
  doctor?: string | undefined;
  service?: string | undefined;
  weekday?: number | undefined;
  by: FigureSplit;
  from: string;
  to: string;
}

interface Given {
  db: Database;
  scope: BranchScope;
  catalogue: CatalogueSnapshot;
  input: Question;
}

const NOTHING: Sums = {
  requests: 0,
  online: 0,
  leadMinutes: null,
  confirmations: 0,
  atOnce: 0,
  cancellations: 0,
  ownMoves: 0,
  calls: 0,
  noAnswers: 0,
  medianMinutes: null,
  visits: 0,
  noShows: 0,
  unmarked: 0,
  bookedMinutes: 0,
  offeredMinutes: 0,
};

/** What the hours of the doctors asked for offer; null where a service is asked for, of which hours know nothing. */
async function readOffered({ db, scope, catalogue, input }: Given): Promise<OfferedPiece[] | null> {
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
    const dates = offeredMinutes({ practice: place.practice, blocks: own, from, to });
    offered.push(...dates.map((one) => ({ ...one, branch: place.branch, key })));
    // Three months of one doctor take some ten milliseconds: bookings go between.
    await setImmediate();
  }
  return offered;
}

async function readPieces({ given, zone }: { given: Given; zone: string }): Promise<Pieces> {
  const { db, scope, input } = given;
  const { branch, doctor, service, by, from, to, weekday } = input;
  const startOf = (date: string) => new WallClock(date, zone).reaches(0);
  const asked = {
    ...{ db, scope, branch, doctor, service, by },
    isByWeekday: by === 'weekday' || weekday !== undefined,
    from: startOf(from),
    to: startOf(addDays(to, 1)),
  };
  const [requests, events, waits, cancellations, visits, offered] = await Promise.all([
    readRequests(asked),
    readEvents(asked),
    readWaits(asked),
    readCancellations(asked),
    readVisits(asked),
    readOffered(given),
  ]);
  return { requests, events, waits, cancellations, visits, offered };
}

/** The groups of both periods, the busiest first; weekdays in their order. */
function listGroups({
  now,
  before,
  by,
  catalogue,
}: {
  now: Period;
  before: Period;
  by: FigureSplit;
  catalogue: CatalogueSnapshot;
}): FigureGroup[] {
  const { branches, doctors, services } = catalogue.data;
  const entries: Record<FigureSplit, Record<string, Entry>> = {
    branch: branches,
    doctor: doctors,
    service: services,
    weekday: {},
  };
  const empty = { ...NOTHING, offeredMinutes: now.total.offeredMinutes === null ? null : 0 };
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

/**
 * What appointments come to between two dates, and in the period of the same length before them, for the branches that
 * a member of staff works for. Read from what is stored anyway; docs/staff.md says in words what is counted.
 */
export async function readFigures({
  now: moment,
  ...given
}: Given & { now: number }): Promise<FiguresAnswer> {
  const { catalogue, input } = given;
  const { branch, by, from, to, weekday = null } = input;
  // Dates are those of the branch asked for; where all are, those of the first, as in the list.
  const zone = branch ? catalogue.zoneOf(branch) : catalogue.data.clinicZone;
  const length = (Date.parse(to) - Date.parse(from)) / (DAY_MINUTES * MINUTE) + 1;
  const earlier = { from: addDays(from, -length), to: addDays(to, -length) };
  const today = new WallClock(dateAt({ instant: moment, timeZone: zone }), zone).reaches(0);
  const zoneOf = (id: string) => catalogue.zoneOf(id);
  const periodOf = async (dates: { from: string; to: string }) =>
    sumPeriod({
      pieces: await readPieces({ given: { ...given, input: { ...input, ...dates } }, zone }),
      reading: { by, weekday, zoneOf, today, ...dates },
    });
  const [now, before] = await Promise.all([periodOf({ from, to }), periodOf(earlier)]);
  const compared = (counts: 'waits' | 'leads' | 'origins' | 'causes', index: number) => ({
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
      groups: listGroups({ now, before, by, catalogue }),
    },
    meta: { timeZone: zone, before: earlier },
  };
}
