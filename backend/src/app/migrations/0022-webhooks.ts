import type { Migration } from '../../platform/migrations';
import { type EventRows, hearRows, triggerOf } from './webhook-triggers';

const SOURCES: readonly EventRows[] = [
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
];

const ORDER = 'webhook_deliveries_order_index';

/** Writes a delivery for each webhook in the transaction of its event, so that both are kept or neither. */
export const webhooks: Migration = {
  name: '0022-webhooks',
  variant: 'not imports',
  makes: [ORDER, ...SOURCES.map(triggerOf)],
  async run(trx) {
    // Open deliveries about one subject, in order.
    await trx.raw(
      `CREATE INDEX IF NOT EXISTS ${ORDER} ON webhook_deliveries (webhook, subject, id) WHERE state IN ('waiting', 'sending')`,
    );
    for (const one of SOURCES) await hearRows(trx, one);
  },
};
