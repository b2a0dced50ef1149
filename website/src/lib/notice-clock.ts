/** Shared by the code that Next bundles and by the server in front of it, which are two copies of this module. */
const CLOCK = Symbol.for('clinic.last-notice');

/** Remembers that pages were just marked old because something was published. */
export function markNotice(): void {
  Reflect.set(globalThis, CLOCK, Date.now());
}

/** When pages were last marked old by a notice, epoch milliseconds; 0 when never since this process started. */
export function lastNoticeAt(): number {
  return Number(Reflect.get(globalThis, CLOCK) ?? 0);
}
