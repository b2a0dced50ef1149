import type { Directory } from '../../catalogue/directory';
import type { Status } from '../../contract/transitions';
import { isoInstant } from '../../platform/instant';

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

/** By which hours a request made now or soon is called about, as ISO instants; null while no call is promised. */
export function presentLines({ directory, now }: { directory: Directory; now: number }) {
  const lines = directory.callClock.linesAhead(now);
  return (
    lines && {
      withinMinutes: lines.withinMinutes,
      open: lines.open.map(({ from, to }) => ({ from: isoInstant(from), to: isoInstant(to) })),
    }
  );
}
