import { DAY_MS, SPANS } from './count-cells';
import { type Database, isPostgres, type Transaction } from './database';

/** What a row of `appointments` is counted under, beside its day. */
const BY = 'branch, doctor, contract_type, status';
const CELL = `days, first_day, ${BY}`;
/** Another number when what the triggers do changes: the next start then counts everything anew. */
const NAME = 'appointments_counted_1';

const SPAN_ROWS = SPANS.map((days, index) =>
  index === 0 ? `SELECT ${days} AS days` : `SELECT ${days}`,
).join(' UNION ALL ');

/** SQL that adds `step` for each of `rows`, an expression to select from with the columns of appointments. */
function addSql({ rows, step, day }: { rows: string; step: 1 | -1; day: string }): string {
  return `INSERT INTO appointment_counts (${CELL}, total)
    SELECT days, (${day} / days) * days, ${BY}, ${step} * count(*) FROM ${rows}, (${SPAN_ROWS}) AS spans
    WHERE true GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
    ON CONFLICT (${CELL}) DO UPDATE SET total = appointment_counts.total + excluded.total`;
}

const SQLITE_DAY = `(starts_at / ${DAY_MS})`;
const POSTGRES_DAY = `floor(extract(epoch FROM starts_at) / ${DAY_MS / 1000})::int`;
const CHANGES = ['insert', 'update', 'delete'] as const;
type Change = (typeof CHANGES)[number];

/** One trigger per change of a row; the columns are taken over under their own names for {@link addSql}. */
function sqliteTrigger(change: Change): string {
  const row = (which: 'NEW' | 'OLD') =>
    `(SELECT ${['starts_at', ...BY.split(', ')].map((name) => `${which}.${name} AS ${name}`).join(', ')}) AS one`;
  const steps = [
    ...(change === 'insert' ? [] : [addSql({ rows: row('OLD'), step: -1, day: SQLITE_DAY })]),
    ...(change === 'delete' ? [] : [addSql({ rows: row('NEW'), step: 1, day: SQLITE_DAY })]),
  ];
  const event = change === 'update' ? `UPDATE OF starts_at, ${BY}` : change.toUpperCase();
  return `CREATE TRIGGER ${NAME}_${change} AFTER ${event} ON appointments BEGIN ${steps.join('; ')}; END`;
}

/**
 * One trigger per statement, which sees all rows the statement changed: bookings of one moment are counted
 * together, and in one order, so that two writers wait for each other instead of deadlocking.
 */
function postgresTrigger(change: Change): string[] {
  const steps = [
    ...(change === 'insert' ? [] : [addSql({ rows: 'gone', step: -1, day: POSTGRES_DAY })]),
    ...(change === 'delete' ? [] : [addSql({ rows: 'come', step: 1, day: POSTGRES_DAY })]),
  ];
  const tables = [
    ...(change === 'insert' ? [] : ['OLD TABLE AS gone']),
    ...(change === 'delete' ? [] : ['NEW TABLE AS come']),
  ].join(' ');
  return [
    `CREATE OR REPLACE FUNCTION ${NAME}_${change}() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN ${steps.join('; ')}; RETURN NULL; END $$`,
    `CREATE TRIGGER ${NAME}_${change} AFTER ${change.toUpperCase()} ON appointments
     REFERENCING ${tables} FOR EACH STATEMENT EXECUTE FUNCTION ${NAME}_${change}()`,
  ];
}

/** The counting triggers that stand on appointments, of this version or an earlier one. */
async function standing(db: Database): Promise<string[]> {
  const query = isPostgres(db)
    ? db('pg_trigger').whereRaw(`tgrelid = 'appointments'::regclass`).pluck('tgname')
    : db('sqlite_master').where({ type: 'trigger', tbl_name: 'appointments' }).pluck('name');
  const names: string[] = await query;
  return names.filter((name) => name.startsWith('appointments_counted_'));
}

async function countAnew(trx: Transaction): Promise<void> {
  const day = isPostgres(trx) ? POSTGRES_DAY : SQLITE_DAY;
  await trx('appointment_counts').delete();
  await trx.raw(addSql({ rows: 'appointments', step: 1, day }));
}

/**
 * Lets the database count appointments, at every start: where a trigger is missing (first start, another version,
 * a table that was written anew) all of them are made and what is stored is counted, in one transaction.
 */
export async function applyCountTriggers(db: Database): Promise<void> {
  const names = await standing(db);
  if (names.length === CHANGES.length && names.every((name) => name.startsWith(NAME))) return;
  await db.transaction(async (trx) => {
    const on = isPostgres(trx) ? ' ON appointments' : '';
    for (const name of names) await trx.raw(`DROP TRIGGER ${name}${on}`);
    for (const change of CHANGES) {
      const statements = isPostgres(trx) ? postgresTrigger(change) : [sqliteTrigger(change)];
      for (const statement of statements) await trx.raw(statement);
    }
    await countAnew(trx);
  });
}
