import { createHash } from 'node:crypto';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitStore } from './limit-store';
import { consume, type Limit } from './limiter';

/** Returns what is counted by, unreadable: a store that others look into holds no addresses. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}

export class Limits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(readonly store: LimitStore) {}

  /** Counts one of a key, and gives how many there are of it and for how long. Never refuses by itself. */
  count({ key, ...limit }: Limit & { key: string }): Promise<RateLimiterRes> {
    // Settings can change a limit while the backend runs.
    const name = `${limit.name}:${limit.points}:${limit.duration}`;
    const limiter = this.limiters.get(name) ?? this.store.makeLimiter({ ...limit, name });
    this.limiters.set(name, limiter);
    return consume(limiter, digest(key));
  }
}
