import { z } from 'zod';
import { againReference, readMessageReference } from '../../appointments/record/appointment-mails';
import { MAIL_KINDS, type Undelivered } from '../../contract/appointment';
import { CHANNELS } from '../../contract/channels';
import type { Database, Query } from '../../platform/database';
import { isoInstant, storedInstant } from '../../platform/instant';

const SHOWN = 50;

const row = z.object({
  document_id: z.string(),
  kind: z.enum(MAIL_KINDS),
  channel: z
    .enum(CHANNELS)
    .nullable()
    .transform((channel) => channel ?? 'email'),
  reference: z.string(),
  reason: z.string().nullable(),
  appointment: z.string(),
  booking_number: z.string(),
  starts_at: storedInstant,
  time_zone: z.string(),
  sequence: z.coerce.number(),
});

const keyOf = ({ kind, channel, reference }: { kind: string; channel: string; reference: string }) =>
  `${channel} ${kind} ${reference}`;

/**
 * Messages that did not reach their patients, of visits to come: given up, or not delivered by who had taken them. What the
 * appointment has outrun, and what was sent again, is left out. The latest first; names are with the appointment.
 */
export async function listUndelivered({
  db,
  narrow,
  now,
}: {
  db: Database;
  /** Leaves out what the reader may not know of; sees rows of the outbox. */
  narrow: (query: Query) => Query;
  now: number;
}): Promise<Undelivered[]> {
  // In the words of the index that finds them.
  const lost = narrow(db('outbox_messages')).whereRaw("(state = 'failed' OR delivery = 'undelivered')");
  const found: unknown[] = await lost
    .join('appointments', 'appointments.document_id', db.raw('substr(reference, 1, 24)'))
    .where('appointments.starts_at', '>', new Date(now))
    .whereIn('kind', [...MAIL_KINDS])
    .orderBy('outbox_messages.id', 'desc')
    .limit(2 * SHOWN)
    .select(
      ...['outbox_messages.document_id', 'kind', 'channel', 'reference'],
      db.raw('COALESCE(delivery_fault, last_error) AS reason'),
      'appointments.document_id as appointment',
      ...['booking_number', 'starts_at', 'time_zone', 'sequence'],
    );
  const rows = z.array(row).parse(found);
  const current = rows.filter((one) => readMessageReference(one)?.sequence === one.sequence);
  const references = current.flatMap(({ reference }) => againReference(reference) ?? []);
  const repeated: { kind: string; channel: string | null; reference: string }[] = await db('outbox_messages')
    .whereIn('reference', references)
    .select('kind', 'channel', 'reference');
  const again = new Set(repeated.map((one) => keyOf({ ...one, channel: one.channel ?? 'email' })));
  return current
    .filter((one) => !again.has(keyOf({ ...one, reference: againReference(one.reference) ?? '' })))
    .slice(0, SHOWN)
    .map((one) => ({
      documentId: one.document_id,
      kind: one.kind,
      channel: one.channel,
      reason: one.reason,
      appointment: one.appointment,
      bookingNumber: one.booking_number,
      startsAt: isoInstant(one.starts_at),
      timeZone: one.time_zone,
    }));
}
