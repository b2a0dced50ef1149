import type { Migration } from '../../platform/migrations';

/** What `catalogue-rows.ts` reads of fees; a test compares it with the schemas. */
export const FEE_TABLES = ['fees', 'fees_services_lnk', 'fees_doctors_lnk', 'fees_branches_lnk'];

const NAME = 'catalogue_changed';

/** Changed fees are told to every backend of a PostgreSQL as all else of the catalogue is (0011-catalogue-changes). */
export const feesInCatalogue: Migration = {
  name: '0017-fees-in-catalogue',
  makes: FEE_TABLES.map((table) => `${NAME}_${table}`),
  async run(trx) {
    for (const table of FEE_TABLES) {
      await trx.raw(`DROP TRIGGER IF EXISTS ${NAME}_${table} ON ${table}`);
      await trx.raw(`CREATE CONSTRAINT TRIGGER ${NAME}_${table} AFTER INSERT OR UPDATE OR DELETE ON ${table}
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ${NAME}()`);
    }
  },
};
