import type { RecallRow } from '../../contract/recall';
import type { BranchScope } from '../../platform/staff-member';
import type { With } from '../../platform/with';
import { parseAppointment } from '../record/appointment-rows';

export async function listRecalls(
  { db, catalogue }: With<'db' | 'catalogue'>,
  { scope, page, pageSize }: { scope: BranchScope; page: number; pageSize: number },
): Promise<{ rows: RecallRow[]; total: number }> {
  const query = db('appointments').whereIn('recall_state', ['waiting', 'unreachable']).whereNull('erased_at');
  if (scope !== null) query.whereIn('branch', [...scope]);
  const [counted] = await query.clone().count({ total: '*' });
  const found: unknown[] = await query
    .clone()
    .orderBy('recall_on')
    .orderBy('document_id')
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const { doctors, branches } = catalogue.data;
  const rows = found.map(parseAppointment).flatMap((row): RecallRow[] =>
    row.recall_on === null || row.recall_state === null
      ? []
      : [
          {
            documentId: row.document_id,
            bookingNumber: row.booking_number,
            firstName: row.first_name,
            lastName: row.last_name,
            phone: row.phone,
            doctor: doctors[row.doctor]?.name ?? row.booked_as.doctor,
            branch: branches[row.branch]?.name ?? row.booked_as.branch,
            on: row.recall_on,
            state: row.recall_state,
          },
        ],
  );
  return { rows, total: Number(counted?.total ?? 0) };
}
