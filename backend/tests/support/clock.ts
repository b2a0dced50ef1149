import { createRequire } from 'node:module';
import type { TestProject } from 'vitest/node';
import type * as clocks from '../../../scripts/test/clock.cjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Milliseconds that a process adds to the real time. */
    clockShiftMs: number;
  }
}

const clock: typeof clocks = createRequire(import.meta.url)('../../../scripts/test/clock.cjs');
const { FIXED_NOW, installClock } = clock;

/** The environment in which a process has this clock from its first moment on. */
export const { clockSettings } = clock;

/** Has every run begin at the same instant, on whatever day it runs. */
export function setup(project: TestProject): void {
  project.provide('clockShiftMs', FIXED_NOW - Date.now());
}

/** Sets the clock of this process, and of those it starts from now on. */
export function setClock(shiftMs: number): void {
  installClock().shiftMs = shiftMs;
  Object.assign(process.env, clockSettings(shiftMs));
}

/** Lets milliseconds pass at once, for this process and for those it starts from now on; `Date` alone, no timer. */
export function moveClock(milliseconds: number): void {
  setClock(installClock().shiftMs + milliseconds);
}
