import type { Migration } from '../../platform/migrations';

/**
 * Where backends on one PostgreSQL count calls together. Unlogged: a count waits for no disk, and a server that was
 * killed starts with none. SQLite has one backend, which counts in its memory.
 */
export const callLimits: Migration = {
  name: '0010-call-limits',
  makes: ['call_limits'],
  async run(trx) {
    await trx.raw(
      'CREATE UNLOGGED TABLE IF NOT EXISTS call_limits ' +
        '(key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)',
    );
  },
};
