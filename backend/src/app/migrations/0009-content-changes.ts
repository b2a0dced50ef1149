import type { Migration } from '../../platform/migrations';

/** Table by which websites learn what has changed while they were not told. One row a noun. */
export const contentChanges: Migration = {
  name: '0009-content-changes',
  makes: ['content_changes'],
  async run(trx) {
    await trx.raw(
      'CREATE TABLE IF NOT EXISTS content_changes (noun varchar(64) PRIMARY KEY, changed_at bigint NOT NULL)',
    );
  },
};
