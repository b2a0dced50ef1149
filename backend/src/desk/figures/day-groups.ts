import { z } from 'zod';
import { CANCELLATION_CAUSES, type FigureSplit, REQUEST_ORIGINS } from '../../contract/figures';
import { HOUR, hourAt, isoWeekday } from '../../scheduling/zone';
import { bump, EVENT_SUMS, entryOf, named, type Pieces, VISIT_SUMS } from './pieces';

const count = z.number();

/** Counts of one day with one doctor, in one branch, for one service, by the branch's weekday, in the order of the comments. */
const dayGroup = z.object({
  branch: z.string(),
  doctor: z.string(),
  service: z.string(),
  /** Zone of the branch, by which its hours and weekday were told. */
  zone: z.string(),
  weekday: count,
  /** An instant of that weekday, epoch milliseconds. */
  at: count,
  /** Place of the origin, place of the lead, requests, minutes ahead. */
  requests: z.array(z.tuple([count, count, count, count])),
  /** See {@link EVENT_SUMS}. */
  events: z.array(count),
  /** Instant in the hour, requests, walk-ins, cancellations, calls without an answer, calls. */
  hours: z.array(z.tuple([count, count, count, count, count, count])),
  /** Minutes to the confirmation, how often. */
  waits: z.array(z.tuple([count, count])),
  causes: z.array(count),
  /** See {@link VISIT_SUMS}. */
  visits: z.array(count),
});
export type DayGroup = z.infer<typeof dayGroup>;
export const dayGroups = z.array(dayGroup);

/** All that a day is kept of, by quarter of an hour; the key of each is doctor and service, with a line between them. */
export type DayPieces = Pick<Pieces, 'requests' | 'events' | 'waits' | 'cancellations' | 'visits'>;

type Hours = DayGroup['hours'][number];

function mergeRequests(into: DayGroup['requests'], row: DayGroup['requests'][number]): void {
  const known = into.find(([origin, lead]) => origin === row[0] && lead === row[1]);
  if (!known) into.push([...row]);
  else for (const place of [2, 3]) bump(known, place, row[place] ?? 0);
}

interface Fold {
  group: DayGroup;
  /** By place of the origin and of the lead. */
  requests: Map<string, DayGroup['requests'][number]>;
  waits: Map<number, number>;
  hours: Map<number, Hours>;
}

/** Puts the pieces of a day together by doctor, branch and service, to be kept: part by part, as they are read. */
export class DayFold {
  private readonly folds = new Map<string, Fold>();
  /** By zone and instant: thousands of pieces lie in the quarters of an hour of one day. */
  private readonly clocks = new Map<string, Clock>();

  constructor(private readonly zoneOf: (branch: string) => string) {}

  add(pieces: DayPieces): void {
    for (const one of pieces.requests) {
      const { fold, clock } = this.placeOf(one);
      const origin = REQUEST_ORIGINS.indexOf(one.origin);
      const row = entryOf(fold.requests, `${origin} ${one.lead}`, () => [origin, one.lead, 0, 0]);
      bump(row, 2, one.count);
      bump(row, 3, one.leadMinutes);
      bump(hourIn(fold, clock), one.origin === 'walkIn' ? 2 : 1, one.count);
    }
    for (const one of pieces.events) {
      const { fold, clock } = this.placeOf(one);
      for (const [place, name] of EVENT_SUMS.entries()) bump(fold.group.events, place, one[name]);
      for (const [place, name] of (['cancellations', 'noAnswers', 'calls'] as const).entries())
        bump(hourIn(fold, clock), 3 + place, one[name]);
    }
    for (const one of pieces.waits) {
      const { waits } = this.placeOf(one).fold;
      waits.set(one.minutes, (waits.get(one.minutes) ?? 0) + one.count);
    }
    for (const one of pieces.cancellations)
      bump(this.placeOf(one).fold.group.causes, CANCELLATION_CAUSES.indexOf(one.cause), one.count);
    for (const one of pieces.visits) {
      const { group } = this.placeOf(one).fold;
      for (const [place, name] of VISIT_SUMS.entries()) bump(group.visits, place, one[name]);
    }
  }

  groups(): DayGroup[] {
    return [...this.folds.values()].map(({ group, requests, waits, hours }) => ({
      ...group,
      ...{ requests: [...requests.values()], waits: [...waits], hours: [...hours.values()] },
    }));
  }

  private placeOf({ branch, key, at }: { branch: string; key: string; at: number }) {
    const zone = this.zoneOf(branch);
    const clock = entryOf(this.clocks, `${zone} ${at}`, () => clockAt(at, zone));
    const fold = entryOf(this.folds, `${branch}|${key}|${clock.date}`, () => ({
      group: emptyGroup({ branch, zone, at }, { key, date: clock.date }),
      ...{ requests: new Map(), waits: new Map(), hours: new Map() },
    }));
    return { fold, clock };
  }
}

function hourIn({ hours }: Fold, { hour, hourStart }: Clock): Hours {
  return entryOf(hours, hour, () => [hourStart, 0, 0, 0, 0, 0]);
}

type Clock = ReturnType<typeof hourAt> & { hourStart: number };

/** Returns date and hour on a wall clock; `hourStart` is the start of the hour, because zones with whole-hour offsets share it. */
function clockAt(at: number, zone: string): Clock {
  const { date, hour } = hourAt({ instant: at, timeZone: zone });
  const start = at - (at % HOUR);
  const wall = hourAt({ instant: start, timeZone: zone });
  return { date, hour, hourStart: wall.date === date && wall.hour === hour ? start : at };
}

function emptyGroup(
  { branch, zone, at }: Pick<DayGroup, 'branch' | 'zone' | 'at'>,
  { key, date }: { key: string; date: string },
): DayGroup {
  const [doctor = '', service = ''] = key.split('|');
  return {
    ...{ branch, doctor, service, zone, weekday: isoWeekday(date), at },
    ...{ requests: [], hours: [], waits: [] },
    events: EVENT_SUMS.map(() => 0),
    causes: CANCELLATION_CAUSES.map(() => 0),
    visits: VISIT_SUMS.map(() => 0),
  };
}

/** Adds up the groups of many days by weekday of a branch, except of days and hours, which stay what they are. */
export function unfoldDays(groups: Iterable<DayGroup>, by: FigureSplit): DayPieces & Pick<Pieces, 'timed'> {
  const sums = new Map<string, { group: DayGroup; key: string; waits: Map<number, number> }>();
  const hours = new Map<string, { branch: string; row: Hours }>();
  for (const group of groups) {
    const key = by === 'weekday' ? '' : group[by];
    const id = `${group.branch}|${key}|${group.weekday}`;
    const sum = entryOf(sums, id, () => ({
      group: emptyGroup(group, { key: '', date: '2000-01-01' }),
      key,
      waits: new Map(),
    }));
    for (const row of group.requests) mergeRequests(sum.group.requests, row);
    for (const [minutes, times] of group.waits) sum.waits.set(minutes, (sum.waits.get(minutes) ?? 0) + times);
    for (const name of ['events', 'causes', 'visits'] as const)
      for (const [place, value] of group[name].entries()) bump(sum.group[name], place, value);
    for (const row of group.hours) {
      const hour = `${group.branch}|${row[0]}`;
      const known = hours.get(hour);
      if (!known) hours.set(hour, { branch: group.branch, row: [...row] });
      else for (let place = 1; place < row.length; place += 1) bump(known.row, place, row[place] ?? 0);
    }
  }
  const found = [...sums.values()].map(({ group, key, waits }) => ({
    ...group,
    waits: [...waits],
    placed: { branch: group.branch, at: group.at, key },
  }));
  return {
    requests: found.flatMap(({ placed, requests }) =>
      requests.map(([origin, lead, total, leadMinutes]) => ({
        ...placed,
        ...{ origin: REQUEST_ORIGINS[origin] ?? 'website', lead, count: total, leadMinutes },
      })),
    ),
    events: found.map(({ placed, events }) => ({ ...placed, ...named(EVENT_SUMS, events) })),
    waits: found.flatMap(({ placed, waits }) =>
      waits.map(([minutes, times]) => ({ ...placed, minutes, count: times })),
    ),
    cancellations: found.flatMap(({ placed, causes }) =>
      CANCELLATION_CAUSES.map((cause, place) => ({ ...placed, cause, count: causes[place] ?? 0 })),
    ),
    visits: found.map(({ placed, visits }) => ({ ...placed, ...named(VISIT_SUMS, visits) })),
    timed: timedPieces(hours.values()),
  };
}

function timedPieces(hours: Iterable<{ branch: string; row: Hours }>): Pieces['timed'] {
  const requests: Pieces['requests'] = [];
  const events: Pieces['events'] = [];
  for (const { branch, row } of hours) {
    const [at, asked, walkIns, cancellations, noAnswers, calls] = row;
    const placed = { branch, at, key: '' };
    const plain = { ...placed, lead: 0, leadMinutes: 0 };
    if (asked > 0) requests.push({ ...plain, origin: 'website', count: asked });
    if (walkIns > 0) requests.push({ ...plain, origin: 'walkIn', count: walkIns });
    events.push({ ...placed, ...named(EVENT_SUMS), cancellations, noAnswers, calls });
  }
  return { requests, events };
}
