import { errors } from '@strapi/utils';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from './http';
import type { Measures } from './measures';

/** How many calls of a name one address may make: `points` in so many seconds. */
export interface AddressLimit {
  name: string;
  points: number;
  seconds: number;
}

/** Counts calls by the visitor's address, for one backend: the counts are in its memory. */
export class AddressLimits {
  private readonly limiters = new Map<string, RateLimiterMemory>();

  constructor(private readonly measures: Measures) {}

  /**
   * Counts a call and refuses it above the limit with 429 and Retry-After. Calls the website makes without a visitor
   * (pages being built) are not counted. @throws RateLimitError
   */
  async count({
    ctx,
    name,
    points,
    seconds,
  }: AddressLimit & {
    ctx: {
      get: (header: string) => string;
      set: (header: string, value: string) => void;
      request: { ip: string };
    };
  }): Promise<void> {
    if (!ctx.get('X-Client-IP')) return;
    const key = `${name}:${points}:${seconds}`;
    const limiter = this.limiters.get(key) ?? new RateLimiterMemory({ points, duration: seconds });
    this.limiters.set(key, limiter);
    try {
      await limiter.consume(networkOf(ctx.request.ip));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      this.measures.tell('refusal', { limit: name });
      const retryAfterSeconds = Math.ceil(refused.msBeforeNext / 1000);
      ctx.set('Retry-After', String(retryAfterSeconds));
      throw new errors.RateLimitError('Too many requests from this address, try again later', {
        retryAfterSeconds,
      });
    }
  }
}
