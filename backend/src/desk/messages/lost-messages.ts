import { z } from 'zod';
import { storedChannel } from '../../messaging/outbox';
import type { Database, Query } from '../../platform/database';
import { isoInstant, storedInstant } from '../../platform/instant';

/** Number of messages read before those that no longer matter are filtered out. */
const LOOKED_AT = 100;

export const lostMessage = z.object({
  document_id: z.string(),
  kind: z.string(),
  channel: storedChannel,
  reference: z.string(),
  recipient: z.string(),
  state: z.string(),
  reason: z.string().nullable(),
  at: storedInstant,
});

export function presentLost({ document_id: documentId, channel, reason, at }: z.output<typeof lostMessage>) {
  return { documentId, channel, reason, at: isoInstant(at) };
}

const ofOutbox = (column: string) => `outbox_messages.${column}`;

/** The lost messages of some kinds: cancellations first, what the clinic caused before what a stranger did, the latest first; more can be asked of the query, and taken with them. */
export function lostMessages(db: Database, kinds: readonly string[], also: string[] = []): Query {
  return (
    db('outbox_messages')
      // In the words of the index that finds them.
      .whereRaw("(outbox_messages.state = 'failed' OR delivery = 'undelivered')")
      .whereIn('kind', [...kinds])
      .orderByRaw("CASE WHEN kind = 'visit-canceled' THEN 0 ELSE 1 END")
      .orderByRaw('CASE WHEN by_stranger THEN 1 ELSE 0 END')
      .orderBy('outbox_messages.id', 'desc')
      .limit(LOOKED_AT)
      .select(
        ...['document_id', 'kind', 'channel', 'reference', 'recipient', 'state'].map(ofOutbox),
        db.raw('COALESCE(delivery_fault, last_error) AS reason'),
        db.raw('COALESCE(delivery_at, outbox_messages.updated_at) AS at'),
        ...also,
      )
  );
}

const sent = lostMessage.pick({ kind: true, channel: true, reference: true });

/** The name of a message's repetition among others. */
export function messageKey({ kind, channel, reference }: z.output<typeof sent>): string {
  return `${channel} ${kind} ${reference}`;
}

/**
 * Returns which of these references have a message, by {@link messageKey}; a message that was sent again counts for its successor.
 */
export async function readWritten(db: Database, references: string[]): Promise<Set<string>> {
  const written: unknown[] = await db('outbox_messages')
    .whereIn('reference', references)
    .select('kind', 'channel', 'reference');
  return new Set(z.array(sent).parse(written).map(messageKey));
}
