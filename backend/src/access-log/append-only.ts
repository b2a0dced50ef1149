import { type Database, isPostgres } from '../appointments/database';

/** Records of what happened. What they hold is never changed. */
const TABLES = ['log_entries', 'card_views', 'appointment_events', 'contact_events'];

/** What erasing a patient may take out of a history: the words somebody wrote as the reason. */
const ERASABLE = { appointment_events: 'reason' } as const;
const EVENT_COLUMNS = ['document_id', 'appointment', 'at', 'actor', 'from_status', 'to_status'];

const isErasable = (table: string): table is keyof typeof ERASABLE => table in ERASABLE;

/** Holds for every update but the one that empties the erasable column and leaves the others. */
function forbiddenUpdate({ table, differs }: { table: string; differs: string }): string {
  if (!isErasable(table)) return '';
  const others = EVENT_COLUMNS.map((column) => `NEW.${column} ${differs} OLD.${column}`);
  return `WHEN (NEW.${ERASABLE[table]} IS NOT NULL OR ${others.join(' OR ')})`;
}

/**
 * Makes the database itself refuse to change or remove what is recorded, whoever asks: a fault of ours, an editor
 * or somebody at its console. Runs at every start, after the tables are there.
 */
export async function applyAppendOnly(db: Database): Promise<void> {
  for (const table of TABLES) {
    if (isPostgres(db)) await applyOnPostgres({ db, table });
    else await applyOnSqlite({ db, table });
  }
}

async function applyOnSqlite({ db, table }: { db: Database; table: string }): Promise<void> {
  for (const event of ['UPDATE', 'DELETE'] as const) {
    const condition = event === 'UPDATE' ? forbiddenUpdate({ table, differs: 'IS NOT' }) : '';
    const name = `${table}_refuse_${event.toLowerCase()}`;
    await db.raw(`DROP TRIGGER IF EXISTS ${name}`);
    await db.raw(
      `CREATE TRIGGER ${name} BEFORE ${event} ON ${table} ${condition} ` +
        `BEGIN SELECT RAISE(ABORT, 'This record is append-only'); END`,
    );
  }
}

async function applyOnPostgres({ db, table }: { db: Database; table: string }): Promise<void> {
  await db.raw(`CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'This record is append-only'; END $$`);
  for (const event of ['UPDATE', 'DELETE', 'TRUNCATE'] as const) {
    const condition = event === 'UPDATE' ? forbiddenUpdate({ table, differs: 'IS DISTINCT FROM' }) : '';
    const each = event === 'TRUNCATE' ? 'STATEMENT' : 'ROW';
    const name = `${table}_refuse_${event.toLowerCase()}`;
    await db.raw(
      `CREATE OR REPLACE TRIGGER ${name} BEFORE ${event} ON ${table} FOR EACH ${each} ${condition} ` +
        'EXECUTE FUNCTION refuse_change()',
    );
  }
}
