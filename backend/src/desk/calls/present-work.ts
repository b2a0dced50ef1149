import { presentForStaff } from '../../appointments/list/present';
import type { AppointmentRow } from '../../appointments/record/appointment-rows';
import { type CallRow, listCalls, openedBy } from '../../appointments/record/call-rows';
import { readStaffNames } from '../../auth/accounts/staff-names';
import type { CallState, WorkListAnswer } from '../../contract/appointment';
import { isoInstant } from '../../platform/instant';
import type { With } from '../../platform/with';
import { withVisitRecords } from '../patient-file/known-records';

/** Returns the state of the calls about a request: who has it open, unanswered calls, when to call again. */
export function presentCall(
  { member, now }: With<'member' | 'now'>,
  call: CallRow | null,
  names: Record<string, string>,
): CallState {
  const holder = openedBy(call, now);
  return {
    tries: call?.tries ?? 0,
    dueAt: isoInstant(call?.due_at ?? null),
    openedBy:
      holder === null
        ? null
        : {
            name: names[holder] ?? null,
            isYou: holder === member.documentId,
            until: isoInstant(call?.open_until ?? null),
          },
  };
}

export async function presentWork(
  { db, catalogue, member, now }: With<'db' | 'catalogue' | 'member' | 'now'>,
  rows: AppointmentRow[],
): Promise<WorkListAnswer['data']> {
  const ids = rows.map(({ document_id }) => document_id);
  const calls = new Map((await listCalls(db, ids)).map((call) => [call.appointment, call]));
  const holders = [...calls.values()].flatMap((call) => openedBy(call, now) ?? []);
  const names = await readStaffNames(db, holders);
  const shown = rows.map((row) => ({
    ...presentForStaff(row, catalogue),
    call: presentCall({ member, now }, calls.get(row.document_id) ?? null, names),
  }));
  return withVisitRecords(db, shown);
}
