import { isPostgres, type Transaction } from '../../platform/database';
import { DEMONSTRATION } from '../../platform/demonstration-rows';
import type { Migration } from '../../platform/migrations';
import { refuseChanges, triggerOf, updatesBeyondErasure } from './append-only-triggers';

/** Records of what happened. What they hold is never changed. */
const TABLES = ['log_entries', 'card_views', 'appointment_events', 'contact_events'];
/** Tables whose old rows may be deleted; all others are kept as long as the record they belong to. */
const AGING = ['log_entries', 'card_views'];

/** Histories that go with the demonstration: by the column that says whose they are. */
const DEMONSTRATED: Record<string, string> = { appointment_events: 'appointment', contact_events: 'message' };

/** Fields of a history that erasing a patient may take: the typed reason, and what fields held. */
const ERASABLE = { table: 'appointment_events', columns: ['reason', 'changes'] };
const EVENT_COLUMNS = ['document_id', 'appointment', 'at', 'actor', 'from_status', 'to_status'];

/** A condition that holds for null as well. */
const isNot = (trx: Transaction, column: string, value: string) =>
  `${column} ${isPostgres(trx) ? 'IS DISTINCT FROM' : 'IS NOT'} '${value}'`;

interface Guarded {
  trx: Transaction;
  table: string;
  keptDays: number;
}

/** Holds for every removal but that of an entry older than it has to be kept, or of the demonstration. */
function forbiddenDelete({ trx, table, keptDays }: Guarded): string {
  const owner = DEMONSTRATED[table];
  if (owner) {
    // An undone import takes its entries away too.
    const isKept = table === ERASABLE.table ? ` AND ${isNot(trx, 'OLD.action', 'imported')}` : '';
    return `WHEN (substr(OLD.${owner}, 1, ${DEMONSTRATION.length}) <> '${DEMONSTRATION}'${isKept})`;
  }
  if (!AGING.includes(table)) return '';
  const oldest = isPostgres(trx)
    ? `now() - interval '${keptDays} days'`
    : `(CAST(strftime('%s', 'now') AS INTEGER) - ${keptDays * 86_400}) * 1000`;
  return `WHEN (OLD.at IS NULL OR OLD.at > ${oldest})`;
}

/**
 * Makes the database itself refuse to change or remove what is recorded, whoever asks: a fault of ours, an editor
 * or somebody at its console.
 * @param keptDays how long the entries that age are kept (ACCESS_LOG_DAYS); a constant of the triggers, so that nobody
 *   can shorten it by writing to a table
 */
export function appendOnlyRecords(keptDays: number): Migration {
  return {
    name: '0004-append-only-records',
    // With the exceptions of the demonstration, of what fields held and of imports: databases that had the migration before
    // get the triggers with all of them.
    variant: `${keptDays} days, not the demonstration, changes, imports`,
    makes: TABLES.flatMap((table) => ['UPDATE', 'DELETE'].map((event) => triggerOf(table, event))),
    async run(trx) {
      for (const table of TABLES) {
        const isErasable = table === ERASABLE.table;
        const updates = isErasable
          ? updatesBeyondErasure(trx, { erasable: ERASABLE.columns, others: EVENT_COLUMNS })
          : '';
        await refuseChanges({ trx, table, updates, deletes: forbiddenDelete({ trx, table, keptDays }) });
      }
    },
  };
}
