import { z } from 'zod';
import { entriesWithinScope } from '../../appointments/waiting/waiting-access';
import { OFFER_STATES } from '../../contract/waiting-list';
import { countRows, type Query } from '../../platform/database';
import { storedInstant } from '../../platform/instant';
import { MINUTE } from '../../scheduling/zone';
import type { FreedPiece, WaitingPiece } from './pieces';
import { type Asked, narrowed, number, sumIf } from './read-pieces';

const row = z.looseObject({
  branch: z.string(),
  key: z.string(),
  at: storedInstant,
  filled_at: storedInstant.nullable(),
});
const outcomes = z.record(z.enum(OFFER_STATES), number);

/** Times offered to the waiting list in a period, each once; how long it took begins with the first who was told. */
export async function readFreed(asked: Asked): Promise<FreedPiece[]> {
  const { db, by } = asked;
  const key = by === 'weekday' ? "''" : by;
  const sums = OFFER_STATES.map((state) => `${sumIf(`state = '${state}'`)} AS n_${state}`);
  const query = narrowed(db('waiting_offers'), asked, { table: 'waiting_offers', moment: 'offered_at' });
  const found: unknown[] = await query
    .groupBy('doctor', 'branch', 'service', 'starts_at')
    .select(
      'branch',
      db.raw(`MIN(${key}) AS "key"`),
      db.raw('MIN(offered_at) AS at'),
      db.raw(`MIN(CASE WHEN state = 'accepted' THEN closed_at END) AS filled_at`),
      db.raw(sums.join(', ')),
    );
  return found.map((value) => {
    const { branch: where, key: group, at, filled_at: filledAt, ...told } = row.parse(value);
    return {
      ...{ branch: where, key: group, at },
      fillMinutes: filledAt === null ? null : Math.max(0, Math.round((filledAt - at) / MINUTE)),
      offers: outcomes.parse(Object.fromEntries(OFFER_STATES.map((state) => [state, told[`n_${state}`]]))),
    };
  });
}

const moment = z.object({ at: storedInstant });
const ENDS = ['booked', 'left', 'removed', 'ended'] as const;

/** The entries that are asked for: of any doctor and any branch too, as they wait for these as well. */
function entries({ db, scope, branch, doctor, service }: Asked): Query {
  const query = entriesWithinScope(db('waiting_entries'), scope);
  if (branch) query.where((of) => of.where('branches', '[]').orWhere('branches', 'like', `%"${branch}"%`));
  if (doctor) query.where((of) => of.where({ doctor }).orWhereNull('doctor'));
  return service ? query.where({ service }) : query;
}

/** Returns who joined the waiting list and left it in a period, each at its moment, and how many wait at the end of it. */
export async function readWaiting(asked: Asked): Promise<WaitingPiece[]> {
  const [from, to] = [new Date(asked.from), new Date(asked.to)];
  const momentsOf = async (query: Query, column: string) => {
    const found: unknown[] = await query
      .where(column, '>=', from)
      .where(column, '<', to)
      .select({ at: column });
    return found.map((row) => moment.parse(row).at);
  };
  const [joined, waiting, ...ended] = await Promise.all([
    momentsOf(entries(asked), 'created_at'),
    countRows(
      entries(asked)
        .where('created_at', '<', to)
        .where((open) => open.whereNull('ended_at').orWhere('ended_at', '>=', to)),
    ),
    ...ENDS.map((state) => momentsOf(entries(asked).where({ state }), 'ended_at')),
  ]);
  return [
    ...joined.map((at) => ({ at, what: 'joined' as const, count: 1 })),
    ...ENDS.flatMap((what, index) => (ended[index] ?? []).map((at) => ({ at, what, count: 1 }))),
    { at: asked.to, what: 'waiting', count: waiting },
  ];
}
