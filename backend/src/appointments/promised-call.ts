import type { Status } from '../booking/transitions';
import type { Directory } from './directory';

/**
 * By when the patient of a request made now is called, in epoch milliseconds: by the call centre's clock, and never
 * after the visit begins (staff book such times). Null for what needs no call, and while no line opens.
 */
export function promisedCall({
  directory,
  status,
  startsAt,
  now,
}: {
  directory: Directory;
  status: Status;
  startsAt: number;
  now: number;
}): number | null {
  const callBy = status === 'pending' ? directory.callClock.callBy(now) : null;
  return callBy === null ? null : Math.min(callBy, startsAt);
}
