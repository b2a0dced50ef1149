import type { Transaction } from '../../platform/database';

const NAME = 'catalogue_changed';

/** Makes the function of the triggers, which writes down who changed the catalogue last. */
export async function makeCatalogueFunction(trx: Transaction): Promise<void> {
  await trx.raw(`CREATE OR REPLACE FUNCTION ${NAME}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE catalogue_changes SET changed_by = pg_current_xact_id() WHERE changed_by <> pg_current_xact_id();
        RETURN NULL;
      END $$`);
}

export function catalogueTriggers(tables: readonly string[]): string[] {
  return tables.map((table) => `${NAME}_${table}`);
}

/** Tells every backend of a PostgreSQL when one of these tables is changed (0011-catalogue-changes). */
export async function makeCatalogueTriggers(trx: Transaction, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await trx.raw(`DROP TRIGGER IF EXISTS ${NAME}_${table} ON ${table}`);
    await trx.raw(`CREATE CONSTRAINT TRIGGER ${NAME}_${table} AFTER INSERT OR UPDATE OR DELETE ON ${table}
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ${NAME}()`);
  }
}
