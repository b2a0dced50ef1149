import { DEMONSTRATION } from '../../platform/demonstration-rows';
import type { Migration } from '../../platform/migrations';
import { triggerOf as refusalOf, refuseChanges, updatesBeyondErasure } from './append-only-triggers';
import { hearRows, triggerOf } from './webhook-triggers';

const TABLE = 'payments';
const OPEN = 'payments_open_index';
const EVENTS = {
  source: 'payment',
  table: TABLE,
  on: 'INSERT',
  key: 'document_id',
  subject: 'appointment',
  at: 'at',
};

const KEPT = [
  ...['document_id', 'appointment', 'branch', 'number', 'at', 'day', 'time_zone', 'method', 'currency'],
  ...['amount', 'fee', 'balance', 'taken_by', 'corrects', 'request_key', 'facts'],
];

/**
 * Payments are never changed, and only the demonstration's are deleted; erasing a patient removes the name and typed words. Each
 * entry is reported to webhooks. Open ones have an index.
 */
export const payments: Migration = {
  name: '0033-payments',
  makes: [refusalOf(TABLE, 'UPDATE'), refusalOf(TABLE, 'DELETE'), triggerOf(EVENTS), OPEN],
  async run(trx) {
    const updates = updatesBeyondErasure(trx, { erasable: ['person', 'reason'], others: KEPT });
    const deletes = `WHEN (substr(OLD.appointment, 1, ${DEMONSTRATION.length}) <> '${DEMONSTRATION}')`;
    await refuseChanges({ trx, table: TABLE, updates, deletes });
    await hearRows(trx, EVENTS);
    await trx.raw(`CREATE INDEX IF NOT EXISTS ${OPEN} ON ${TABLE} (branch, day) WHERE balance > 0`);
  },
};
