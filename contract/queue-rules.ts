import type { QueueState } from './queue';

interface Waiting {
  /** Null for any doctor of the branch. */
  doctor: string | null;
  ticket: number;
}

/**
 * Returns whether a walk-in without a time is next (docs/appointments.md): first patients whose time has come, then by number.
 * Walk-ins for any doctor do not block the others, because any free doctor can take them.
 */
export function isNextInQueue(
  entry: Waiting,
  waiting: readonly Waiting[],
  /** Doctors who have a waiting patient whose time has come. */
  due: ReadonlySet<string>,
): boolean {
  if (entry.doctor !== null && due.has(entry.doctor)) return false;
  return !waiting.some(({ doctor, ticket }) => ticket < entry.ticket && doctor === entry.doctor);
}

const STEPS: Record<QueueState, readonly QueueState[]> = {
  waiting: ['called', 'left'],
  called: ['done', 'waiting'],
  left: ['waiting'],
  done: [],
};

export function nextQueueStates(from: QueueState): readonly QueueState[] {
  return STEPS[from];
}
