import { isInScope } from '../../appointments/list/staff-access';
import { parseAppointment } from '../../appointments/record/appointment-rows';
import { doctorTime } from '../../appointments/record/claims-table';
import { countRows } from '../../platform/database';
import type { Outcome } from '../../platform/refusal';
import { showColumns } from '../../platform/show-columns';
import type { BranchScope } from '../../platform/staff-member';
import type { With } from '../../platform/with';
import { grainAt } from '../../scheduling/claims';
import { readBusyTimes } from '../busy-calendars/busy-rows';
import { readBlocks } from './block-rows';

/** The refusal to block a time, with what lies inside it, as far as this member may see it. */
export async function appointmentsInside(
  { db, now }: With<'db' | 'now'>,
  { scope, doctor, from, to }: { scope: BranchScope; doctor: string; from: number; to: number },
): Promise<Extract<Outcome<never>, { ok: false }>> {
  const found: unknown[] = await db('appointments')
    .where({ doctor })
    .whereIn('status', ['pending', 'confirmed', 'done'])
    .where('starts_at', '<', new Date(to))
    .where('ends_at', '>', new Date(from))
    .orderBy('starts_at', 'asc');
  const rows = found.map(parseAppointment);
  const seen = rows.filter(({ branch }) => isInScope(scope, branch));
  const holds = db('claims')
    .where('resource', doctorTime(doctor))
    .whereBetween('atom', [grainAt(from), grainAt(to - 1)])
    .where('expires_at', '>', new Date(now));
  const isHeld = (await countRows(holds)) > 0;
  const span = { db, doctors: [doctor], from, to };
  const blocks = [...(await readBlocks(span)), ...(await readBusyTimes(span))];
  return {
    ok: false,
    refusal: {
      name: 'AppointmentsInsideError',
      status: 409,
      message: 'This time is not free',
      details: {
        appointments: seen.map((row) =>
          showColumns(row, ['document_id', 'booking_number', 'status', 'time_zone', 'starts_at', 'ends_at']),
        ),
        others: rows.length - seen.length,
        held: isHeld,
        blocked: blocks.length > 0,
      },
    },
  };
}
