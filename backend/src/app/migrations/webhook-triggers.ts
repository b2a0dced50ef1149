import { isPostgres, type Transaction } from '../../platform/database';

/** Tables whose rows are events, and the columns that a delivery refers to: key, subject and time. */
export interface EventRows {
  source: string;
  table: string;
  on: string;
  unless?: { column: string; value: string };
  when?: string;
  key: string;
  subject: string;
  at: string;
}

export const triggerOf = ({ source, on }: EventRows) =>
  `webhooks_hear_${source}_${on.slice(0, 6).toLowerCase()}`;

/** Has the database write a delivery for each webhook in the transaction of what it tells of. */
export async function hearRows(trx: Transaction, rows: EventRows): Promise<void> {
  const { source, table, on, key, subject, at, unless, when: only } = rows;
  const isServer = isPostgres(trx);
  const name = triggerOf(rows);
  const id = isServer ? "left(replace(gen_random_uuid()::text, '-', ''), 24)" : 'lower(hex(randomblob(12)))';
  const moment =
    isServer && at === 'changed_at' ? `to_timestamp(NEW.${at} / 1000.0) AT TIME ZONE 'UTC'` : `NEW.${at}`;
  const insert = `INSERT INTO webhook_deliveries
        (document_id, webhook, source, source_key, subject, state, attempts, created_at)
        SELECT ${id}, document_id, '${source}', CAST(NEW.${key} AS text), NEW.${subject}, 'waiting', 0, ${moment}
        FROM webhooks WHERE is_on`;
  const unlike = isServer ? 'IS DISTINCT FROM' : 'IS NOT';
  const condition = unless ? `NEW.${unless.column} ${unlike} '${unless.value}'` : only;
  const when = condition ? `WHEN (${condition})` : '';
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
