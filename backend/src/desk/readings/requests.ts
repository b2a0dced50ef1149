import { z } from 'zod';
import type { Database } from '../../platform/database';
import { storedInstant } from '../../platform/instant';

/** State of the requests that somebody has to call about; instants in epoch milliseconds. */
export interface RequestState {
  pending: number;
  /** Number of those whose call is overdue. */
  late: number;
  /** Promised moment of the earliest call; null when no request waits. */
  firstCallDueAt: number | null;
}

const due = z.object({ call_due_at: storedInstant });

/** Reads what is pending and still ahead, against the times by which the patients were promised a call. */
export async function readRequestState(db: Database, now: number): Promise<RequestState> {
  const pending = () =>
    db('appointments')
      .where('status', 'pending')
      // Not by an index on starts_at, as in the work list.
      .whereRaw('coalesce(starts_at, starts_at) > ?', [new Date(now)]);
  const [all] = await pending().count({ total: '*' });
  const [late] = await pending().where('call_due_at', '<', new Date(now)).count({ total: '*' });
  const first: unknown = await pending()
    .whereNotNull('call_due_at')
    .orderBy('call_due_at', 'asc')
    .first('call_due_at');
  return {
    pending: Number(all?.total ?? 0),
    late: Number(late?.total ?? 0),
    firstCallDueAt: first ? due.parse(first).call_due_at : null,
  };
}
