import type { Status } from '../../contract/transitions';
import { notAllowed, type Outcome } from '../../platform/refusal';
import type { With } from '../../platform/with';
import type { AppointmentRow } from '../record/appointment-rows';
import { readOwnCancellation } from '../record/cancellation';
import { readSeries } from '../record/series-rows';
import { transitionAll } from './visits-together';

/**
 * Takes a patient's own cancellation back, with the visits of its series that were canceled by the same press: the appointment
 * is what it was, with its time, its seats, and the call that was promised. Refused with 409 when it was not the patient who canceled, when that is too long ago, when somebody changed it
 * meanwhile, when the time has been taken, or when the phone has as many other appointments as are accepted.
 */
export async function undoCancellation(
  { strapi, catalogue, now }: With<'strapi' | 'catalogue' | 'now'>,
  appointment: AppointmentRow,
  version: number,
): Promise<Outcome<AppointmentRow>> {
  const db = strapi.db.connection;
  const { undo } = await readOwnCancellation(db, appointment, now);
  if (undo === null) return notAllowed('notAllowed');
  const together: { row: AppointmentRow; to: Status }[] = [];
  for (const row of await readSeries(db, appointment)) {
    if (row.document_id === appointment.document_id) continue;
    const other = (await readOwnCancellation(db, row, now)).undo;
    if (other !== null && other.at === undo.at) together.push({ row, to: other.to });
  }
  const back = (row: AppointmentRow, to: Status, seen: number) => ({
    appointment: row.document_id,
    wanted: { to, version: seen, reason: null },
    undoes: to,
  });
  return transitionAll({ strapi, catalogue, actor: 'patient', by: 'patient', now }, [
    back(appointment, undo.to, version),
    ...together.map(({ row, to }) => back(row, to, row.version)),
  ]);
}
