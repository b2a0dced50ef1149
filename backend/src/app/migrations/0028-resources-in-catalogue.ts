import type { Migration } from '../../platform/migrations';
import { catalogueTriggers, makeCatalogueTriggers } from './catalogue-triggers';

/** Tables that `resource-rows.ts` reads, and what services need of it; a test compares it with the schemas. */
export const RESOURCE_TABLES = [
  ...['resources', 'resources_branch_lnk', 'resources_cmps', 'components_clinic_days_outs'],
  ...['services_cmps', 'components_clinic_needs'],
];

export const resourcesInCatalogue: Migration = {
  name: '0028-resources-in-catalogue',
  makes: catalogueTriggers(RESOURCE_TABLES),
  run: (trx) => makeCatalogueTriggers(trx, RESOURCE_TABLES),
};
