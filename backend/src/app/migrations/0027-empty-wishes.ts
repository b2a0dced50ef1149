import type { Migration } from '../../platform/migrations';

/** Wishes that may be anything are an empty list; the demonstrations of 0.15 to 0.17 stored none. */
export const emptyWishes: Migration = {
  name: '0027-empty-wishes',
  makes: [],
  async run(trx) {
    for (const column of ['branches', 'weekdays', 'parts'])
      await trx('waiting_entries')
        .whereNull(column)
        .update({ [column]: '[]' });
  },
};
