import type { QueueRow } from '../../appointments/record/queue-rows';
import type { QueueEntry } from '../../contract/queue';
import { isNextInQueue } from '../../contract/queue-rules';
import { showColumns } from '../../platform/show-columns';
import type { With } from '../../platform/with';
import { presentRoom } from '../rooms/needed-rooms';

/** Returns for each walk-in of the queue whether it is their turn, considering visits whose time has come. */
export async function readTurns(
  { db, now }: With<'db' | 'now'>,
  { branch, today, queue }: { branch: string; today: string; queue: readonly QueueRow[] },
): Promise<(row: QueueRow) => boolean> {
  const due: string[] = await db('appointments')
    .where({ branch, ticket_day: today, status: 'confirmed', attendance: 'arrived' })
    .where('starts_at', '<=', new Date(now))
    .distinct()
    .pluck('doctor');
  const waiting = queue.filter(({ state }) => state === 'waiting');
  return (row) => row.state === 'waiting' && isNextInQueue(row, waiting, new Set(due));
}

/** The queue of a day as staff see it, of a doctor with those who wait for any. */
export async function readQueue(
  { db, catalogue, now }: With<'db' | 'catalogue' | 'now'>,
  queue: readonly QueueRow[],
  { branch, date, doctor }: { branch: string; date: string; doctor: string | null },
): Promise<QueueEntry[]> {
  if (queue.length === 0) return [];
  const isNext = await readTurns({ db, now }, { branch, today: date, queue });
  return queue
    .filter((row) => doctor === null || row.doctor === null || row.doctor === doctor)
    .map((row) => ({
      ...showColumns(row, ['document_id', 'version', 'ticket', 'name', 'phone', 'tell_by']),
      room: row.room === null ? null : presentRoom(catalogue, row.room),
      doctor: row.doctor === null ? null : (catalogue.data.doctors[row.doctor]?.name ?? null),
      ...showColumns(row, ['state', 'arrived_at', 'called_at']),
      isNext: isNext(row),
      reason: row.steps.findLast(({ reason }) => reason !== null)?.reason ?? null,
    }));
}
