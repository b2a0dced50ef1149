import type { Database, Query } from '../../platform/database';
import { type Asked, narrowed, rangeOf, startingIn } from './staff-filter';
import { matching, readSearch, type Search } from './staff-search';

/** Number of appointments up to which a search looks through those that other filters leave, one by one. */
const FEW = 2_000;
/** Appointments a search takes from its indexes at most; who sees more types more. */
const CANDIDATES = 1_000;

export interface Matches {
  found: () => Query;
  /** True when more appointments fit the search than were looked through. */
  isCapped: () => Promise<boolean>;
}

/** The first appointments that fit a search, in the order of its indexes, whatever else is asked for. */
function candidates(db: Database, search: Search, limit: number): Query {
  const conditions = matching(db, search, false);
  const parts = matching(db, search).map((narrow, index) => {
    const part = narrow(db('appointments').select('*')).limit(limit);
    // Found by an earlier index already.
    for (const earlier of conditions.slice(0, index)) part.whereNot(earlier);
    return db.select('*').from(part.as('part'));
  });
  const all = db.select('*').from(db.unionAll(parts).as('parts')).limit(limit);
  return db.from(all.as('candidates'));
}

/**
 * The appointments that fit what was typed and all other filters, or null when nothing usable was typed.
 *
 * Where the other filters leave few (`total`), these are looked through one by one, and nothing is missed: a common
 * name on one day is found whole. Else the index of names and phones is asked; when more fit than are taken from
 * it, the first of them are looked through, in the order of the index.
 */
export function findMatches(asked: Asked, total: number): Matches | null {
  const { db, scope, filters, branches } = asked;
  const countries = [...new Set(Object.values(branches).map(({ country }) => country))];
  const search = filters.q ? readSearch(filters.q, countries) : null;
  if (!search) return null;
  const range = rangeOf(asked);
  // Kept apart from the order of the page, or the database may go through all appointments in that order.
  const found = (query: Query) =>
    db.withMaterialized('found', startingIn(query, range).select('*')).from('found');
  if (total <= FEW) {
    const few = () =>
      narrowed({ query: db('appointments'), scope, filters }).andWhere((either) => {
        for (const narrow of matching(db, search, false)) either.orWhere(narrow);
      });
    return { found: () => found(few()), isCapped: async () => false };
  }
  const within = (limit: number) => candidates(db, search, limit);
  return {
    found: () => found(narrowed({ query: within(CANDIDATES), scope, filters })),
    isCapped: async () => {
      const beyond: unknown[] = await within(CANDIDATES + 1)
        .select('id')
        .offset(CANDIDATES);
      return beyond.length > 0;
    },
  };
}
