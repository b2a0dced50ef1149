import type { Migration } from '../../platform/migrations';

const NAME = 'outbox_messages_provider_index';

/** Notices of gateways name a message by the gateway's own id. */
export const outboxProvider: Migration = {
  name: '0015-outbox-provider',
  makes: [NAME],
  async run(trx) {
    await trx.raw(
      `CREATE INDEX IF NOT EXISTS ${NAME} ON outbox_messages (provider_id) WHERE provider_id IS NOT NULL`,
    );
  },
};
