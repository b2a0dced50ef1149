import { isInScope } from '../../appointments/list/staff-access';
import { parseAppointment } from '../../appointments/record/appointment-rows';
import { doctorTime } from '../../appointments/record/claims-table';
import type { Outcome } from '../../platform/refusal';
import { showColumns } from '../../platform/show-columns';
import type { BranchScope } from '../../platform/staff-member';
import type { With } from '../../platform/with';
import { grainAt } from '../../scheduling/claims';
import { readBusyTimes } from '../busy-calendars/busy-rows';
import { readBlocks } from './block-rows';

/**
 * The refusal to block a time: which appointments lie inside it, as far as this member may see them, how many more
 * there are in other branches, whether somebody is filling in the form for a time inside, and whether some of it is
 * blocked already, or the doctor busy elsewhere.
 */
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
  const [holds] = await db('claims')
    .where('resource', doctorTime(doctor))
    .whereBetween('atom', [grainAt(from), grainAt(to - 1)])
    .where('expires_at', '>', new Date(now))
    .count({ total: '*' });
  const span = { db, doctors: [doctor], from, to };
  const blocks = [...(await readBlocks(span)), ...(await readBusyTimes(span))];
  return {
    ok: false,
    refusal: {
      name: 'AppointmentsInsideError',
      status: 409,
      message: 'This time is not free',
      details: {
        appointments: seen.map((row) => ({
          ...showColumns(row, [
            'document_id',
            'booking_number',
            'status',
            'time_zone',
            'starts_at',
            'ends_at',
          ]),
        })),
        others: rows.length - seen.length,
        held: Number(holds?.total ?? 0) > 0,
        blocked: blocks.length > 0,
      },
    },
  };
}
