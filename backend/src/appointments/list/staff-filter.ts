import type { BookableBranch, CatalogueData } from '../../catalogue/catalogue-rows';
import type { CountQuery } from '../../contract/appointment-query';
import type { Status } from '../../contract/transitions';
import type { Database, Query } from '../../platform/database';
import type { BranchScope } from '../../platform/staff-member';
import { addDays, WallClock } from '../../scheduling/zone';
import { withinScope } from './staff-access';

export type Filters = CountQuery & { status?: Status | undefined };
type Branches = Record<string, Pick<BookableBranch, 'country'>>;
/** Zones of the branches, and the one by which the clinic as a whole counts its days. */
type Clocks = Pick<CatalogueData, 'zones' | 'clinicZone'>;

/** Scope and database, with which every question of the staff list is asked. */
export interface Asked {
  db: Database;
  scope: BranchScope;
  filters: Filters;
  branches: Branches;
  clocks: Clocks;
}

/** A range of starts in epoch milliseconds, `to` not included; null is no end. */
export interface Range {
  from: number | null;
  to: number | null;
}

/** The start of a day in the zone of the branch asked for; where all are, in that of the clinic. */
function dayStart({ day, filters, clocks }: { day: string } & Pick<Asked, 'filters' | 'clocks'>): number {
  const { branch } = filters;
  const timeZone = (branch === undefined ? undefined : clocks.zones[branch]) ?? clocks.clinicZone;
  return new WallClock(day, timeZone).reaches(0);
}

/** Returns when the appointments asked for start. */
export function rangeOf({ filters, clocks }: Pick<Asked, 'filters' | 'clocks'>): Range {
  const { from, to, firstDay, lastDay } = filters;
  const begins = [from, firstDay && dayStart({ day: firstDay, filters, clocks })];
  const ends = [to, lastDay && dayStart({ day: addDays(lastDay, 1), filters, clocks })];
  const given = (instants: (number | string | undefined)[]) =>
    instants.filter((one) => typeof one === 'number');
  const [firsts, lasts] = [given(begins), given(ends)];
  return {
    from: firsts.length > 0 ? Math.max(...firsts) : null,
    to: lasts.length > 0 ? Math.min(...lasts) : null,
  };
}

/**
 * Narrows a query by what both appointments and their stored counts have: branch, doctor, contract, status. With
 * `avoidIndex` the database cannot use an index on these, because reading the rows in the order of the list finds a
 * page of many matches sooner than sorting them all.
 */
export function narrowed({
  query,
  scope,
  filters,
  avoidIndex = false,
}: { query: Query; avoidIndex?: boolean } & Pick<Asked, 'scope' | 'filters'>): Query {
  const { status, branch, doctor, contractType } = filters;
  const equal = { branch, doctor, status, contract_type: contractType };
  for (const [column, value] of Object.entries(equal)) {
    if (value !== undefined && avoidIndex) query.whereRaw("(?? || '') = ?", [column, value]);
    else if (value !== undefined) query.where(column, value);
  }
  if (filters.toBeMoved) {
    query
      .whereNotNull('outside_since')
      .whereIn('status', ['pending', 'confirmed'])
      .where('starts_at', '>', new Date());
  }
  if (avoidIndex && scope !== null && branch === undefined) {
    const marks = scope.map(() => '?').join(', ');
    return scope.length === 0
      ? query.whereRaw('1 = 0')
      : query.whereRaw(`(branch || '') IN (${marks})`, [...scope]);
  }
  return withinScope(query, scope);
}

export function startingIn(query: Query, range: Range): Query {
  if (range.from !== null) query.where('starts_at', '>=', new Date(range.from));
  if (range.to !== null) query.where('starts_at', '<', new Date(range.to));
  return query;
}
