import { isPostgres } from '../../platform/database';
import type { Migration } from '../../platform/migrations';

/** Which rows are events, and what of them a delivery names: its own key, what it is about, and when it happened. */
const SOURCES = [
  {
    source: 'history',
    table: 'appointment_events',
    on: 'INSERT',
    // Thousands of old appointments are no events: whoever takes them over takes them to other systems as well.
    unless: { column: 'action', value: 'imported' },
    key: 'id',
    subject: 'appointment',
    at: 'at',
  },
  {
    source: 'erasure',
    table: 'appointments',
    on: 'UPDATE OF erased_at',
    when: 'NEW.erased_at IS NOT NULL AND OLD.erased_at IS NULL',
    key: 'document_id',
    subject: 'document_id',
    at: 'erased_at',
  },
  {
    source: 'message',
    table: 'incoming_messages',
    on: 'INSERT',
    key: 'document_id',
    subject: 'document_id',
    at: 'created_at',
  },
  ...['INSERT', 'UPDATE'].map((on) => ({
    source: 'content',
    table: 'content_changes',
    on,
    key: 'noun',
    subject: 'noun',
    at: 'changed_at',
  })),
] as const;

const ORDER = 'webhook_deliveries_order_index';

const nameOf = ({ source, on }: { source: string; on: string }) =>
  `webhooks_hear_${source}_${on.slice(0, 6).toLowerCase()}`;

/**
 * Has the database write a delivery for each webhook in the transaction of what it tells of, whoever writes it: an event is
 * kept with what happened, or neither is. Without webhooks it writes nothing.
 */
export const webhooks: Migration = {
  name: '0022-webhooks',
  variant: 'not imports',
  makes: [ORDER, ...SOURCES.map(nameOf)],
  async run(trx) {
    // What is still open of one thing, in its order.
    await trx.raw(
      `CREATE INDEX IF NOT EXISTS ${ORDER} ON webhook_deliveries (webhook, subject, id) WHERE state IN ('waiting', 'sending')`,
    );
    const isServer = isPostgres(trx);
    const id = isServer
      ? "left(replace(gen_random_uuid()::text, '-', ''), 24)"
      : 'lower(hex(randomblob(12)))';
    for (const one of SOURCES) {
      const { source, table, on, key, subject, at } = one;
      const name = nameOf(one);
      const moment =
        isServer && at === 'changed_at' ? `to_timestamp(NEW.${at} / 1000.0) AT TIME ZONE 'UTC'` : `NEW.${at}`;
      const insert = `INSERT INTO webhook_deliveries
        (document_id, webhook, source, source_key, subject, state, attempts, created_at)
        SELECT ${id}, document_id, '${source}', CAST(NEW.${key} AS text), NEW.${subject}, 'waiting', 0, ${moment}
        FROM webhooks WHERE is_on`;
      const unlike = isServer ? 'IS DISTINCT FROM' : 'IS NOT';
      const when =
        'when' in one
          ? `WHEN (${one.when})`
          : 'unless' in one
            ? `WHEN (NEW.${one.unless.column} ${unlike} '${one.unless.value}')`
            : '';
      await trx.raw(`DROP TRIGGER IF EXISTS ${name}${isServer ? ` ON ${table}` : ''}`);
      if (isServer)
        await trx.raw(`CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN ${insert}; RETURN NULL; END $$`);
      await trx.raw(
        isServer
          ? `CREATE TRIGGER ${name} AFTER ${on} ON ${table} FOR EACH ROW ${when} EXECUTE FUNCTION ${name}()`
          : `CREATE TRIGGER ${name} AFTER ${on} ON ${table} ${when} BEGIN ${insert}; END`,
      );
    }
  },
};
