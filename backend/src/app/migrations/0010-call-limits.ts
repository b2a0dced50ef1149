import type { Migration } from '../../platform/migrations';

/** Counts calls of backends on one PostgreSQL together; unlogged, so that a count waits for no disk. */
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
