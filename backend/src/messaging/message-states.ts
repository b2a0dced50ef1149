import { z } from 'zod';
import { type MailCounts, mailState } from '../contract/appointment-mails';
import { DELIVERY_STATES } from '../contract/channels';
import type { Database, Query } from '../platform/database';
import { storedInstant } from '../platform/instant';
import { storedChannel, TABLE } from './outbox';

const state = z.object({
  document_id: z.string(),
  channel: storedChannel,
  kind: z.string(),
  reference: z.string(),
  recipient: z.string(),
  state: mailState,
  attempts: z.coerce.number(),
  due_at: storedInstant,
  sent_at: storedInstant.nullable(),
  last_error: z.string().nullable(),
  delivery: z.enum(DELIVERY_STATES).nullable(),
  delivery_at: storedInstant.nullable(),
  created_at: storedInstant,
});

export type MessageState = z.infer<typeof state>;

/** Returns what has become of the messages of these kinds about these things, in the order they were written. */
export async function readMessageStates({
  db,
  kinds,
  references,
}: {
  db: Database;
  kinds: readonly string[];
  references: string[];
}): Promise<MessageState[]> {
  const rows: unknown = await db(TABLE)
    .whereIn('kind', [...kinds])
    .whereIn('reference', references)
    .orderBy('id', 'asc')
    .select(Object.keys(state.shape));
  return z.array(state).parse(rows);
}

const count = z.object({
  state: mailState,
  total: z.coerce.number(),
});

export async function countMessages(
  db: Database,
  /** Leaves out what the reader may not know of; sees rows of the outbox. */
  narrow: (query: Query) => Query = (query) => query,
): Promise<MailCounts> {
  const found: unknown[] = await narrow(db(TABLE)).select('state').count({ total: '*' }).groupBy('state');
  const counts: MailCounts = { waiting: 0, sending: 0, sent: 0, stopped: 0, failed: 0 };
  for (const value of found) {
    const { state, total } = count.parse(value);
    counts[state] = total;
  }
  return counts;
}
