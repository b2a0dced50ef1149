import type { Migration } from '../../platform/migrations';

/** The table of what is counted and known about signing in. Not a content type: keys are digests, rows end. */
export const signInLimits: Migration = {
  name: '0002-sign-in-limits',
  makes: ['sign_in_limits'],
  async run(trx) {
    await trx.raw(
      'CREATE TABLE IF NOT EXISTS sign_in_limits ' +
        '(key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)',
    );
  },
};
