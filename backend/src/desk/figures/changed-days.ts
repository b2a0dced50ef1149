import { z } from 'zod';
import { type Database, inParts } from '../../platform/database';
import { storedInstant } from '../../platform/instant';
import { MINUTE } from '../../scheduling/zone';

/** No transaction lasts so long: lines of the history older than this are all there, whichever number came first. */
const UNDER_WAY_MS = 2 * MINUTE;
/** Number of history rows above which they are not checked one by one. */
const MANY_LINES = 20_000;

const id = z.coerce.number();
const line = z.object({
  id,
  at: storedInstant,
  appointment: z.string(),
  from_status: z.string().nullable(),
  from_starts_at: storedInstant.nullable(),
  from_branch: z.string().nullable(),
  action: z.string().nullable(),
  created_at: storedInstant,
  starts_at: storedInstant,
});

const OF_EVENT = ['id', 'at', 'appointment', 'from_status', 'from_starts_at', 'from_branch', 'action'].map(
  (name) => `appointment_events.${name}`,
);

/** The newest line of the history before which none can still come to be. */
export async function newestLine(db: Database, now: number): Promise<number> {
  const found = await db('appointment_events')
    .where('at', '<=', new Date(now - UNDER_WAY_MS))
    .orderBy('id', 'desc')
    .first('id');
  return found ? id.parse(found.id) : 0;
}

export interface Change {
  line: number;
  at: number;
}

/**
 * Returns which instants the lines of the history after one touch: every change of an appointment writes its line
 * (docs/appointments.md), and all other days come to what they came to. Null for more than {@link MANY_LINES}.
 */
export async function changesAfter(db: Database, after: number): Promise<Change[] | null> {
  const found: unknown[] = await db('appointment_events')
    .join('appointments', 'appointments.document_id', 'appointment_events.appointment')
    .where('appointment_events.id', '>', after)
    .orderBy('appointment_events.id')
    .limit(MANY_LINES + 1)
    .select(...OF_EVENT, 'appointments.created_at', 'appointments.starts_at');
  if (found.length > MANY_LINES) return null;
  const lines = z.array(line).parse(found);
  const changes = lines.flatMap((one) => {
    const isMoved = one.from_starts_at !== null;
    // A booking is a request; a move changes how far ahead it was made.
    const asked = one.from_status === null || isMoved ? [one.created_at] : [];
    const instants = [one.at, one.starts_at, ...asked, ...(isMoved ? [one.from_starts_at] : [])];
    return instants.flatMap((at) => (at === null ? [] : [{ line: one.id, at }]));
  });
  // Given to another doctor, branch or service, all that ever happened to it counts for that one.
  const given = new Map(
    lines
      .filter((one) => one.action === 'reassigned' || one.from_branch !== null)
      .map((one) => [one.appointment, one]),
  );
  for (const ids of inParts([...given.keys()])) {
    const told: unknown[] = await db('appointment_events')
      .whereIn('appointment', ids)
      .select('appointment', 'at');
    for (const row of z.array(line.pick({ appointment: true, at: true })).parse(told)) {
      const one = given.get(row.appointment);
      if (one) changes.push({ line: one.id, at: row.at }, { line: one.id, at: one.created_at });
    }
  }
  return changes;
}
