import { isPostgres } from '../../platform/database';
import type { Migration } from '../../platform/migrations';

const NAME = 'appointments_email_start_index';

/** Staff find a patient by the beginning of a mail address too, which is compared character by character. */
export const emailIndex: Migration = {
  name: '0021-email-index',
  makes: [NAME],
  async run(trx) {
    const order = isPostgres(trx) ? ' COLLATE "C"' : '';
    await trx.raw(`CREATE INDEX IF NOT EXISTS ${NAME} ON appointments (lower(email)${order})`);
  },
};
