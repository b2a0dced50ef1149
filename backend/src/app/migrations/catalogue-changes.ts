import type { Migration } from '../../platform/migrations';

const TRIGGER = 'catalogue_changed';

/** Tables that the catalogue is read from, with those of relations and components; a test compares them with the schemas. */
export const CATALOGUE_TABLES = {
  first: [
    ...['doctors', 'doctors_specialties_lnk', 'specialties', 'services', 'services_specialties_lnk'],
    ...['branches', 'branches_organisations_lnk', 'organisations'],
    ...['schedules', 'schedules_doctor_lnk', 'schedules_branch_lnk', 'schedules_cmps'],
    'components_clinic_shifts',
    ...['day_offs', 'day_offs_doctor_lnk', 'closures', 'closures_branch_lnk'],
    ...['booking_settings', 'booking_settings_default_service_lnk', 'booking_settings_cmps'],
    ...['components_clinic_opening_hourss', 'components_clinic_call_days'],
  ],
  fees: ['fees', 'fees_services_lnk', 'fees_doctors_lnk', 'fees_branches_lnk'],
  resources: [
    ...['resources', 'resources_branch_lnk', 'resources_cmps', 'components_clinic_days_outs'],
    ...['services_cmps', 'components_clinic_needs'],
  ],
  series: ['components_clinic_series'],
  questions: ['components_clinic_questions'],
};

/** Returns the migration by which a change of these tables is told to every backend of a PostgreSQL. */
function tellChanges(name: string, tables: readonly string[]): Migration {
  return {
    name,
    makes: tables.map((table) => `${TRIGGER}_${table}`),
    async run(trx) {
      for (const table of tables) {
        await trx.raw(`DROP TRIGGER IF EXISTS ${TRIGGER}_${table} ON ${table}`);
        await trx.raw(`CREATE CONSTRAINT TRIGGER ${TRIGGER}_${table} AFTER INSERT OR UPDATE OR DELETE ON ${table}
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ${TRIGGER}()`);
      }
    },
  };
}

const first = tellChanges('0011-catalogue-changes', CATALOGUE_TABLES.first);

/**
 * One row that says which transaction last changed the catalogue, so that every backend of a PostgreSQL learns of it with one small
 * question. Written last before the commit: editors who save at once wait for each other for that moment only.
 */
export const catalogueChanges: Migration = {
  ...first,
  makes: ['catalogue_changes', ...first.makes],
  async run(trx) {
    await trx.raw('CREATE TABLE IF NOT EXISTS catalogue_changes (changed_by xid8 NOT NULL)');
    await trx.raw(
      'INSERT INTO catalogue_changes SELECT pg_current_xact_id() WHERE NOT EXISTS (SELECT FROM catalogue_changes)',
    );
    await trx.raw(`CREATE OR REPLACE FUNCTION ${TRIGGER}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE catalogue_changes SET changed_by = pg_current_xact_id() WHERE changed_by <> pg_current_xact_id();
        RETURN NULL;
      END $$`);
    await first.run(trx);
  },
};

export const feesInCatalogue = tellChanges('0017-fees-in-catalogue', CATALOGUE_TABLES.fees);
export const resourcesInCatalogue = tellChanges('0028-resources-in-catalogue', CATALOGUE_TABLES.resources);
export const seriesInCatalogue = tellChanges('0031-series-in-catalogue', CATALOGUE_TABLES.series);
export const questionsInCatalogue = tellChanges('0036-questions-in-catalogue', CATALOGUE_TABLES.questions);
