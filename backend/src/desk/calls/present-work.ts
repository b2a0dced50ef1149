import { presentForStaff } from '../../appointments/list/present';
import { type CallRow, openedBy } from '../../appointments/record/call-rows';
import { readStaffNames } from '../../auth/accounts/staff-names';
import type { CallState, WorkListAnswer } from '../../contract/appointment';
import { isoInstant } from '../../platform/instant';
import type { With } from '../../platform/with';
import { withVisitRecords } from '../patient-file/known-records';
import type { WorkRow } from './work-list';

/** Returns what staff see of the calls about a request: who has it open, how often nobody answered, when it comes back. */
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
  rows: WorkRow[],
): Promise<WorkListAnswer['data']> {
  const holders = rows.flatMap(({ call }) => openedBy(call, now) ?? []);
  const names = await readStaffNames(db, holders);
  const shown = rows.map(({ appointment, call }) => ({
    ...presentForStaff(appointment, catalogue),
    call: presentCall({ member, now }, call, names),
  }));
  return withVisitRecords(db, shown);
}
