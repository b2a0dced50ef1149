import { z } from 'zod';
import { EVENT_ACTIONS, fieldChange } from '../../contract/appointment-history';
import { ATTENDANCES } from '../../contract/attendance';
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
  to_branch: z.string().nullable(),
  action: z.enum(EVENT_ACTIONS).nullable(),
  due_at: storedInstant.nullable(),
  changes: z
    .string()
    .nullable()
    .transform((text) => (text === null ? [] : z.array(fieldChange).parse(JSON.parse(text)))),
  from_attendance: z.enum(ATTENDANCES).nullable(),
  to_attendance: z.enum(ATTENDANCES).nullable(),
});

export type EventRow = z.infer<typeof event>;

export async function readHistory(db: Database, appointment: string): Promise<EventRow[]> {
  const rows = await db('appointment_events').where({ appointment }).orderBy('id', 'asc');
  return z.array(event).parse(rows);
}
