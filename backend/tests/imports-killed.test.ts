import { expect, test } from 'vitest';
import type { ClinicImport } from '../src/contract/imports';
import { servicesOf } from '../src/platform/services';
import { ask, DAY, MINUTE } from './support/clinic';
import { moveClock } from './support/clock';
import { startImports } from './support/imports';
import { startSecondBackend } from './support/second-backend';

const CUSTOMERS = 2000;
const VISITS = 1000;
const QUARTER = 15 * MINUTE;
/** Lease of what a backend has begun. */
const LEASE_MS = 61_000;

const { backend, db, site, signInAgain, tried } = await startImports();
const rowOf = ({ documentId }: ClinicImport) => db()('imports').where({ document_id: documentId }).first();

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
const inSql = (moment: number) => new Date(moment).toISOString().slice(0, 19).replace('T', ' ');
/** One visit each quarter of an hour from a moment on. */
const visit = (at: number, from: number) => {
  const start = from + at * QUARTER;
  return `('${inSql(start)}','${inSql(start + QUARTER)}','Booked',2,${100 + at},5,${at + 1})`;
};
const noon = (days: number) => Math.floor((Date.now() + days * DAY) / DAY) * DAY + DAY / 2;
const customers = numbers(CUSTOMERS)
  .map((at) => `(${100 + at},'Guest','No ${at}','0100${1_000_000 + at}',3)`)
  .join();
const [past, coming] = [noon(-60), noon(9) - (VISITS - 40) * QUARTER];
const visits = numbers(VISITS)
  .map((at) => visit(at, at < VISITS - 40 ? past : coming))
  .join();
const dump = `
INSERT INTO ea_roles (id, slug) VALUES (2,'provider'),(3,'customer');
INSERT INTO ea_users (id, first_name, last_name, mobile_number, id_roles) VALUES (2,'Salma','Nour',NULL,2),${customers};
INSERT INTO ea_services (id, name, duration) VALUES (5,'Check-up',15);
INSERT INTO ea_appointments (start_datetime, end_datetime, status, id_users_provider, id_users_customer, id_services, id) VALUES ${visits};`;

/** Has another backend do what is asked, kills it on the way, and lets this one go on after the restart. */
async function killOnTheWay(made: ClinicImport, begin: (at: { url: string }) => Promise<unknown>) {
  const doomed = await startSecondBackend();
  // It changes the import when it is asked and when it begins, and then with each of the sixteen batches or more.
  await doomed.dieAt('imports', 8);
  await Promise.allSettled([begin(doomed), doomed.exited]);
  const { state, looked } = await rowOf(made);
  expect(looked).toBeGreaterThan(0);
  expect(looked).toBeLessThan(CUSTOMERS + VISITS);
  // Still its own: it could be alive.
  await servicesOf(backend.strapi).imports.work();
  expect((await rowOf(made)).state).toBe(state);
  moveClock(LEASE_MS);
  await servicesOf(backend.strapi).imports.work();
  return state;
}

test('an import whose backend is killed goes on where it was, and so does its undo: nothing twice, nothing half', async () => {
  const made = await tried('easyappointments', dump);
  const rows = CUSTOMERS + VISITS + 2;
  expect(made).toMatchObject({ state: 'checked', fits: rows });

  const press = (what: string, data: object) => (at: { url: string }) =>
    ask({ ...backend, ...at }, `/imports/${made.documentId}/${what}`, { token: site.manager, data });
  expect(await killOnTheWay(made, press('run', { how: 'all' }))).toBe('running');
  expect(await rowOf(made)).toMatchObject({ state: 'done', written: rows, faulty: 0, looked: rows });
  const count = async (table: string, what: string) =>
    Number((await db()(table).countDistinct({ count: what }))[0]?.count);
  expect(await count('imported_patients', 'identity')).toBe(CUSTOMERS);
  expect(await count('appointments', 'starts_at')).toBe(VISITS);
  expect(await count('claims', 'appointment')).toBe(40);
  const written = { imported_patients: CUSTOMERS, appointments: VISITS, appointment_events: VISITS };
  for (const [table, many] of Object.entries({ ...written, import_entries: rows }))
    expect(await db()(table)).toHaveLength(many);

  await signInAgain();
  expect(await killOnTheWay(made, press('undo', {}))).toBe('undoing');
  expect(await rowOf(made)).toMatchObject({ state: 'undone', written: 0, left_over: 0 });
  for (const table of ['imported_patients', 'appointments', 'appointment_events', 'import_entries', 'claims'])
    expect(await db()(table)).toEqual([]);
}, 600_000);
