import { hash } from 'node:crypto';
import type { Knex } from 'knex';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { withinTime } from '../within-time';

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

export class Limits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(readonly store: LimitStore) {}

  /** Counts one of a key, and gives how many there are of it and for how long. Never refuses by itself. */
  count({ key, ...limit }: Limit & { key: string }): Promise<RateLimiterRes> {
    // Settings can change a limit while the backend runs.
    const name = `${limit.name}:${limit.points}:${limit.duration}`;
    const limiter = this.limiters.get(name) ?? this.store.makeLimiter({ ...limit, name });
    this.limiters.set(name, limiter);
    // Unreadable: a store that others look into holds no addresses.
    return consume(limiter, hash('sha256', key, 'base64url').slice(0, 22));
  }
}

/** Made by a migration, on PostgreSQL alone; what is in it may be lost. */
const TABLE = 'call_limits';
/** A database that has not counted within it is not waited for: this process counts instead. */
const TIMEOUT_MS = 2_000;

/** Store for counts of calls that are not worth a row for ever. */
export interface LimitStore {
  /** Name in the line at the start, without any secret. */
  description: string;
  makeLimiter: MakeLimiter;
  /** @throws when the store does not answer; the limits are then counted in this process */
  reach?: () => Promise<void>;
  /** Removes what has ended, where the store does not by itself. */
  removeEnded?: (now: number) => Promise<void>;
  close?: () => void;
}

/** Counts in the memory of this process: for one backend alone, and for each of several while their store is away. */
export function memoryStore(): LimitStore {
  return {
    description: 'memory of this backend',
    makeLimiter: ({ name, points, duration }) => new RateLimiterMemory({ keyPrefix: name, points, duration }),
  };
}

/** Returns options shared by all stores; if a store fails, the process counts by itself, so that there is always a limit. */
export function insured({ name, points, duration }: Limit) {
  const insuranceLimiter = new RateLimiterMemory({ keyPrefix: name, points, duration });
  return { keyPrefix: `clinic:limit:${name}`, points, duration, insuranceLimiter };
}

/** Counts in a table of PostgreSQL that is not written to the disk at once: a count costs no wait for it. */
export function postgresStore(db: Knex): LimitStore {
  const count = async (statement: unknown): Promise<unknown> => {
    const connection = await db.client.acquireConnection();
    try {
      return await connection.query(statement);
    } finally {
      db.client.releaseConnection(connection);
    }
  };
  const storeClient = { query: (statement: unknown) => withinTime(count(statement), TIMEOUT_MS) };
  const table = { storeType: 'pool', tableName: TABLE, tableCreated: true, clearExpiredByTimeout: false };
  return {
    description: 'PostgreSQL, for all its backends',
    makeLimiter: (limit) => new RateLimiterPostgres({ storeClient, ...table, ...insured(limit) }),
    removeEnded: async (now) => {
      await db(TABLE).where('expire', '<', now).delete();
    },
  };
}
