import type { Migration } from '../../platform/migrations';
import { catalogueTriggers, makeCatalogueTriggers } from './catalogue-triggers';

/** Tables of fees that `catalogue-rows.ts` reads; a test compares it with the schemas. */
export const FEE_TABLES = ['fees', 'fees_services_lnk', 'fees_doctors_lnk', 'fees_branches_lnk'];

/** Changed fees are told to every backend of a PostgreSQL as all else of the catalogue is (0011-catalogue-changes). */
export const feesInCatalogue: Migration = {
  name: '0017-fees-in-catalogue',
  makes: catalogueTriggers(FEE_TABLES),
  run: (trx) => makeCatalogueTriggers(trx, FEE_TABLES),
};
