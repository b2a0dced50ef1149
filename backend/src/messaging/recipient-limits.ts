import type { Limits } from '../platform/limits/limits';
import type { Measures } from '../platform/measures';
import type { NewMessage } from './outbox';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Most mails of a kind that strangers can have sent to one address, whatever address they come from themselves. */
const LIMITS: Record<string, { points: number; duration: number } | undefined> = {
  'visit-received': { points: 10, duration: DAY },
  // Bookings confirmed at once, and cancellations taken back, let strangers cause this mail too.
  'visit-confirmed': { points: 20, duration: DAY },
  'visit-moved': { points: 20, duration: DAY },
  'visit-canceled': { points: 20, duration: DAY },
  'waiting-joined': { points: 10, duration: DAY },
  // Sent to the clinic itself; the message is stored in any case.
  'contact-message': { points: 60, duration: HOUR },
};

/** A message to a phone costs money and rings: a stranger can have fewer of them sent. */
const PHONE_LIMITS: typeof LIMITS = {
  'visit-received': { points: 5, duration: DAY },
  'visit-confirmed': { points: 10, duration: DAY },
  'visit-moved': { points: 10, duration: DAY },
  'visit-canceled': { points: 5, duration: DAY },
  'waiting-joined': { points: 5, duration: DAY },
  'inbox-stopped': { points: 2, duration: DAY },
  'inbox-resumed': { points: 2, duration: DAY },
};

/** Counts the messages that strangers have caused, by recipient; what the clinic or a known patient causes is never counted. */
export class RecipientLimits {
  constructor(private readonly given: { limits: Limits; measures: Measures }) {}

  /** False when the recipient was sent enough of the kind: no stranger may fill a mailbox or make a phone ring. */
  async mayReceive(message: Pick<NewMessage, 'channel' | 'kind' | 'to' | 'isByStranger'>): Promise<boolean> {
    const { channel, kind, to, isByStranger } = message;
    const limit = (channel === 'email' ? LIMITS : PHONE_LIMITS)[kind];
    if (!limit || !isByStranger) return true;
    const key = to.trim().toLowerCase();
    const name = `${channel === 'email' ? 'mail' : 'phone'}-${kind}`;
    const counted = await this.given.limits.count({ name, ...limit, key });
    if (counted.consumedPoints <= limit.points) return true;
    this.given.measures.tell('refusal', { limit: 'mails-of-a-recipient' });
    return false;
  }
}
