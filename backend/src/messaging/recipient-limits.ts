import type { Limits } from '../platform/limits/limits';
import type { Measures } from '../platform/measures';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** How many mails of a kind strangers can have sent to one address, whatever address they come from themselves. */
const LIMITS: Record<string, { points: number; duration: number } | undefined> = {
  'visit-received': { points: 10, duration: DAY },
  'visit-moved': { points: 20, duration: DAY },
  'visit-canceled': { points: 20, duration: DAY },
  // To the clinic itself; the message is kept all the same.
  'contact-message': { points: 60, duration: HOUR },
};

/** Counts the mails that strangers can cause, by recipient. */
export class RecipientLimits {
  private readonly limits: Limits;
  private readonly measures: Measures;

  constructor({ limits, measures }: { limits: Limits; measures: Measures }) {
    this.limits = limits;
    this.measures = measures;
  }

  /**
   * False when the recipient has been sent enough mails of the kind: a mail that a stranger can cause must not be a way
   * to fill somebody's mailbox.
   */
  async mayReceive({ kind, to }: { kind: string; to: string }): Promise<boolean> {
    const limit = LIMITS[kind];
    if (!limit) return true;
    const key = to.trim().toLowerCase();
    const counted = await this.limits.count({ name: `mail-${kind}`, ...limit, key });
    if (counted.consumedPoints <= limit.points) return true;
    this.measures.tell('refusal', { limit: 'mails-of-a-recipient' });
    return false;
  }
}
