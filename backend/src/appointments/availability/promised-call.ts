import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import type { CallLines } from '../../contract/availability';
import type { Status } from '../../contract/transitions';
import { isoInstant } from '../../platform/instant';

/**
 * By when the patient of a request made now is called, in epoch milliseconds: by the call centre's clock, and never
 * after the appointment begins (staff book such times). Null for what needs no call, and while no line opens.
 */
export function promisedCall({
  catalogue,
  status,
  startsAt,
  now,
}: {
  catalogue: CatalogueSnapshot;
  status: Status;
  startsAt: number;
  now: number;
}): number | null {
  const callBy = status === 'pending' ? catalogue.callClock.callBy(now) : null;
  return callBy === null ? null : Math.min(callBy, startsAt);
}

/** By which hours a request made now or soon is called about, as ISO instants; null while no call is promised. */
export function presentLines(catalogue: CatalogueSnapshot, now: number): CallLines | null {
  const lines = catalogue.callClock.linesAhead(now);
  return (
    lines && {
      withinMinutes: lines.withinMinutes,
      open: lines.open.map(({ from, to }) => ({ from: isoInstant(from), to: isoInstant(to) })),
    }
  );
}
