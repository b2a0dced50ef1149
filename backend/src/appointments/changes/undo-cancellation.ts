import { ATTENDANCE_UNDO_SECONDS } from '../../contract/attendance';
import type { Status } from '../../contract/transitions';
import { inTransaction } from '../../platform/database';
import { notAllowed, type Outcome, versionConflict } from '../../platform/refusal';
import type { With } from '../../platform/with';
import { wasPaidSince } from '../deposits/deposit-rows';
import { type AppointmentRow, readSeries } from '../record/appointment-rows';
import { readOwnCancellation } from '../record/cancellation';
import { readHistory } from '../record/history-rows';
import { noted, writeAttendance } from './attendance';
import { transitionAll } from './visits-together';

const back = (row: AppointmentRow, to: Status, version: number) => ({
  appointment: row.document_id,
  wanted: { to, version, reason: null },
  undoes: to,
});

/**
 * Takes a patient's own cancellation back, with the visits of its series that were canceled by the same press: the appointment
 * is what it was, with its time, its seats, and the call that was promised; confirmed where its deposit came meanwhile. Refused
 * with 409 when it was not the patient who canceled, when that is too long ago, when somebody changed it meanwhile, when the
 * time has been taken, or when the phone has as many other appointments as are accepted.
 */
export async function undoCancellation(
  { strapi, catalogue, now }: With<'strapi' | 'catalogue' | 'now'>,
  appointment: AppointmentRow,
  version: number,
): Promise<Outcome<AppointmentRow>> {
  const db = strapi.db.connection;
  const { undo } = await readOwnCancellation(db, appointment, now);
  if (undo === null) return notAllowed('notAllowed');
  // Nobody calls about what its deposit confirms, also where that came while it was canceled.
  const isPaid = undo.to === 'pending' && (await wasPaidSince(db, appointment.document_id, undo.at));
  const together: { row: AppointmentRow; to: Status }[] = [];
  for (const row of await readSeries(db, appointment)) {
    if (row.document_id === appointment.document_id) continue;
    const other = (await readOwnCancellation(db, row, now)).undo;
    if (other !== null && other.at === undo.at) together.push({ row, to: other.to });
  }
  return transitionAll({ strapi, catalogue, actor: 'patient', by: 'patient', now }, [
    back(appointment, isPaid ? 'confirmed' : undo.to, version),
    ...together.map(({ row, to }) => back(row, to, row.version)),
  ]);
}

/** Takes back the last press at the desk, by whoever pressed, within a minute; afterwards a manager corrects it with a reason. */
export async function undoAtDesk(
  { strapi, catalogue, member, now }: With<'strapi' | 'catalogue' | 'member' | 'now'>,
  row: AppointmentRow,
  version: number,
): Promise<Outcome<AppointmentRow>> {
  if (row.version !== version) return versionConflict();
  const { actor, by } = member;
  const history = await readHistory(strapi.db.connection, row.document_id);
  const last = history.findLast(
    ({ action, from_status, to_status }) => from_status !== to_status || action?.startsWith('attendance'),
  );
  // The desk may take back a patient's own check-in while the patient is waited for.
  const isOfPatient = row.attendance === 'arrived' && last?.actor === 'patient';
  if (last?.actor !== by && !isOfPatient) return notAllowed('notAllowed');
  if (!isOfPatient && last.at < now - ATTENDANCE_UNDO_SECONDS * 1000) return notAllowed('tooLate');
  if (last.from_status === 'confirmed' && last.to_status === 'done' && row.status === 'done') {
    return transitionAll({ strapi, catalogue, actor, by, now }, [back(row, 'confirmed', version)]);
  }
  if (last.action !== 'attendance' || row.status !== 'confirmed') return notAllowed('notAllowed');
  const next = noted({ by, now }, row, last.from_attendance);
  const isUndone = await inTransaction(strapi, (trx) =>
    writeAttendance({ trx, by, now }, row, next, 'attendanceUndone'),
  );
  return isUndone ? { ok: true, value: { ...row, ...next, version: version + 1 } } : versionConflict();
}
