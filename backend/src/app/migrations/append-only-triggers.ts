import { isPostgres, type Transaction } from '../../platform/database';

export const triggerOf = (table: string, event: string) => `${table}_refuse_${event.toLowerCase()}`;

/** Conditions (`WHEN (…)`) under which a change is refused; an empty one refuses every change. */
interface Refused {
  trx: Transaction;
  table: string;
  updates: string;
  deletes: string;
}

async function refuseOnSqlite({ trx, table, updates, deletes }: Refused): Promise<void> {
  for (const event of ['UPDATE', 'DELETE'] as const) {
    const name = triggerOf(table, event);
    await trx.raw(`DROP TRIGGER IF EXISTS ${name}`);
    await trx.raw(
      `CREATE TRIGGER ${name} BEFORE ${event} ON ${table} ${event === 'UPDATE' ? updates : deletes} ` +
        `BEGIN SELECT RAISE(ABORT, 'This record is append-only'); END`,
    );
  }
}

async function refuseOnPostgres({ trx, table, updates, deletes }: Refused): Promise<void> {
  await trx.raw(`CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'This record is append-only'; END $$`);
  for (const event of ['UPDATE', 'DELETE', 'TRUNCATE'] as const) {
    const condition = { UPDATE: updates, DELETE: deletes, TRUNCATE: '' }[event];
    const each = event === 'TRUNCATE' ? 'STATEMENT' : 'ROW';
    await trx.raw(
      `CREATE OR REPLACE TRIGGER ${triggerOf(table, event)} BEFORE ${event} ON ${table} FOR EACH ${each} ${condition} ` +
        'EXECUTE FUNCTION refuse_change()',
    );
  }
}

/** Makes the database itself refuse to change or remove rows of a table. */
export async function refuseChanges(refused: Refused): Promise<void> {
  if (isPostgres(refused.trx)) await refuseOnPostgres(refused);
  else await refuseOnSqlite(refused);
}

/** Holds for every update but the one that empties the erasable columns and leaves the others. */
export function updatesBeyondErasure(
  trx: Transaction,
  { erasable, others }: { erasable: readonly string[]; others: readonly string[] },
): string {
  const differs = isPostgres(trx) ? 'IS DISTINCT FROM' : 'IS NOT';
  const changed = others.map((column) => `NEW.${column} ${differs} OLD.${column}`);
  const kept = erasable.map((column) => `NEW.${column} IS NOT NULL`);
  return `WHEN (${[...kept, ...changed].join(' OR ')})`;
}
