import { errors } from '@strapi/utils';
import { networkOf } from '../../contract/network';
import { type Context, countedOf } from '../http';
import type { Measures } from '../measures';
import type { Limits } from './limits';

/** Most calls of a name that one address may make: `points` in so many seconds. */
export interface AddressLimit {
  name: string;
  points: number;
  seconds: number;
}

/** Limit of calls of one address in an hour. */
export const perHour = (name: string, points: number): AddressLimit => ({ name, points, seconds: 3600 });

export class AddressLimits {
  constructor(private readonly given: { limits: Limits; measures: Measures }) {}

  /** Counts a call and throws RateLimitError above the limit; calls of the website itself are free, other systems count by key. */
  async count(call: AddressLimit & { ctx: Pick<Context, 'get' | 'set' | 'request' | 'state'> }) {
    const counted = countedOf(call.ctx);
    if (counted !== null) await this.countKey({ ...call, key: networkOf(counted) });
  }

  /** Counts by another key than the address, for every caller. @throws RateLimitError */
  async countKey(call: AddressLimit & { ctx: Pick<Context, 'set'>; key: string }): Promise<void> {
    const { ctx, name, points, seconds, key } = call;
    const counted = await this.given.limits.count({ name, points, duration: seconds, key });
    if (counted.consumedPoints <= points) return;
    this.given.measures.tell('refusal', { limit: name });
    const retryAfterSeconds = Math.max(1, Math.ceil(counted.msBeforeNext / 1000));
    ctx.set('Retry-After', String(retryAfterSeconds));
    throw new errors.RateLimitError('Too many requests from this address, try again later', {
      retryAfterSeconds,
    });
  }
}
