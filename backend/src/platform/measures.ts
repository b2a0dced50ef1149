import type { Channel } from '../contract/channels';

/** Measures of a backend's work while it does it, by kind. Names are of a fixed set, never what somebody sent. */
export interface Told {
  request: { method: string; route: string; status: number; seconds: number };
  /** A booking was made or refused; a repeated request that is answered as before is not told again. */
  booking: { by: 'patient' | 'staff'; outcome: 'booked' | 'taken' | 'limit' | 'proof' | 'invalid' };
  hold: { outcome: 'made' | 'taken' | 'limit' };
  /** A limit has refused something; `limit` is its name in the code. */
  refusal: { limit: string };
  job: { name: string; seconds: number; isOk: boolean };
  message: { channel: Channel; outcome: 'sent' | 'stopped' | 'postponed' | 'waiting' | 'failed' };
  /** The website could not be told that content has changed, and is not tried again. */
  noticeGivenUp: object;
}

type Listener = { [Kind in keyof Told]: (what: Told[Kind]) => void };

/** Passes measurements to the metrics (`app/metrics`); costs nothing while metrics are off. */
export class Measures {
  private listener: Listener | null = null;

  tell<Kind extends keyof Told>(kind: Kind, what: Told[Kind]): void {
    this.listener?.[kind](what);
  }

  listen(listener: Listener): void {
    this.listener = listener;
  }
}
