const ACCESS: unique symbol = Symbol.for('clinic.access');

/** Senders that may be let in: anybody, signed in, staff, managers; backend and gateways, which sign; a system with its key. */
export type Access = 'anybody' | 'signedIn' | 'staff' | 'manager' | 'backend' | 'gateway' | 'key';

/** A Server Action or a route that is behind a guard; only the guards can make one (docs/decisions/0020). */
export interface Guarded {
  readonly [ACCESS]: Access;
}

/** Marks what a guard has made. Only for the guards. */
export function markGuarded<Handler extends object>(handler: Handler, access: Access): Handler & Guarded {
  return Object.assign(handler, { [ACCESS]: access });
}

/** Returns who may send something to this handler; null for one that is behind no guard. For tests. */
export function accessOf(handler: unknown): unknown {
  return typeof handler === 'function' ? (Reflect.get(handler, ACCESS) ?? null) : null;
}
