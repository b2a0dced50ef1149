import type { Migration } from '../../platform/migrations';

const NAME = 'appointments_erased_index';

/** Every start asks which appointments were erased; only those are in it, so that bookings pay nothing for it. */
export const erasedIndex: Migration = {
  name: '0008-erased-index',
  makes: [NAME],
  async run(trx) {
    await trx.raw(`CREATE INDEX IF NOT EXISTS ${NAME} ON appointments (id) WHERE erased_at IS NOT NULL`);
  },
};
