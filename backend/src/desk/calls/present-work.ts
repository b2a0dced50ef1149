import { presentForStaff } from '../../appointments/list/present';
import { type CallRow, openedBy } from '../../appointments/record/call-rows';
import { readStaffNames } from '../../auth/accounts/staff-names';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import type { CallState, WorkListAnswer } from '../../contract/appointment';
import type { Database } from '../../platform/database';
import { isoInstant } from '../../platform/instant';
import type { StaffMember } from '../../platform/staff-member';
import { withVisitRecords } from '../patient-file/known-records';
import type { WorkRow } from './work-list';

/** Returns what staff see of the calls about a request: who has it open, how often nobody answered, when it comes back. */
export function presentCall({
  call,
  names,
  member,
  now,
}: {
  call: CallRow | null;
  names: Record<string, string>;
  member: StaffMember;
  now: number;
}): CallState {
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

export async function presentWork({
  db,
  rows,
  catalogue,
  member,
  now,
}: {
  db: Database;
  rows: WorkRow[];
  catalogue: CatalogueSnapshot;
  member: StaffMember;
  now: number;
}): Promise<WorkListAnswer['data']> {
  const holders = rows.flatMap(({ call }) => openedBy(call, now) ?? []);
  const names = await readStaffNames(db, holders);
  const shown = rows.map(({ appointment, call }) => ({
    ...presentForStaff({ row: appointment, catalogue }),
    call: presentCall({ call, names, member, now }),
  }));
  return withVisitRecords(db, shown);
}
