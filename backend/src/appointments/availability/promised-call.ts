import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import type { CallLines } from '../../contract/availability';
import type { Status } from '../../contract/transitions';
import { isoInstant } from '../../platform/instant';
import type { With } from '../../platform/with';

/** Returns by when a request made now is called (epoch ms), before the appointment begins; null without call or open line. */
export function promisedCall(
  { catalogue, now }: With<'catalogue' | 'now'>,
  status: Status,
  startsAt: number,
): number | null {
  const callBy = status === 'pending' ? catalogue.callClock.callBy(now) : null;
  return callBy === null ? null : Math.min(callBy, startsAt);
}

/** Returns the open hours in which a request made now is called about, as ISO instants; null without a promise. */
export function presentLines(catalogue: CatalogueSnapshot, now: number): CallLines | null {
  const lines = catalogue.callClock.linesAhead(now);
  return (
    lines && {
      withinMinutes: lines.withinMinutes,
      open: lines.open.map(({ from, to }) => ({ from: isoInstant(from), to: isoInstant(to) })),
    }
  );
}
