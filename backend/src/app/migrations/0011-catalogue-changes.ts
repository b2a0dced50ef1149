import type { Migration } from '../../platform/migrations';
import { catalogueTriggers, makeCatalogueFunction, makeCatalogueTriggers } from './catalogue-triggers';

/** Tables that `catalogue-rows.ts` reads, with those of relations and components; a test compares it with the schemas. */
export const CATALOGUE_TABLES = [
  ...['doctors', 'doctors_specialties_lnk', 'specialties', 'services', 'services_specialties_lnk'],
  ...['branches', 'branches_organisations_lnk', 'organisations'],
  ...[
    'schedules',
    'schedules_doctor_lnk',
    'schedules_branch_lnk',
    'schedules_cmps',
    'components_clinic_shifts',
  ],
  ...['day_offs', 'day_offs_doctor_lnk', 'closures', 'closures_branch_lnk'],
  ...['booking_settings', 'booking_settings_default_service_lnk', 'booking_settings_cmps'],
  ...['components_clinic_opening_hourss', 'components_clinic_call_days'],
];

/**
 * One row with the transaction that last changed hours, people, places or settings, so that every backend on PostgreSQL notices
 * changes by one small query. Written last in the transaction: concurrent editors wait for each other only briefly, and no lock is
 * taken after it.
 */
export const catalogueChanges: Migration = {
  name: '0011-catalogue-changes',
  makes: ['catalogue_changes', ...catalogueTriggers(CATALOGUE_TABLES)],
  async run(trx) {
    await trx.raw('CREATE TABLE IF NOT EXISTS catalogue_changes (changed_by xid8 NOT NULL)');
    await trx.raw(
      'INSERT INTO catalogue_changes SELECT pg_current_xact_id() WHERE NOT EXISTS (SELECT FROM catalogue_changes)',
    );
    await makeCatalogueFunction(trx);
    await makeCatalogueTriggers(trx, CATALOGUE_TABLES);
  },
};
