import type { Migration } from '../../platform/migrations';

const NAME = 'appointment_events_canceled_index';

/** Cancellations by when they were: figures list what staff typed as the reason, which is kept nowhere else. */
export const cancellationIndex: Migration = {
  name: '0018-cancellation-index',
  makes: [NAME],
  async run(trx) {
    await trx.raw(
      `CREATE INDEX IF NOT EXISTS ${NAME} ON appointment_events (at) WHERE to_status = 'canceled'`,
    );
  },
};
