import type { BrowserContext } from '@playwright/test';
import { clockSettings, FIXED_NOW, installClock } from '../../scripts/test/clock.cjs';
import { columnOf } from './database';
import { moveSite, runJobs } from './environment';

/** The clock of the site under test, of its pages and of the test itself: one and the same. */
export type Clock = ReturnType<typeof createClock>;

const scriptOf = (shiftMs: number) => `(${installClock})().shiftMs = ${shiftMs}`;

/** Has this worker, and everything it starts, live so many milliseconds from the time of the machine. */
export function liveAt(shiftMs: number): void {
  installClock().shiftMs = shiftMs;
  Object.assign(process.env, clockSettings(shiftMs));
}

/** Has them live at the time of the prepared site. */
export const liveAtFixedTime = (): void => liveAt(FIXED_NOW - machineTime());

/** Has the pages of a context live at that time too. */
export async function installBrowserClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(scriptOf(installClock().shiftMs));
}

/** Lets an appointment have begun so many minutes ago. */
export async function letBegin(clock: Clock, bookingNumber: string, minutes = 1): Promise<void> {
  await clock.moveTo(Number(columnOf(bookingNumber, 'starts_at')) + minutes * 60_000);
}

/** The clock, for a test that lets time pass. */
export function createClock(context: BrowserContext) {
  /** Moves it on to an instant, epoch milliseconds, and does what the time between has brought about. */
  const moveTo = async (instant: number) => {
    const clock = installClock();
    liveAt(clock.shiftMs + instant - Date.now());
    await moveSite(clock.shiftMs);
    await installBrowserClock(context);
    for (const page of context.pages()) await page.evaluate(scriptOf(clock.shiftMs));
    await runJobs();
  };
  return { moveTo };
}

/** The time of this machine, by which a browser lets cookies end. */
export const machineTime = (): number => Date.now() - installClock().shiftMs;
