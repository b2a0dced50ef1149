import type { QueueState } from './queue';

/** Facts that decide a place in the queue. */
interface Waiting {
  /** Null for any doctor of the branch. */
  doctor: string | null;
  ticket: number;
}

/**
 * Tells whether it is the turn of somebody without a time: who has a time goes in first once it has come, then everybody else by
 * number. Who waits for any doctor keeps nobody waiting but others like them, since whichever doctor is free takes them.
 * Rule: docs/appointments.md.
 */
export function isNextInQueue(
  entry: Waiting,
  waiting: readonly Waiting[],
  /** Doctors of whom somebody waits whose time has come. */
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
