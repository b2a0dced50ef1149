import { z } from 'zod';
import { PHONE_CHANNELS } from '../../contract/channels';
import { oneLine } from '../../contract/one-line';
import { LANGUAGES } from '../../contract/patient';
import { DAY_PARTS, WAITING_STATES, type WaitingState } from '../../contract/waiting-list';
import { type Database, readRow, readRows } from '../../platform/database';
import { storedInstant, storedJson, storedText } from '../../platform/instant';
import type { With } from '../../platform/with';

export const ENTRIES = 'waiting_entries';

const line = storedText.transform(oneLine);
const listOf = <Item extends z.ZodType>(item: Item) => storedJson(z.array(item));

export const entryRow = z.object({
  document_id: z.string(),
  number: z.string(),
  state: z.enum(WAITING_STATES),
  doctor: z.string().nullable(),
  specialty: z.string().nullable(),
  service: z.string(),
  branches: listOf(z.string()),
  weekdays: listOf(z.number()),
  parts: listOf(z.enum(DAY_PARTS)),
  until_date: z.string(),
  /** The appointment that an earlier time would move, and when it begins. */
  appointment: z.string().nullable(),
  earlier_than: storedInstant.nullable(),
  booked_appointment: z.string().nullable(),
  first_name: line,
  last_name: line,
  phone: line,
  email: z.string().nullable(),
  tell_by: z.enum(PHONE_CHANNELS).nullable(),
  tell_by_text: z.string().nullable(),
  /** True when a code had proved the phone, or staff were on it. */
  phone_proved: z.coerce.boolean(),
  age: z.coerce.number(),
  language: z.enum(LANGUAGES),
  made_by: z.string(),
  idempotency_key: z.string().nullable(),
  request_hash: z.string().nullable(),
  created_at: storedInstant,
});

/** Row of the waiting list; instants in epoch milliseconds. An entry with an appointment is named by that alone. */
export type EntryRow = z.output<typeof entryRow>;

export async function findEntry(
  db: Database,
  where: Partial<Record<'document_id' | 'number' | 'idempotency_key' | 'appointment' | 'state', string>>,
): Promise<EntryRow | null> {
  // PostgreSQL fails on a zero byte in a text instead of finding nothing.
  if (Object.values(where).some((value) => value.includes('\0'))) return null;
  return await readRow(entryRow, db(ENTRIES).where(where));
}

/** Returns who waits, the longest first. @param limit the rest has to wait until those have a time or leave */
export async function listWaiting(db: Database, limit: number): Promise<EntryRow[]> {
  const waiting = db(ENTRIES).where('state', 'waiting');
  return await readRows(entryRow, waiting.orderBy('created_at', 'asc').limit(limit));
}

export async function endEntry(
  { trx, by, now }: With<'trx' | 'by' | 'now'>,
  entry: string,
  state: Exclude<WaitingState, 'waiting'>,
  booked: string | null = null,
): Promise<boolean> {
  const at = new Date(now);
  const changed = await trx(ENTRIES)
    .where({ document_id: entry, state: 'waiting' })
    .update({ state, seat: null, booked_appointment: booked, ended_at: at, ended_by: by, updated_at: at });
  return changed === 1;
}
