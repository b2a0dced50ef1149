import { z } from 'zod';
import { EVENT_ACTIONS } from '../../contract/appointment';
import { oneLine } from '../../contract/one-line';
import { STATUSES } from '../../contract/transitions';
import type { Database } from '../../platform/database';
import { storedInstant } from '../../platform/instant';

const event = z.object({
  at: storedInstant,
  actor: z.string(),
  from_status: z.enum(STATUSES).nullable(),
  to_status: z.enum(STATUSES),
  reason: z.string().transform(oneLine).nullable(),
  from_starts_at: storedInstant.nullable(),
  to_starts_at: storedInstant.nullable(),
  action: z.enum(EVENT_ACTIONS).nullable(),
  due_at: storedInstant.nullable(),
});

export type EventRow = z.infer<typeof event>;

/** The history of an appointment, oldest first. */
export async function readHistory({
  db,
  appointment,
}: {
  db: Database;
  appointment: string;
}): Promise<EventRow[]> {
  const rows = await db('appointment_events').where({ appointment }).orderBy('id', 'asc');
  return z.array(event).parse(rows);
}
