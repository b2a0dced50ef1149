import type { Migration } from '../../platform/migrations';
import { catalogueTriggers, makeCatalogueTriggers } from './catalogue-triggers';

/** Tables of series that `catalogue-rows.ts` reads beside those of services; a test compares it with the schemas. */
export const SERIES_TABLES = ['components_clinic_series'];

export const seriesInCatalogue: Migration = {
  name: '0031-series-in-catalogue',
  makes: catalogueTriggers(SERIES_TABLES),
  run: (trx) => makeCatalogueTriggers(trx, SERIES_TABLES),
};
