import type { Migration } from '../../platform/migrations';

const NAME = 'appointment_events_amended_index';

/** Lines of histories that say what a field held: few, and all looked through when a patient is erased. */
export const amendedIndex: Migration = {
  name: '0013-amended-index',
  makes: [NAME],
  async run(trx) {
    await trx.raw(
      `CREATE INDEX IF NOT EXISTS ${NAME} ON appointment_events (appointment) WHERE changes IS NOT NULL`,
    );
  },
};
