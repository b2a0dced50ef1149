import type { Core } from '@strapi/strapi';
import { RateLimiterPostgres, RateLimiterSQLite } from 'rate-limiter-flexible';
import { type Database, isPostgres } from '../../platform/database';
import { scheduleJobs } from '../../platform/jobs';
import type { MakeLimiter } from '../../platform/limits/limits';
import { servicesOf } from '../../platform/services';

/** Made by migration 0002. Not a content type: keys are digests, rows end. */
const TABLE = 'sign_in_limits';

/** Limiters that count in the database, for all backends on it and over a restart. */
export function storedLimiters(db: Database): MakeLimiter {
  return ({ name, points, duration }) => {
    const options = {
      storeClient: db,
      storeType: 'knex',
      tableName: TABLE,
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration,
    };
    return isPostgres(db) ? new RateLimiterPostgres(options) : new RateLimiterSQLite(options);
  };
}

export function scheduleLimitJobs(strapi: Core.Strapi): void {
  const task = async () => {
    const now = Date.now();
    const removed = await strapi.db.connection(TABLE).where('expire', '<', now).delete();
    await servicesOf(strapi).limits.store.removeEnded?.(now);
    return { removed };
  };
  scheduleJobs(strapi, { removeEndedLimits: { rule: '*/10 * * * *', everySeconds: 600, task } });
}

export async function listKeys(db: Database, name: string, now: number) {
  const keys: string[] = await db(TABLE)
    .where('key', 'like', `${name}:%`)
    .where('expire', '>', now)
    .pluck('key');
  return keys.map((key) => key.slice(name.length + 1));
}
