import type { Core } from '@strapi/strapi';
import { readMessageReference } from '../../appointments/record/appointment-mails';
import { findAppointment } from '../../appointments/record/appointment-rows';
import { readWaitingReference } from '../../appointments/waiting/waiting-person';
import { AFTER_VISIT_KINDS } from '../../contract/appointment-mails';
import type { ClaimedMessage } from '../../messaging/outbox';
import { endOfQuiet } from '../../messaging/quiet-hours';
import { servicesOf } from '../../platform/services';
import { MINUTE } from '../../scheduling/zone';

/** Time after the quiet hours before which a patient must know before they end. */
const SOON = 120 * MINUTE;

/**
 * Returns when a message to a phone may be sent that must wait for the end of the quiet hours, by the clock of the appointment's
 * branch; null for one that may be sent now. What is about a visit that begins before people have had time to read it is
 * sent at once: a cancellation that comes after the visit helps nobody.
 */
export async function whenAwake(
  strapi: Core.Strapi,
  message: ClaimedMessage,
  now: number,
): Promise<Date | null> {
  if (message.channel === 'email') return null;
  const { rules, clinicZone } = (await servicesOf(strapi).catalogue.get()).data;
  const { quietHours: quiet } = rules;
  const reference = readMessageReference(message);
  if (!reference) {
    // Nobody on the waiting list loses anything by sleeping: an offer that runs out meanwhile is not told any more.
    const end = readWaitingReference(message) && endOfQuiet({ now, quiet, timeZone: clinicZone });
    return end === null ? null : new Date(end);
  }
  // Whoever asks for a link is awake.
  if (reference.kind === 'visit-link') return null;
  const where = { document_id: reference.appointment };
  const row = await findAppointment(strapi.db.connection, where);
  if (!row) return null;
  const end = endOfQuiet({ now, quiet, timeZone: row.time_zone });
  if (end === null) return null;
  // Messages after an appointment are never urgent.
  const isAfter = AFTER_VISIT_KINDS.includes(reference.kind);
  return !isAfter && row.starts_at < end + SOON ? null : new Date(end);
}
