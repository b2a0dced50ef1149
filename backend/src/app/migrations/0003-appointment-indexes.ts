import { isPostgres } from '../../platform/database';
import type { Migration } from '../../platform/migrations';

/** Indexes of earlier versions that others have taken the place of; Strapi leaves them, and they cost every booking. */
const REPLACED = [
  'appointments_doctor_starts_index',
  'appointments_branch_starts_index',
  'appointments_full_name_index',
  'appointments_last_name_index',
];
const SEARCHED = ['folded_name', 'folded_last_name', 'reversed_phone'];
/** Indexes of rows that wait for something, so that bookings pay nothing for them. */
const PARTIAL = {
  appointments_unfolded_index: '(id) WHERE folded_name IS NULL',
  appointments_unfilled_index: '(id) WHERE time_zone IS NULL',
  appointments_outside_index: '(starts_at) WHERE outside_since IS NOT NULL',
};

/** Indexes of appointments that no schema can say: of part of the rows, or in an order of characters. */
export const appointmentIndexes: Migration = {
  name: '0003-appointment-indexes',
  makes: [...Object.keys(PARTIAL), ...SEARCHED.map((column) => `appointments_${column}_index`)],
  async run(trx) {
    for (const name of REPLACED) await trx.raw(`DROP INDEX IF EXISTS ${name}`);
    for (const [name, rows] of Object.entries(PARTIAL)) {
      await trx.raw(`CREATE INDEX IF NOT EXISTS ${name} ON appointments ${rows}`);
    }
    // Compared character by character, whatever the language of the database.
    const order = isPostgres(trx) ? ' COLLATE "C"' : '';
    for (const column of SEARCHED) {
      await trx.raw(
        `CREATE INDEX IF NOT EXISTS appointments_${column}_index ON appointments (${column}${order})`,
      );
    }
  },
};
