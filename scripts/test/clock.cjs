/**
 * Shifts the clock of a process under test by one number of milliseconds: `Date` alone, timers stay real. Loaded before
 * everything else (`node --require`) in the backend, the website and the tests, so that these and the prepared site agree
 * on what day it is.
 *
 * CLOCK_SHIFT_MS is where a process begins. Where CLOCK_CAN_MOVE is set, its parent, connected by IPC, moves the clock on
 * with `{ clockShiftMs }` and runs the backend's jobs with `{ runJobs: true }`; each message is answered once it is done.
 */

/** 2027-01-11, a Monday, ten in the morning in Cairo: no clock change within the horizon of bookings. */
const FIXED_NOW = Date.UTC(2027, 0, 11, 8);

/**
 * Puts a `Date` in place whose present is shifted. Needs nothing around it: its text runs in browsers too.
 *
 * @returns {{ shiftMs: number }} set it to move the clock
 */
function installClock() {
  const scope = /** @type {{ testClock?: { shiftMs: number } }} */ (globalThis);
  if (scope.testClock) return scope.testClock;
  const RealDate = globalThis.Date;
  const realNow = RealDate.now;
  const clock = { shiftMs: 0 };
  const now = () => realNow() + clock.shiftMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  scope.testClock = clock;
  return clock;
}

/** Returns the environment of a process that lives at another time. @param {number} shiftMs */
function clockSettings(shiftMs) {
  const others = (process.env.NODE_OPTIONS ?? '').replace(/--require "[^"]*clock\.cjs"/, '').trim();
  return { CLOCK_SHIFT_MS: String(shiftMs), NODE_OPTIONS: `--require "${__filename}" ${others}`.trim() };
}

/** Runs what cron would run within a minute, one after the other. */
async function runJobs() {
  /** @type {{ job: { invoke: () => Promise<void> } }[]} */
  const jobs = Reflect.get(globalThis, 'strapi').cron.jobs;
  for (const { job } of jobs) await job.invoke();
}

if (process.env.CLOCK_SHIFT_MS !== undefined) {
  const clock = installClock();
  clock.shiftMs = Number(process.env.CLOCK_SHIFT_MS);
  // Next tells how old a page is by this one.
  const { timeOrigin } = performance;
  Object.defineProperty(performance, 'timeOrigin', { get: () => timeOrigin + clock.shiftMs });
  // Not for what a build starts, which needs its channel for itself.
  if (process.env.CLOCK_CAN_MOVE && process.channel) {
    process.on('message', async (/** @type {{ clockShiftMs?: number, runJobs?: boolean }} */ message) => {
      if (message.clockShiftMs !== undefined) clock.shiftMs = message.clockShiftMs;
      else if (message.runJobs) await runJobs();
      else return;
      process.send?.({ done: message });
    });
    // Whoever started this is gone, and nobody else would end it.
    process.on('disconnect', () => process.exit());
    process.channel.unref();
  }
}

module.exports = { FIXED_NOW, clockSettings, installClock };
