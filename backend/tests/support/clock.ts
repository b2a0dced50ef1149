import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** What a process adds to the real time, milliseconds. */
    clockShiftMs: number;
  }
}

const program = join(import.meta.dirname, '../../../scripts/test/clock.cjs');
const { FIXED_NOW, installClock }: { FIXED_NOW: number; installClock: () => { shiftMs: number } } =
  createRequire(import.meta.url)(program);

/** Has every run begin at the same instant, on whatever day it runs. */
export function setup(project: TestProject): void {
  project.provide('clockShiftMs', FIXED_NOW - Date.now());
}

/** The environment in which a process of its own has this clock from its first moment on. */
export const clockOfProcess = (shiftMs: number) => ({
  CLOCK_SHIFT_MS: String(shiftMs),
  NODE_OPTIONS: `--require=${JSON.stringify(program)}`,
});

/** Sets the clock of this process, and of those it starts from now on. */
export function setClock(shiftMs: number): void {
  installClock().shiftMs = shiftMs;
  Object.assign(process.env, clockOfProcess(shiftMs));
}

/** Lets milliseconds pass at once, for this process and for those it starts from now on; `Date` alone, no timer. */
export function moveClock(milliseconds: number): void {
  setClock(installClock().shiftMs + milliseconds);
}
