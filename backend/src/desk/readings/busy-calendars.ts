import type { Database } from '../../platform/database';
import { listBusyCalendars } from '../busy-calendars/busy-rows';

/** A server that is away for some minutes is nobody's matter. */
const FAILING_MS = 60 * 60_000;

/** Returns how many calendars of doctors are read for busy times, and how many of them could not be for an hour. */
export async function readBusyCalendars(db: Database, now: number) {
  const calendars = await listBusyCalendars(db);
  const failing = calendars.filter(({ failing_since: since }) => since !== null && now - since > FAILING_MS);
  return { count: calendars.length, failing: failing.length };
}
