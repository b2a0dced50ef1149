import { z } from 'zod';
import { BUSY_FAILURES } from '../../contract/busy-calendar';
import { sealsFor } from '../../platform/aes-gcm';
import {
  countBy,
  type Database,
  newDocumentId,
  readRow,
  readRows,
  type Transaction,
} from '../../platform/database';
import { storedInstant } from '../../platform/instant';
import type { With } from '../../platform/with';
import type { Span } from '../../scheduling/contested';

export const BUSY_CALENDARS = 'busy_calendars';
export const BUSY_TIMES = 'busy_times';

const row = z.object({
  document_id: z.string(),
  doctor: z.string(),
  address: z.string(),
  host: z.string(),
  due_at: storedInstant,
  etag: z.string().nullable(),
  last_modified: z.string().nullable(),
  digest: z.string().nullable(),
  expanded_at: storedInstant.nullable(),
  read_at: storedInstant.nullable(),
  failure: z.enum(BUSY_FAILURES).nullable(),
  failing_since: storedInstant.nullable(),
  skipped: z.coerce.number(),
});
export type BusyCalendarRow = z.output<typeof row>;
const seals = sealsFor('busy calendar');

/** The secret address of a calendar; null when ENCRYPTION_KEY was another then. */
export function addressOf({ doctor, address }: BusyCalendarRow): string | null {
  return seals.openOrNull(doctor, address);
}

export async function listBusyCalendars(db: Database, which: { doctor?: string } = {}) {
  return await readRows(row, db(BUSY_CALENDARS).where(which).orderBy('id'));
}

export async function findBusyCalendar(db: Database, which: { document_id: string } | { doctor: string }) {
  return await readRow(row, db(BUSY_CALENDARS).where(which));
}

/** Sets a doctor's calendar; what was read of the one before counts until the new one is read. */
export async function writeBusyCalendar(
  trx: Transaction,
  { doctor, url, by }: { doctor: string; url: string; by: string },
  now: number,
): Promise<void> {
  const at = new Date(now);
  const set = {
    address: seals.seal(doctor, url),
    host: new URL(url).hostname,
    made_by: by,
    due_at: at,
    ...{ etag: null, last_modified: null, digest: null, expanded_at: null, read_at: null },
    ...{ failure: null, failing_since: null, skipped: 0, updated_at: at },
  };
  await trx(BUSY_CALENDARS)
    .insert({ document_id: newDocumentId(), doctor, ...set, created_at: at, published_at: at })
    .onConflict('doctor')
    .merge(set);
}

/** Pause between two readings, less what a turn of the job may come early. */
const PAUSE_MS = 5 * 60_000 - 30_000;

/** Takes a calendar to be read by one backend; false where another has it. */
export async function claimReading(db: Database, { document_id, due_at }: BusyCalendarRow, now: number) {
  const changed = await db(BUSY_CALENDARS)
    .where({ document_id, due_at: new Date(due_at) })
    .update({ due_at: new Date(now + PAUSE_MS) });
  return changed === 1;
}

/** Stores the result of reading a calendar and locks its row; false if the calendar was removed or replaced. */
export async function noteReading(
  trx: Database,
  { document_id, address }: BusyCalendarRow,
  change: Partial<BusyCalendarRow>,
): Promise<boolean> {
  const instants = ['expanded_at', 'read_at', 'failing_since'] as const;
  const stored = Object.fromEntries(
    instants.flatMap((name) => {
      const at = change[name];
      return at === undefined ? [] : [[name, at === null ? null : new Date(at)]];
    }),
  );
  const changed = await trx(BUSY_CALENDARS)
    .where({ document_id, address })
    .update({ ...change, ...stored });
  return changed === 1;
}

const time = z.object({ doctor: z.string(), starts_at: storedInstant, ends_at: storedInstant });

export interface DoctorsSpan {
  doctors: readonly string[];
  from: number;
  to: number;
}

export async function readBusyTimes(asked: With<'db'> & DoctorsSpan): Promise<(Span & { doctor: string })[]> {
  const { db, doctors, from, to } = asked;
  const within = db(BUSY_TIMES)
    .whereIn('doctor', doctors)
    .where('ends_at', '>', new Date(from))
    .where('starts_at', '<', new Date(to))
    .orderBy('starts_at');
  const times = await readRows(time, within);
  return times.map(({ doctor, starts_at: startsAt, ends_at: endsAt }) => ({ doctor, startsAt, endsAt }));
}

export async function countBusyTimes(db: Database, now: number): Promise<(doctor: string) => number> {
  const counts = await countBy(db(BUSY_TIMES).where('ends_at', '>', new Date(now)), 'doctor');
  return (doctor) => counts.get(doctor) ?? 0;
}
