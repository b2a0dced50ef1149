import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

export interface Limit {
  /** Keys of different names do not meet. */
  name: string;
  points: number;
  /** Seconds. */
  duration: number;
}

export type MakeLimiter = (limit: Limit) => RateLimiterAbstract;

/** Counts one; gives the count also where it is above the limit. */
export async function consume(limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused;
    throw refused;
  }
}
