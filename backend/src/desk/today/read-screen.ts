import { z } from 'zod';
import { compareTurns } from '../../appointments/changes/turns';
import { listQueue, type QueueRow } from '../../appointments/record/queue-rows';
import { namesNow, storedFacts } from '../../catalogue/booked-facts';
import type { CalledTicket, WaitingScreen } from '../../contract/today';
import { readRows } from '../../platform/database';
import { isoInstant, storedInstant } from '../../platform/instant';
import type { With } from '../../platform/with';
import { waitingDay } from '../../scheduling/zone';

const row = z.object({
  ticket: z.coerce.number(),
  starts_at: storedInstant,
  doctor: z.string(),
  booked_as: storedFacts,
  attendance: z.enum(['arrived', 'with_doctor']),
  arrived_at: storedInstant.nullable(),
  with_doctor_at: storedInstant.nullable(),
});

/** Lists the tickets waiting and with a doctor in a branch now; no patient data are read. */
export async function readWaitingScreen(
  { db, catalogue, now }: With<'db' | 'catalogue' | 'now'>,
  branch: string,
): Promise<WaitingScreen> {
  const day = waitingDay(now, catalogue.zoneOf(branch));
  const here = db('appointments')
    .where({ branch, ticket_day: day, status: 'confirmed' })
    .whereIn('attendance', ['arrived', 'with_doctor']);
  const rows = await readRows(row, here);
  const since = ({ arrived_at, with_doctor_at }: z.output<typeof row>) => with_doctor_at ?? arrived_at ?? now;
  const present = (one: z.output<typeof row>): CalledTicket => {
    const entry = catalogue.data.doctors[one.doctor];
    return {
      ticket: one.ticket,
      doctor: namesNow({ entry, now: entry?.name, booked: one.booked_as.doctor }),
      since: isoInstant(since(one)),
    };
  };
  const queue = await listQueue(db, branch, day);
  const shownOf = (state: QueueRow['state']) =>
    queue
      .filter((one) => one.state === state)
      .map((one): CalledTicket => {
        const name = one.doctor === null ? null : (catalogue.data.doctors[one.doctor]?.name ?? null);
        return { ticket: one.ticket, doctor: name, since: isoInstant(one.called_at ?? one.arrived_at) };
      });
  const inside = rows.filter(({ attendance }) => attendance === 'with_doctor');
  const isDue = ({ starts_at }: z.output<typeof row>) => starts_at <= now;
  const waiting = rows.filter(({ attendance }) => attendance === 'arrived');
  return {
    withDoctor: [...inside.map(present), ...shownOf('called')].sort((a, b) => b.since.localeCompare(a.since)),
    // Order: those whose time has come, those without an appointment, those who came early.
    waiting: [
      ...waiting.filter(isDue).sort(compareTurns).map(present),
      ...shownOf('waiting'),
      ...waiting
        .filter((one) => !isDue(one))
        .sort(compareTurns)
        .map(present),
    ],
  };
}
