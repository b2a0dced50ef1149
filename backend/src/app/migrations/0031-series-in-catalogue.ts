import type { Migration } from '../../platform/migrations';
import { catalogueTriggers, makeCatalogueTriggers } from './catalogue-triggers';

/** What `catalogue-rows.ts` reads of series, beside the tables of services; a test compares it with the schemas. */
export const SERIES_TABLES = ['components_clinic_series'];

/** A changed rhythm is told to every backend of a PostgreSQL as fees are. */
export const seriesInCatalogue: Migration = {
  name: '0031-series-in-catalogue',
  makes: catalogueTriggers(SERIES_TABLES),
  run: (trx) => makeCatalogueTriggers(trx, SERIES_TABLES),
};
