import type { Core } from '@strapi/strapi';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { notAllowed, type Outcome } from '../../platform/refusal';
import type { AppointmentRow } from '../record/appointment-rows';
import { readOwnCancellation } from '../record/cancellation';
import { transitionAppointment } from './transition';

/**
 * Takes a patient's own cancellation back: the appointment is what it was, with its time, its seats, and the call that was
 * promised. Refused with 409 when it was not the patient who canceled, when that is too long ago, when somebody changed it
 * meanwhile, when the time has been taken, or when the phone has as many other appointments as are accepted.
 */
export async function undoCancellation({
  strapi,
  catalogue,
  appointment,
  version,
  now,
}: {
  strapi: Core.Strapi;
  catalogue: CatalogueSnapshot;
  appointment: AppointmentRow;
  version: number;
  now: number;
}): Promise<Outcome<AppointmentRow>> {
  const { undo } = await readOwnCancellation(strapi.db.connection, appointment, now);
  if (undo === null) return notAllowed('notAllowed');
  return transitionAppointment({
    strapi,
    catalogue,
    appointment: appointment.document_id,
    wanted: { to: undo.to, version, reason: null },
    actor: 'patient',
    by: 'patient',
    undoes: undo.to,
    now,
  });
}
