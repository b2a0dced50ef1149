import { z } from 'zod';
import type { Database } from '../platform/database';
import { storedInstant } from '../platform/instant';
import { pauseAfter } from './retry';
import { CLAIM_MS } from './worker';

/** How the outbox stands; instants in epoch milliseconds. */
export interface OutboxState {
  /** Not sent yet, mails of the coming days among them. */
  waiting: number;
  /** Given up: the server refused the address, or two days have passed, or the recipient has had too many. */
  failed: number;
  /** Of those that wait, the ones that should have left. */
  due: number;
  /** Since when the oldest of them should have left; null when none should. */
  oldestDueAt: number | null;
}

const group = z.object({
  state: z.enum(['waiting', 'sending']),
  attempts: z.coerce.number(),
  total: z.coerce.number(),
  first_due: storedInstant,
});

/** When a mail was to be sent first: each failed attempt has put its time off by a pause, one under way by its claim. */
function firstDueAt({ state, attempts, first_due }: z.infer<typeof group>): number {
  const failures = state === 'sending' ? attempts - 1 : attempts;
  const pauses = Array.from({ length: Math.max(0, failures) }, (_, index) => pauseAfter(index + 1) ?? 0);
  const claim = state === 'sending' ? CLAIM_MS : 0;
  return first_due - claim - pauses.reduce((sum, pause) => sum + pause, 0);
}

/** Counts what waits in the outbox and what was given up, and since when mails that should have left have not. */
export async function readOutboxState(db: Database, now: number): Promise<OutboxState> {
  const [all] = await db('outbox_messages').whereIn('state', ['waiting', 'sending']).count({ total: '*' });
  const [failed] = await db('outbox_messages').where('state', 'failed').count({ total: '*' });
  const found: unknown[] = await db('outbox_messages')
    .whereIn('state', ['waiting', 'sending'])
    .where((late) => late.where('attempts', '>', 0).orWhere('due_at', '<=', new Date(now)))
    .select('state', 'attempts')
    .count({ total: '*' })
    .min({ first_due: 'due_at' })
    .groupBy('state', 'attempts');
  const groups = z.array(group).parse(found);
  return {
    waiting: Number(all?.total ?? 0),
    failed: Number(failed?.total ?? 0),
    due: groups.reduce((sum, { total }) => sum + total, 0),
    oldestDueAt: groups.length > 0 ? Math.min(...groups.map(firstDueAt)) : null,
  };
}
