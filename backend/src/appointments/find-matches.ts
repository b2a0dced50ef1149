import { z } from 'zod';
import { STATUSES } from '../booking/transitions';
import { type Database, instantOf } from './database';
import { type Asked, narrowed, rangeOf, startingIn } from './staff-filter';
import { matching, readSearch, type Search } from './staff-search';
import { addUp, type Counts } from './tally';

/** Appointments a search looks through at most, where nothing else narrows them further. */
const LOOKED_THROUGH = 2_000;

const instant = z.union([z.number(), z.string(), z.date()]).transform(instantOf);
const match = z.object({
  id: z.coerce.number(),
  status: z.enum(STATUSES),
  starts_at: instant,
  created_at: instant,
  booking_number: z.string(),
});
const COLUMNS = Object.keys(match.shape);

/** What a search has found, with what a list is ordered by. */
export interface Matches {
  rows: z.infer<typeof match>[];
  counts: Counts;
  /** More appointments fit the search than were looked through. */
  isCapped: boolean;
}

/** Ids that fit a search, by its index, whatever else is asked for; one more than are looked through, at most. */
async function candidates({ db, search }: { db: Database; search: Search }): Promise<number[]> {
  const found = await Promise.all(
    matching({ db, search }).map(
      (narrow): Promise<number[]> =>
        narrow(db('appointments'))
          .limit(LOOKED_THROUGH + 1)
          .pluck('id'),
    ),
  );
  return [...new Set(found.flat().map(Number))];
}

/**
 * The appointments that fit what was typed and all other filters, or null when nothing usable was typed.
 *
 * Where the other filters leave few (`total`), these are looked through one by one, and nothing is missed: a common
 * name on one day is found whole. Else the index of names and phones is asked; when more fit than can be looked
 * through, the first of them are, in the order of the index.
 */
export async function findMatches({
  asked,
  total,
}: {
  asked: Asked;
  total: number;
}): Promise<Matches | null> {
  const { db, scope, filters, branches } = asked;
  const countries = [...new Set(Object.values(branches).map(({ country }) => country))];
  const search = filters.q ? readSearch({ text: filters.q, countries }) : null;
  if (!search) return null;
  const query = () =>
    startingIn({ query: narrowed({ query: db('appointments'), scope, filters }), range: rangeOf(asked) });
  const found = async (rows: Promise<unknown[]>) => z.array(match).parse(await rows);
  if (total <= LOOKED_THROUGH) {
    const one = query().andWhere((either) => {
      for (const narrow of matching({ db, search, byIndex: false })) either.orWhere(narrow);
    });
    const rows = await found(one.select(COLUMNS));
    return { rows, counts: addUp(rows.map(({ status }) => ({ status, total: 1 }))), isCapped: false };
  }
  const ids = await candidates({ db, search });
  const isCapped = ids.length > LOOKED_THROUGH;
  const within = db('appointments').whereIn('id', ids.slice(0, LOOKED_THROUGH));
  const rows = await found(
    startingIn({
      query: narrowed({ query: within, scope, filters, walks: true }),
      range: rangeOf(asked),
    }).select(COLUMNS),
  );
  return { rows, counts: addUp(rows.map(({ status }) => ({ status, total: 1 }))), isCapped };
}
