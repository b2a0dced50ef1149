import { CardGone, cardsOf } from '../../cards/card-rows';
import { CardMissing, replaceCards } from '../../cards/replace-cards';
import { type Amendment, amendmentNeedsReason } from '../../contract/amendment';
import { CARD_SIDES } from '../../contract/card';
import { CHANNELS } from '../../contract/channels';
import { isErased } from '../../contract/patient';
import { inTransaction, isUniqueViolation } from '../../platform/database';
import { invalid, limitReached, notAllowed, type Outcome, versionConflict } from '../../platform/refusal';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import { patientKey } from '../../scheduling/patient-key';
import { personOf } from '../booking/plan-appointment';
import { reachedMessages, recipientOf } from '../record/appointment-mails';
import { type AppointmentRow, correctAppointment } from '../record/appointment-rows';
import { fieldError } from '../record/booking-input';
import { noteEvent } from '../record/history-rows';
import { followAmendment } from '../record/patient-files';
import { amended, cardChangesOf, changesOf } from './amended-fields';
import { callSooner, listUnsent, NoSeat, reassignSeats } from './reassign-seats';

/**
 * Amends what is written of an appointment's patient and payer, as staff say. The seats of the limits follow phone and name
 * while the appointment is live; the history has each field with what stood there; a new address, and a new phone that may
 * be written to, is told of the appointment as it stands, and what was still to be sent to the old one is not sent.
 *
 * Refused with 400 where a picture is gone, 409 when somebody changed the appointment meanwhile, when its patient was
 * erased, when a reason is needed, and when the limits of the new patient or phone are reached.
 */
export async function amendAppointment(
  { strapi, catalogue, by, now }: With<'strapi' | 'catalogue' | 'by' | 'now'>,
  row: AppointmentRow,
  wanted: Amendment,
): Promise<Outcome<AppointmentRow>> {
  if (row.version !== wanted.version) return versionConflict();
  if (isErased(row)) return notAllowed('notAllowed');
  const db = strapi.db.connection;
  const found = await cardsOf(db, row.document_id);
  const kept = CARD_SIDES.filter((side) => found[side]);
  const cards = cardChangesOf(wanted, kept);
  const reached = amended(row, wanted, catalogue);
  const changes = changesOf(row, reached, cards, kept);
  if (changes.length === 0) return { ok: true, value: row };
  const changed = changes.map(({ field }) => field);
  if (!wanted.reason && amendmentNeedsReason({ status: row.status, changed }))
    return notAllowed('reasonRequired');

  const isLive = row.status === 'pending' || row.status === 'confirmed';
  const isAhead = isLive && row.starts_at > now;
  const told = isAhead
    ? CHANNELS.filter((channel) => recipientOf(row, channel) !== recipientOf(reached, channel))
    : [];
  // Messages name the state they tell of by it: those to where nobody is reached any more are stopped.
  const sequence = row.sequence + (told.length > 0 ? 1 : 0);
  const next = { ...reached, version: row.version + 1, sequence };
  const isAnother = next.phone !== row.phone || patientKey(personOf(next)) !== patientKey(personOf(row));
  try {
    const isSame = await inTransaction(strapi, async (trx) => {
      if (!(await correctAppointment({ trx, now }, { appointment: row, next }))) return false;
      if (isAnother) await followAmendment(trx, row, next);
      if (isAnother && isLive && row.ends_at > now)
        await reassignSeats({ trx, catalogue, now }, { row, next });
      if (next.phone !== row.phone && row.status === 'pending') await callSooner(trx, row, now);
      await replaceCards({ trx, now }, row.document_id, cards);
      await noteEvent({ trx, by, now }, row, 'amended', { reason: wanted.reason, changes });
      if (told.length > 0) {
        const channels = [...new Set([...told, ...(await listUnsent(trx, row))])];
        const { rules } = catalogue.data;
        const messages = reachedMessages(next, channels, rules, now);
        await servicesOf(strapi).mailing.write({ trx, messages, now: new Date(now) });
      }
      return true;
    });
    if (!isSame) return versionConflict();
  } catch (error) {
    const sides: readonly string[] | null =
      error instanceof CardMissing ? error.sides : error instanceof CardGone ? CARD_SIDES : null;
    if (sides) {
      const gone = CARD_SIDES.filter((side) => sides.includes(side) && cards[side] !== null);
      return invalid(
        gone.map((side) => fieldError(side === 'front' ? 'cardFront' : 'cardBack', 'notAvailable')),
      );
    }
    // Another booking took the last seat of this phone in the same moment.
    const limit = error instanceof NoSeat ? error.limit : isUniqueViolation(error) ? 'phone' : null;
    if (limit === null) throw error;
    servicesOf(strapi).measures.tell('refusal', { limit });
    return limitReached(limit, true);
  }
  if (told.length > 0) servicesOf(strapi).mailing.wake();
  return { ok: true, value: next };
}
