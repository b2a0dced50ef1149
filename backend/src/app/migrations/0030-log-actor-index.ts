import type { Migration } from '../../platform/migrations';

/** What somebody did, in the order of time: the log of one account, and whose data it opened. */
export const logActorIndex: Migration = {
  name: '0030-log-actor-index',
  makes: ['log_entries_actor_index'],
  run: async (trx) => {
    await trx.raw('CREATE INDEX IF NOT EXISTS log_entries_actor_index ON log_entries (actor, at)');
  },
};
