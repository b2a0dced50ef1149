import { type Database, isPostgres } from '../platform/database';

/** Records of what happened. What they hold is never changed. */
const TABLES = ['log_entries', 'card_views', 'appointment_events', 'contact_events'];

/** What erasing a patient may take out of a history: the words somebody wrote as the reason. */
const ERASABLE = { appointment_events: 'reason' } as const;
const EVENT_COLUMNS = ['document_id', 'appointment', 'at', 'actor', 'from_status', 'to_status'];

const isErasable = (table: string): table is keyof typeof ERASABLE => table in ERASABLE;

/** Looked at by nobody any more once they are old; everything else is kept for as long as what it tells of. */
const AGING = new Set(['log_entries', 'card_views']);

/** Holds for every removal but that of an entry older than it has to be kept. */
function forbiddenDelete({ db, table, keptDays }: { db: Database; table: string; keptDays: number }): string {
  if (!AGING.has(table)) return '';
  const oldest = isPostgres(db)
    ? `now() - interval '${keptDays} days'`
    : `(CAST(strftime('%s', 'now') AS INTEGER) - ${keptDays * 86_400}) * 1000`;
  return `WHEN (OLD.at IS NULL OR OLD.at > ${oldest})`;
}

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
export async function applyAppendOnly({ db, keptDays }: { db: Database; keptDays: number }): Promise<void> {
  for (const table of TABLES) {
    if (isPostgres(db)) await applyOnPostgres({ db, table, keptDays });
    else await applyOnSqlite({ db, table, keptDays });
  }
}

interface Guarded {
  db: Database;
  table: string;
  keptDays: number;
}

async function applyOnSqlite({ db, table, keptDays }: Guarded): Promise<void> {
  for (const event of ['UPDATE', 'DELETE'] as const) {
    const condition =
      event === 'UPDATE'
        ? forbiddenUpdate({ table, differs: 'IS NOT' })
        : forbiddenDelete({ db, table, keptDays });
    const name = `${table}_refuse_${event.toLowerCase()}`;
    await db.raw(`DROP TRIGGER IF EXISTS ${name}`);
    await db.raw(
      `CREATE TRIGGER ${name} BEFORE ${event} ON ${table} ${condition} ` +
        `BEGIN SELECT RAISE(ABORT, 'This record is append-only'); END`,
    );
  }
}

async function applyOnPostgres({ db, table, keptDays }: Guarded): Promise<void> {
  await db.raw(`CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'This record is append-only'; END $$`);
  for (const event of ['UPDATE', 'DELETE', 'TRUNCATE'] as const) {
    const condition = {
      UPDATE: forbiddenUpdate({ table, differs: 'IS DISTINCT FROM' }),
      DELETE: forbiddenDelete({ db, table, keptDays }),
      TRUNCATE: '',
    }[event];
    const each = event === 'TRUNCATE' ? 'STATEMENT' : 'ROW';
    const name = `${table}_refuse_${event.toLowerCase()}`;
    await db.raw(
      `CREATE OR REPLACE TRIGGER ${name} BEFORE ${event} ON ${table} FOR EACH ${each} ${condition} ` +
        'EXECUTE FUNCTION refuse_change()',
    );
  }
}

/** Removes what is older than it has to be kept. The database itself lets nothing younger go. */
export async function removeOldEntries({
  db,
  keptDays,
  now,
}: {
  db: Database;
  keptDays: number;
  now: number;
}): Promise<number> {
  // A minute more, as the clock of the database decides.
  const before = new Date(now - keptDays * 86_400_000 - 60_000);
  let removed = 0;
  for (const table of AGING) removed += await db(table).where('at', '<', before).delete();
  return removed;
}
