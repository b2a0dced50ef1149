import { CHANNELS, type Channel } from '../../contract/channels';
import { referencesAbout } from '../../messaging/outbox';
import { readMessageStates } from '../../messaging/outbox-state';
import { inTransaction, isUniqueViolation, type Transaction } from '../../platform/database';
import { limitReached, type Outcome, orLeave, RefusedWithin, versionConflict } from '../../platform/refusal';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import { grainsOf } from '../../scheduling/claims';
import { needsOfRow } from '../booking/plan-appointment';
import { mayBeStranger, reachedMessages, recipientOf } from '../record/appointment-mails';
import { type AppointmentRow, correctAppointment } from '../record/appointment-rows';
import { forgetDueTime } from '../record/call-rows';
import { freeSeats, readClaims } from '../record/claims-table';
import { followAmendment } from '../record/patient-files';
import { NotAllocated, takeClaims } from '../record/take-claims';

interface Amended {
  row: AppointmentRow;
  /** The appointment with the changed patient and payer. */
  reached: AppointmentRow;
  /** True where the seats of the limits follow phone and name. */
  reassigns: boolean;
  /** May leave the transaction before anything is written, by `orLeave`. */
  begin?: (trx: Transaction) => Promise<unknown>;
  /** Writes further changes and the history row. */
  note: (trx: Transaction) => Promise<unknown>;
  /** True for staff and a proved phone, who are told which limit is reached. */
  isKnown: boolean;
  /** False where its patient is told by another visit of its series; its reminder follows all the same. */
  isTold?: boolean;
}

/**
 * Writes changed patient data of an appointment in one transaction, with the patient's file. While the appointment is ahead, a new
 * mail address, and a new phone that may be written to, get a message with its current state, and unsent messages to the old ones
 * are stopped. Refused with 409 if somebody changed the appointment meanwhile, or if the limits of the new patient or phone are
 * reached.
 */
export async function writeAmended(
  { strapi, catalogue, by, now }: With<'strapi' | 'catalogue' | 'by' | 'now'>,
  { row, reached, reassigns, begin, note, isKnown, isTold = true }: Amended,
): Promise<Outcome<AppointmentRow>> {
  const isAhead = (row.status === 'pending' || row.status === 'confirmed') && row.starts_at > now;
  const told = CHANNELS.filter(
    (channel) => isAhead && recipientOf(row, channel) !== recipientOf(reached, channel),
  );
  // Messages refer to this number: a new one stops those to the former address.
  const sequence = row.sequence + (told.length > 0 ? 1 : 0);
  const next = { ...reached, version: row.version + 1, sequence };
  const { mailing, measures } = servicesOf(strapi);
  try {
    await inTransaction(strapi, async (trx) => {
      await begin?.(trx);
      if (!(await correctAppointment({ trx, now }, { appointment: row, next }))) orLeave(versionConflict());
      await followAmendment(trx, row, next);
      if (reassigns) await reassignSeats({ trx, catalogue, now }, next);
      if (next.phone !== row.phone && row.status === 'pending') await callSooner(trx, row, now);
      await note(trx);
      if (row.status === 'canceled') await redirectCancellation(trx, row, next);
      if (told.length === 0) return;
      const channels = [...new Set([...told, ...(await listUnsent(trx, row))])];
      const isByStranger = mayBeStranger(by, row);
      const messages = reachedMessages(next, channels, catalogue.data.rules, now);
      const written = messages
        .filter(({ kind }) => isTold || kind === 'visit-reminder')
        .map((message) => ({ ...message, isByStranger }));
      await mailing.write({ trx, now }, written);
    });
  } catch (error) {
    if (error instanceof RefusedWithin) return { ok: false, refusal: error.refusal };
    const refused =
      error instanceof NotAllocated && error.allocation.kind === 'limit' ? error.allocation : null;
    // Another booking took the last seat of this phone in the same moment.
    const limit = refused?.limit ?? (isUniqueViolation(error) ? 'phone' : null);
    if (limit === null) throw error;
    measures.tell('refusal', { limit });
    return limitReached(limit, isKnown);
  }
  if (told.length > 0) mailing.wake();
  return { ok: true, value: next };
}

/** Messages that describe an appointment as it is. */
const STANDING = ['visit-received', 'visit-confirmed', 'visit-moved'] as const;

/** Channels on which an appointment has not been told yet: what waits there is about to be outrun and is written anew. */
async function listUnsent(trx: Transaction, row: AppointmentRow): Promise<Channel[]> {
  const states = await readMessageStates(trx, STANDING, row.document_id);
  return states
    .filter(({ state }) => state === 'waiting' || state === 'sending')
    .map(({ channel }) => channel);
}

/** Has a cancellation that waits for the end of the quiet hours, or to be tried again, go to where its patient is reached now. */
async function redirectCancellation(trx: Transaction, row: AppointmentRow, next: AppointmentRow) {
  for (const channel of CHANNELS) {
    const recipient = recipientOf(next, channel);
    if (recipient === null || recipient === recipientOf(row, channel)) continue;
    await trx('outbox_messages')
      .where({ kind: 'visit-canceled', channel, state: 'waiting' })
      .whereBetween('reference', referencesAbout(row.document_id))
      .update({ recipient });
  }
}

/** Makes a call due as it was promised, since nobody answered at the wrong number. */
async function callSooner(trx: Transaction, row: AppointmentRow, now: number): Promise<void> {
  const { document_id, call_by, starts_at } = row;
  await forgetDueTime(trx, document_id, now);
  await trx('appointments')
    .where({ document_id })
    .update({ call_due_at: new Date(call_by ?? starts_at) });
}

/** Gives the seats of the old phone and name back and takes those of the new ones; the doctor's time stays. */
async function reassignSeats(
  { trx, catalogue, now }: With<'trx' | 'catalogue' | 'now'>,
  next: AppointmentRow,
): Promise<void> {
  const { starts_at: startsAt, ends_at: endsAt, document_id: id } = next;
  const slot = { startsAt, endsAt, grains: grainsOf({ startsAt, endsAt }) };
  const whole = needsOfRow(next, catalogue.data.rules, slot);
  const needs = { ...whole, time: { ...whole.time, grains: [] } };
  const standing = await readClaims(trx, [needs]);
  await takeClaims({ trx, now }, id, { needs, standing, own: [id], giveBack: () => freeSeats(trx, id) });
}
