import type { Migration } from '../../platform/migrations';

/**
 * Unique indexes of the waiting list: one entry for each request, link, seat of a phone and appointment to be moved;
 * one open offer for each entry, and one for each seat of a time; one memory of each place.
 */
const INDEXES = {
  waiting_entries_number_unique: 'waiting_entries (number)',
  waiting_entries_key_unique: 'waiting_entries (idempotency_key)',
  waiting_entries_seat_unique: 'waiting_entries (seat)',
  waiting_entries_appointment_unique: "waiting_entries (appointment) WHERE state = 'waiting'",
  waiting_offers_entry_open_unique: "waiting_offers (entry) WHERE state = 'open'",
  waiting_offers_seat_open_unique: "waiting_offers (doctor, starts_at, seat) WHERE state = 'open'",
  waiting_places_place_unique: 'waiting_places (place)',
};

export const waitingList: Migration = {
  name: '0014-waiting-list',
  makes: Object.keys(INDEXES),
  run: async (trx) => {
    for (const [name, columns] of Object.entries(INDEXES))
      await trx.raw(`CREATE UNIQUE INDEX IF NOT EXISTS ${name} ON ${columns}`);
  },
};
