import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import { type Database, newDocumentId, type Transaction } from '../platform/database';
import { readEnvironment } from '../platform/environment/environment';
import { storedInstant } from '../platform/instant';
import type { With } from '../platform/with';

const TABLE = 'stopped_phones';

/** Messages not sent to a phone after STOP. Necessary ones, such as a cancellation, are still sent. */
export const REMINDERS: readonly string[] = ['visit-reminder', 'visit-recall', 'visit-review'];

/** Ends reminders to a phone; false when they had ended before, which was confirmed then. */
export async function stopReminders({ trx, now }: With<'trx' | 'now'>, phone: string, message: string) {
  const at = new Date(now);
  const row = { document_id: newDocumentId(), phone, message, at, created_at: at, updated_at: at };
  await trx(TABLE).insert(row).onConflict('phone').ignore();
  return (await trx(TABLE).where({ document_id: row.document_id }).first('id')) !== undefined;
}

/** Begins them again; gives the message that had ended them, null when none had. */
export async function resumeReminders(trx: Transaction, phone: string): Promise<string | null> {
  const stop = await findStop(trx, phone);
  return stop && (await trx(TABLE).where({ phone }).delete()) > 0 ? stop.message : null;
}

const stopOfVisit = z.object({ visit: z.string(), message: z.string(), at: storedInstant });

/** Lists appointments whose phone gets no reminders: each as its id, the message that ended them, and when (epoch milliseconds). */
export async function listStops(db: Database, phone?: string): Promise<string[]> {
  const stops = db(TABLE).join('appointments', 'appointments.phone', `${TABLE}.phone`);
  if (phone !== undefined) stops.where(`${TABLE}.phone`, phone);
  const columns = { visit: 'appointments.document_id', message: `${TABLE}.message`, at: `${TABLE}.at` };
  const found: unknown[] = await stops.select(columns);
  return z
    .array(stopOfVisit)
    .parse(found)
    .map(({ visit, message, at }) => `${visit} ${message} ${at}`);
}

/** The message by which the reminders to a phone were ended; null when they were not. */
export async function findStop(
  db: Database,
  phone: string,
): Promise<{ message: string; at: Date | string | number } | null> {
  if (phone === '') return null;
  return (await db(TABLE).where({ phone }).first('message', 'at')) ?? null;
}

/** Numbers that cost whoever writes to them more, and may earn their owner something. */
const COSTLY: readonly (string | undefined)[] = ['PREMIUM_RATE', 'SHARED_COST'];

/** True for a phone of a country with a branch, or of PHONE_CODE_COUNTRIES: others may be a stranger's earning. */
export function mayBeWrittenTo(phone: string, branches: Record<string, { country?: string | undefined }>) {
  const number = parsePhoneNumberFromString(phone);
  const ours = Object.values(branches).map(({ country }) => country);
  const isOurs = [...ours, ...readEnvironment().PHONE_CODE_COUNTRIES].includes(number?.country);
  return number?.country !== undefined && isOurs && !COSTLY.includes(number.getType());
}
