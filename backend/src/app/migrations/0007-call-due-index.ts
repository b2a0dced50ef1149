import type { Migration } from '../../platform/migrations';

const NAME = 'appointments_status_call_due_index';

/**
 * The order of the work list. Made here because no schema may name `id` in an index: Strapi leaves it out when it reads an
 * index of PostgreSQL, takes the index for a changed one at the next change of any schema, and the start fails.
 */
export const callDueIndex: Migration = {
  name: '0007-call-due-index',
  makes: [NAME],
  async run(trx) {
    await trx.raw(`CREATE INDEX IF NOT EXISTS ${NAME} ON appointments (status, call_due_at, id)`);
  },
};
