import { isPostgres } from '../../platform/database';
import type { Migration } from '../../platform/migrations';

/** One of a kind about one thing, before there were channels. Strapi leaves an index that its schema names no more. */
const REPLACED = 'outbox_messages_kind_reference_unique';
const NAME = 'outbox_messages_kind_reference_channel_unique';
/** Index of messages that did not reach their patient: asked for again and again, and few. */
const LOST = 'outbox_messages_lost_index';

/** Keeps one message of a kind per thing and channel, by an expression as two NULL channels would count as different. */
export const outboxChannels: Migration = {
  name: '0012-outbox-channels',
  makes: [NAME, LOST],
  async run(trx) {
    // Strapi makes a unique index of PostgreSQL as a constraint, which owns its index.
    if (isPostgres(trx)) await trx.raw(`ALTER TABLE outbox_messages DROP CONSTRAINT IF EXISTS ${REPLACED}`);
    await trx.raw(`DROP INDEX IF EXISTS ${REPLACED}`);
    await trx.raw(
      `CREATE UNIQUE INDEX IF NOT EXISTS ${NAME} ON outbox_messages (kind, reference, COALESCE(channel, 'email'))`,
    );
    await trx.raw(
      `CREATE INDEX IF NOT EXISTS ${LOST} ON outbox_messages (id) WHERE state = 'failed' OR delivery = 'undelivered'`,
    );
  },
};
