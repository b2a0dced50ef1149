import type { Core } from '@strapi/strapi';
import { assertCurrentCatalogue, byCurrentCatalogue } from '../../catalogue/catalogue-version';
import { currentCatalogue } from '../../catalogue/current-catalogue';
import { OLDEST_MS } from '../../catalogue/snapshot-cache';
import { runJob } from '../../platform/logging/job';
import { liveAppointments } from './live-appointments';
import { listLeftOutside, markOutside, unmarkInside } from './outside-hours';

/**
 * Checks all live appointments that are ahead against the hours as they are now: those outside are on the staff's list
 * "to be moved" afterwards, those inside are not; gives how many were put on it and taken off. Its cost follows the appointments ahead, not those stored.
 */
export async function recheckAppointments(
  strapi: Core.Strapi,
  now: number,
): Promise<{ outside: number; inside: number }> {
  const db = strapi.db.connection;
  // A clinic that is being set up has neither hours nor appointments.
  const [some] = await liveAppointments({ db, now }).limit(1);
  if (!some) return { outside: 0, inside: 0 };
  const { outside, inside } = await byCurrentCatalogue(
    strapi,
    await currentCatalogue(strapi),
    async (catalogue) => {
      const appointments = await listLeftOutside({ db, catalogue, now }, {});
      await markOutside(db, appointments, now);
      const unmarked = await unmarkInside(db, catalogue, now);
      // Hours may have changed meanwhile, or this process hung: then some marks are wrong.
      await assertCurrentCatalogue(db, catalogue);
      return { ok: true, outside: appointments.length, inside: unmarked };
    },
  );
  return { outside, inside };
}

/** Time after a change in which another process may still book by the former hours. */
const AFTERWARDS_MS = OLDEST_MS + 2_000;
const GATHER_MS = 500;

/**
 * Checks appointments against the hours again after changes that are not checked when they are saved (a branch's clock,
 * an entry taken off the site), once more when no process can have the hours from before, and at every start, for what
 * was cut short.
 */
export function startRechecking(strapi: Core.Strapi): { soon: () => void; stop: () => void } {
  const timers = new Map<number, NodeJS.Timeout>();
  let running: Promise<unknown> = Promise.resolve();
  const recheck = () => {
    running = running.then(() =>
      runJob('recheckAppointments', () => recheckAppointments(strapi, Date.now())),
    );
  };
  const later = (milliseconds: number) => {
    clearTimeout(timers.get(milliseconds));
    timers.set(milliseconds, setTimeout(recheck, milliseconds).unref());
  };
  const soon = () => {
    later(GATHER_MS);
    later(AFTERWARDS_MS);
  };
  soon();
  return {
    soon,
    stop: () => {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
