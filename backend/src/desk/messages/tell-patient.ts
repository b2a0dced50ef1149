import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import {
  listOwnPlaces,
  MAX_OWN,
  OWN_MESSAGE,
  ownMessages,
  ownReferences,
  visitOf,
} from '../../appointments/record/appointment-mails';
import type { AppointmentRow } from '../../appointments/record/appointment-rows';
import { insertEvents } from '../../appointments/record/history-rows';
import type { ownMessageRequest } from '../../contract/changes';
import { type Database, inTransaction, isUniqueViolation } from '../../platform/database';
import { notAllowed, type Outcome, versionConflict } from '../../platform/refusal';
import { servicesOf } from '../../platform/services';

/**
 * Tells the patient of an appointment something in the desk's own words, in the patient's language, on every channel the patient
 * is reached by, and writes into the history that somebody did. The same words are told once of one visit, as long as it is not
 * moved, however often they are asked for: a press that is repeated after a lost line is answered as the first was.
 *
 * Refused with 409 when the appointment has changed or is over, when its patient is reached by nothing, and when five such
 * messages were told of it already.
 */
export async function tellPatient(given: Given): Promise<Outcome<true>> {
  try {
    return await tell(given);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Somebody else took the same place in the row: whether with the same words is seen now.
    return (await isTold(given)) ? { ok: true, value: true } : versionConflict();
  }
}

interface Given {
  strapi: Core.Strapi;
  row: AppointmentRow;
  wanted: z.output<typeof ownMessageRequest>;
  by: string;
  now: number;
}

/** Returns what was told of the visit as it is now: the places that are taken, and the words, which the history keeps. */
async function readTold(db: Database, row: AppointmentRow) {
  const references = await db('outbox_messages')
    .where({ kind: OWN_MESSAGE, visit: visitOf(row) })
    .whereIn('reference', listOwnPlaces(row))
    .distinct()
    .pluck('reference');
  // The outbox forgets words once they are sent. One line of the history is written for each place.
  const words = await db('appointment_events')
    .where({ appointment: row.document_id, action: 'messaged' })
    .orderBy('id', 'desc')
    .limit(references.length)
    .pluck('reason');
  return { references: new Set(z.array(z.string()).parse(references)), words: new Set<unknown>(words) };
}

async function isTold({ strapi, row, wanted }: Given): Promise<boolean> {
  const { words } = await readTold(strapi.db.connection, row);
  return words.has(wanted.texts[row.language]);
}

async function tell({ strapi, row, wanted, by, now }: Given): Promise<Outcome<true>> {
  if (row.version !== wanted.version) return versionConflict();
  const isLive = row.status === 'pending' || row.status === 'confirmed';
  if (!isLive || row.starts_at <= now) return notAllowed('notLive');
  const text = wanted.texts[row.language];
  const before = await readTold(strapi.db.connection, row);
  if (before.words.has(text)) return { ok: true, value: true };
  const reference = ownReferences(row).find((one) => !before.references.has(one));
  if (reference === undefined || before.references.size >= MAX_OWN) return notAllowed('mail');
  const messages = ownMessages({ appointment: row, reference, text });
  if (messages.length === 0) return notAllowed('unreachable');
  const entry = {
    appointment: row.document_id,
    at: now,
    actor: by,
    from: row.status,
    to: row.status,
    reason: text,
    action: 'messaged' as const,
  };
  const { mailing } = servicesOf(strapi);
  await inTransaction(strapi, async (trx) => {
    await mailing.write({ trx, messages, now: new Date(now) });
    await insertEvents(trx, [entry]);
  });
  mailing.wake();
  return { ok: true, value: true };
}
