import { isPostgres, type Transaction } from '../../platform/database';
import type { Migration } from '../../platform/migrations';

const DAY_MS = 86_400_000;
/** Numbers of days that are counted together, as `appointments/list/staff-list.ts` reads them. */
const SPANS = [1, 32];

const BY = 'branch, doctor, contract_type, status';
const CELL = `days, first_day, ${BY}`;
const NAME = 'appointments_counted_2';

const SPAN_ROWS = SPANS.map((days, index) =>
  index === 0 ? `SELECT ${days} AS days` : `SELECT ${days}`,
).join(' UNION ALL ');

/** SQL that counts `changes`: appointments' columns and by how much each row changes its count, in one order. */
function countSql({ changes, day }: { changes: string; day: string }): string {
  return `INSERT INTO appointment_counts (${CELL}, total)
    SELECT days, (${day} / days) * days, ${BY}, sum(step) FROM (${changes}) AS changes, (${SPAN_ROWS}) AS spans
    WHERE true GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(step) <> 0 ORDER BY 1, 2, 3, 4, 5, 6
    ON CONFLICT (${CELL}) DO UPDATE SET total = appointment_counts.total + excluded.total`;
}

const SQLITE_DAY = `(starts_at / ${DAY_MS})`;
const POSTGRES_DAY = `floor(extract(epoch FROM starts_at) / ${DAY_MS / 1000})::int`;
const COUNTED = ['starts_at', ...BY.split(', ')];
const CHANGES = ['insert', 'update', 'delete'] as const;
type Change = (typeof CHANGES)[number];

/** Returns what a change takes from the counts and adds to them, given how to select the rows before and after it. */
function changesOf({ change, before, after }: { change: Change; before: string; after: string }): string {
  return [
    ...(change === 'insert' ? [] : [`SELECT -1 AS step, ${before}`]),
    ...(change === 'delete' ? [] : [`SELECT 1 AS step, ${after}`]),
  ].join(' UNION ALL ');
}

/** One trigger per change of a row; the columns are taken over under their own names for {@link countSql}. */
function sqliteTrigger(change: Change): string {
  const row = (which: 'NEW' | 'OLD') => COUNTED.map((name) => `${which}.${name} AS ${name}`).join(', ');
  const changes = changesOf({ change, before: row('OLD'), after: row('NEW') });
  const event = change === 'update' ? `UPDATE OF ${COUNTED.join(', ')}` : change.toUpperCase();
  const name = `${NAME}_${change}`;
  return `CREATE TRIGGER ${name} AFTER ${event} ON appointments BEGIN ${countSql({ changes, day: SQLITE_DAY })}; END`;
}

/** One trigger per statement: its rows are counted together in a fixed order, so that writers do not deadlock. */
function postgresTrigger(change: Change): string[] {
  const columns = COUNTED.join(', ');
  const changes = changesOf({ change, before: `${columns} FROM gone`, after: `${columns} FROM come` });
  const tables = [
    ...(change === 'insert' ? [] : ['OLD TABLE AS gone']),
    ...(change === 'delete' ? [] : ['NEW TABLE AS come']),
  ].join(' ');
  return [
    `CREATE OR REPLACE FUNCTION ${NAME}_${change}() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN ${countSql({ changes, day: POSTGRES_DAY })}; RETURN NULL; END $$`,
    `CREATE TRIGGER ${NAME}_${change} AFTER ${change.toUpperCase()} ON appointments
     REFERENCING ${tables} FOR EACH STATEMENT EXECUTE FUNCTION ${NAME}_${change}()`,
  ];
}

async function listStanding(trx: Transaction): Promise<string[]> {
  const query = isPostgres(trx)
    ? trx('pg_trigger').whereRaw(`tgrelid = 'appointments'::regclass`).pluck('tgname')
    : trx('sqlite_master').where({ type: 'trigger', tbl_name: 'appointments' }).pluck('name');
  const names: string[] = await query;
  return names.filter((name) => name.startsWith('appointments_counted_'));
}

async function countAnew(trx: Transaction): Promise<void> {
  const day = isPostgres(trx) ? POSTGRES_DAY : SQLITE_DAY;
  await trx('appointment_counts').delete();
  await trx.raw(countSql({ changes: 'SELECT 1 AS step, * FROM appointments', day }));
}

const TRIGGERS = CHANGES.map((change) => `${NAME}_${change}`);

/** Lets the database count appointments: where a trigger is missing all are made, and what is stored is counted anew. */
export const appointmentCounts: Migration = {
  name: '0005-appointment-counts',
  makes: TRIGGERS,
  async run(trx) {
    const standing = await listStanding(trx);
    if (standing.length === TRIGGERS.length && TRIGGERS.every((name) => standing.includes(name))) return;
    const on = isPostgres(trx) ? ' ON appointments' : '';
    for (const name of standing) await trx.raw(`DROP TRIGGER ${name}${on}`);
    for (const change of CHANGES) {
      const statements = isPostgres(trx) ? postgresTrigger(change) : [sqliteTrigger(change)];
      for (const statement of statements) await trx.raw(statement);
    }
    await countAnew(trx);
  },
};
