import { z } from 'zod';
import {
  listOwnPlaces,
  MAX_OWN,
  OWN_MESSAGE,
  onChannels,
  ownReferences,
  visitOf,
} from '../../appointments/record/appointment-mails';
import type { AppointmentRow } from '../../appointments/record/appointment-rows';
import { noteEvent } from '../../appointments/record/history-rows';
import type { ownMessageRequest } from '../../contract/changes';
import { type Database, ifTaken, inTransaction, readRows } from '../../platform/database';
import { notAllowed, type Outcome, versionConflict } from '../../platform/refusal';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';

/**
 * Tells a patient something in the desk's own words, on every channel the patient is reached by, with a line in the history. The
 * same words are told once of a visit as it is, unless their provider lost them: a press that is repeated after a lost line is
 * answered as the first was. Refused with 409 when the appointment has changed or is over, its patient is reached by nothing, or
 * five such messages were told.
 */
export async function tellPatient(given: Given, row: AppointmentRow, wanted: Wanted): Promise<Outcome<true>> {
  const told = ifTaken(async (): Promise<Outcome<true>> => {
    // Another request has written this message at the same time: compare whether the words are the same.
    const { words } = await readTold(given.strapi.db.connection, row);
    return words.has(wanted.texts[row.language]) ? { ok: true, value: true } : versionConflict();
  });
  return await tell(given, row, wanted).catch(told);
}

type Given = With<'strapi' | 'by' | 'now'>;
type Wanted = z.output<typeof ownMessageRequest>;

const place = z.object({ reference: z.string(), delivery: z.string().nullable() });

/** Returns the typed messages about the visit as it is now: used references, and the texts, which the history keeps. */
async function readTold(db: Database, row: AppointmentRow) {
  const told = db('outbox_messages')
    .where({ kind: OWN_MESSAGE, visit: visitOf(row) })
    .whereIn('reference', listOwnPlaces(row));
  const places = Map.groupBy(await readRows(place, told.orderBy('id')), ({ reference }) => reference);
  // The outbox forgets words once they are sent. One line of the history is written for each place.
  const lines: unknown[] = await db('appointment_events')
    .where({ appointment: row.document_id, action: 'messaged' })
    .orderBy('id', 'desc')
    .limit(places.size)
    .pluck('reason');
  const said = lines.reverse();
  // A message that its provider accepted and lost did not arrive, and its text is no longer stored.
  const words = [...places.values()].flatMap((sent, at) =>
    sent.every(({ delivery }) => delivery === 'undelivered') ? [] : [said[at]],
  );
  return { references: new Set(places.keys()), words: new Set<unknown>(words) };
}

async function tell({ strapi, by, now }: Given, row: AppointmentRow, wanted: Wanted): Promise<Outcome<true>> {
  if (row.version !== wanted.version) return versionConflict();
  const isLive = row.status === 'pending' || row.status === 'confirmed';
  if (!isLive || row.starts_at <= now) return notAllowed('notLive');
  const text = wanted.texts[row.language];
  const before = await readTold(strapi.db.connection, row);
  if (before.words.has(text)) return { ok: true, value: true };
  const reference = ownReferences(row).find((one) => !before.references.has(one));
  if (reference === undefined || before.references.size >= MAX_OWN) return notAllowed('mail');
  // Placeholders of the text are filled when it is sent.
  const messages = onChannels(row, { kind: OWN_MESSAGE, reference, text, visit: visitOf(row) });
  if (messages.length === 0) return notAllowed('unreachable');
  const { mailing } = servicesOf(strapi);
  await inTransaction(strapi, async (trx) => {
    await mailing.write({ trx, now }, messages);
    await noteEvent({ trx, by, now }, row, 'messaged', { reason: text });
  });
  mailing.wake();
  return { ok: true, value: true };
}
