import { isPostgres } from '../../platform/database';
import type { Migration } from '../../platform/migrations';

const INDEXES = {
  import_entries_import_index: 'import_entries (import, id)',
  imported_patients_name_index: 'imported_patients (folded_name)',
  imported_patients_last_name_index: 'imported_patients (folded_last_name)',
  imported_patients_reversed_phone_index: 'imported_patients (reversed_phone)',
  imported_patients_phone_index: 'imported_patients (phone)',
  imported_patients_email_index: 'imported_patients (lower(email))',
};
/** Texts that are compared character by character, as those of appointments (migration 0003). */
const PLAIN = /\((folded_name|folded_last_name|reversed_phone)\)/;

/** Index by which an undo and the search of staff find imported rows. */
export const imports: Migration = {
  name: '0026-imports',
  makes: Object.keys(INDEXES),
  async run(trx) {
    for (const [name, on] of Object.entries(INDEXES)) {
      const columns = isPostgres(trx) ? on.replace(PLAIN, '($1 COLLATE "C")') : on;
      await trx.raw(`CREATE INDEX IF NOT EXISTS ${name} ON ${columns}`);
    }
  },
};
