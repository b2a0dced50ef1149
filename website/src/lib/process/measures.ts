import { processSlot } from './process-slot';

/** Measures of the website's work while it does it, by kind. Names are of fixed sets, never what somebody sent. */
export interface Told {
  /** A call to the backend has come back, or has not. `area` is the first part of its path. */
  backendCall: { area: string; isKept: boolean; result: 'answered' | 'refused' | 'failed'; seconds: number };
  /** The backend has said that content changed, at this time (epoch milliseconds); pages expire right after. */
  changeHeard: { changedAt: number };
}

type Listener = { [Kind in keyof Told]: (what: Told[Kind]) => void };

const slot = processSlot<Listener>('measures');

/** Passes a measurement to the metrics (server/metrics); costs nothing while they are off. */
export function tell<Kind extends keyof Told>(kind: Kind, what: Told[Kind]): void {
  slot.get()?.[kind](what);
}

export function onTold(listener: Listener): void {
  slot.set(listener);
}
