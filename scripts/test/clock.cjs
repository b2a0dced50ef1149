/**
 * Shifts the clock of a process under test by one number of milliseconds: `Date` alone, timers stay real. Loaded before
 * everything else (`node --require`), in the backend, the website and the tests themselves, so that all of them and
 * the prepared site agree on what day it is whatever day it is.
 *
 * CLOCK_SHIFT_MS is where a process begins; a parent connected by IPC moves it on with `{ clockShiftMs }` and runs the
 * backend's jobs, which time would run within a minute, with `{ runJobs: true }`. Both are answered once done.
 */
const RealDate = globalThis.Date;
// Kept: libraries write `Date.now = Date.now`, which would have it call itself.
const realNow = RealDate.now;
const KEY = Symbol.for('clinic.test.clock');

/** 2027-01-11, a Monday, at ten in the morning in Cairo: no change of the clocks within the horizon of bookings. */
const FIXED_NOW = RealDate.UTC(2027, 0, 11, 8);

function installClock() {
  if (globalThis[KEY]) return globalThis[KEY];
  const clock = { shiftMs: 0 };
  const now = () => realNow() + clock.shiftMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  globalThis[KEY] = clock;
  return clock;
}

async function obey(clock, message) {
  if (typeof message.clockShiftMs === 'number') clock.shiftMs = message.clockShiftMs;
  if (message.runJobs) for (const { job } of globalThis.strapi.cron.jobs) await job.trigger();
}

if (process.env.CLOCK_SHIFT_MS !== undefined) {
  const clock = installClock();
  clock.shiftMs = Number(process.env.CLOCK_SHIFT_MS);
  process.on('message', (message) => {
    // What else a parent says to its process is not for the clock to answer.
    if (message?.clockShiftMs === undefined && !message?.runJobs) return;
    obey(clock, message).then(
      () => process.send?.({ done: message }),
      (error) => process.send?.({ failed: String(error) }),
    );
  });
  // Listening must not keep the process from ending.
  process.channel?.unref();
}

module.exports = { FIXED_NOW, installClock };
