import type { Transaction } from '../../platform/database';
import type { Migration } from '../../platform/migrations';

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

/** Tables that `catalogue-rows.ts` reads beside those of 0011, by the migration they came with; a test compares them with the schemas. */
export const LATER_TABLES = {
  '0017-fees-in-catalogue': ['fees', 'fees_services_lnk', 'fees_doctors_lnk', 'fees_branches_lnk'],
  '0028-resources-in-catalogue': [
    ...['resources', 'resources_branch_lnk', 'resources_cmps', 'components_clinic_days_outs'],
    ...['services_cmps', 'components_clinic_needs'],
  ],
  '0031-series-in-catalogue': ['components_clinic_series'],
  '0036-questions-in-catalogue': ['components_clinic_questions'],
};

export function inCatalogue(name: keyof typeof LATER_TABLES): Migration {
  const tables = LATER_TABLES[name];
  return { name, makes: catalogueTriggers(tables), run: (trx) => makeCatalogueTriggers(trx, tables) };
}
