import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Measures } from '../platform/measures';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** How many mails of a kind strangers can have sent to one address, whatever address they come from themselves. */
const LIMITS = {
  'visit-received': { points: 10, duration: DAY },
  'visit-moved': { points: 20, duration: DAY },
  'visit-canceled': { points: 20, duration: DAY },
  // To the clinic itself; the message is kept all the same.
  'contact-message': { points: 60, duration: HOUR },
};

/** Counts the mails that strangers can cause, by recipient; in the memory of one backend, as the other limits are. */
export class RecipientLimits {
  private readonly limiters = new Map(
    Object.entries(LIMITS).map(([kind, limit]) => [kind, new RateLimiterMemory(limit)]),
  );

  constructor(private readonly measures: Measures) {}

  /**
   * False when the recipient has been sent enough mails of the kind: a mail that a stranger can cause must not be a way
   * to fill somebody's mailbox.
   */
  async mayReceive({ kind, to }: { kind: string; to: string }): Promise<boolean> {
    const limiter = this.limiters.get(kind);
    if (!limiter) return true;
    try {
      await limiter.consume(to.trim().toLowerCase());
      return true;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      this.measures.tell('refusal', { limit: 'mails-of-a-recipient' });
      return false;
    }
  }
}
