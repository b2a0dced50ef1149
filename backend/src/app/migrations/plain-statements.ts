import { isPostgres } from '../../platform/database';
import type { Migration } from '../../platform/migrations';

/** Indexes of earlier versions that others have taken the place of; Strapi leaves them, and they cost every booking. */
const REPLACED = [
  'appointments_doctor_starts_index',
  'appointments_branch_starts_index',
  'appointments_full_name_index',
  'appointments_last_name_index',
];

/**
 * Tables that are no content types and indexes which no schema can say, by the migrations that make them. `{order}`: compared
 * character by character, whatever the language of the database.
 */
const MADE = {
  // One account per e-mail address, whatever its case: Strapi itself only looks before it writes.
  '0001-account-addresses': { 'UNIQUE INDEX up_users_email_lower_unique': 'ON up_users (lower(email))' },
  // Counts of signing in: keys are digests, rows end.
  '0002-sign-in-limits': {
    'TABLE sign_in_limits':
      '(key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)',
  },
  // The first three are of rows that wait for something, so that bookings pay nothing for them.
  '0003-appointment-indexes': {
    'INDEX appointments_unfolded_index': 'ON appointments (id) WHERE folded_name IS NULL',
    'INDEX appointments_unfilled_index': 'ON appointments (id) WHERE time_zone IS NULL',
    'INDEX appointments_outside_index': 'ON appointments (starts_at) WHERE outside_since IS NOT NULL',
    'INDEX appointments_folded_name_index': 'ON appointments (folded_name{order})',
    'INDEX appointments_folded_last_name_index': 'ON appointments (folded_last_name{order})',
    'INDEX appointments_reversed_phone_index': 'ON appointments (reversed_phone{order})',
  },
  // The order of the work list. Made here because no schema may name `id` in an index: Strapi leaves it out when it reads an
  // index of PostgreSQL, takes the index for a changed one at the next change of any schema, and the start fails.
  '0007-call-due-index': {
    'INDEX appointments_status_call_due_index': 'ON appointments (status, call_due_at, id)',
  },
  // Every start asks which appointments were erased; only those are in it, so that bookings pay nothing for it.
  '0008-erased-index': {
    'INDEX appointments_erased_index': 'ON appointments (id) WHERE erased_at IS NOT NULL',
  },
  // Log of content changes, one row per type, from which websites catch up on missed notices.
  '0009-content-changes': {
    'TABLE content_changes': '(noun varchar(64) PRIMARY KEY, changed_at bigint NOT NULL)',
  },
  // Counts calls of backends on one PostgreSQL together; unlogged, so that a count waits for no disk.
  '0010-call-limits': {
    'UNLOGGED TABLE call_limits':
      '(key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)',
  },
  // Lines of histories that say what a field held: few, and all looked through when a patient is erased.
  '0013-amended-index': {
    'INDEX appointment_events_amended_index': 'ON appointment_events (appointment) WHERE changes IS NOT NULL',
  },
  // Unique indexes: one entry per request, link, seat of a phone and appointment to be moved; one open offer per entry and per seat
  // of a time; one row per place.
  '0014-waiting-list': {
    'UNIQUE INDEX waiting_entries_number_unique': 'ON waiting_entries (number)',
    'UNIQUE INDEX waiting_entries_key_unique': 'ON waiting_entries (idempotency_key)',
    'UNIQUE INDEX waiting_entries_seat_unique': 'ON waiting_entries (seat)',
    'UNIQUE INDEX waiting_entries_appointment_unique':
      "ON waiting_entries (appointment) WHERE state = 'waiting'",
    'UNIQUE INDEX waiting_offers_entry_open_unique': "ON waiting_offers (entry) WHERE state = 'open'",
    'UNIQUE INDEX waiting_offers_seat_open_unique':
      "ON waiting_offers (doctor, starts_at, seat) WHERE state = 'open'",
    'UNIQUE INDEX waiting_places_place_unique': 'ON waiting_places (place)',
  },
  // Notices of gateways name a message by the gateway's own id.
  '0015-outbox-provider': {
    'INDEX outbox_messages_provider_index': 'ON outbox_messages (provider_id) WHERE provider_id IS NOT NULL',
  },
  // Cancellations by when they were: figures list what staff typed as the reason, which is kept nowhere else.
  '0018-cancellation-index': {
    'INDEX appointment_events_canceled_index': "ON appointment_events (at) WHERE to_status = 'canceled'",
  },
  // Appointments whose patients agreed to news: few, looked through for the list and found by address when it is withdrawn.
  '0019-news-index': {
    'INDEX appointments_news_index': 'ON appointments (lower(email)) WHERE news_text IS NOT NULL',
  },
  // Staff find a patient by the beginning of a mail address too.
  '0021-email-index': { 'INDEX appointments_email_start_index': 'ON appointments (lower(email){order})' },
  // By these an undo and the search of staff find imported rows.
  '0026-imports': {
    'INDEX import_entries_import_index': 'ON import_entries (import, id)',
    'INDEX imported_patients_name_index': 'ON imported_patients (folded_name{order})',
    'INDEX imported_patients_last_name_index': 'ON imported_patients (folded_last_name{order})',
    'INDEX imported_patients_reversed_phone_index': 'ON imported_patients (reversed_phone{order})',
    'INDEX imported_patients_phone_index': 'ON imported_patients (phone)',
    'INDEX imported_patients_email_index': 'ON imported_patients (lower(email))',
  },
  // An account's doings in the order of time: its log, and whose data it opened.
  '0030-log-actor-index': { 'INDEX log_entries_actor_index': 'ON log_entries (actor, at)' },
  // Whoever is responsible for a patient asks for their own data by their phone.
  '0037-guardian-index': {
    'INDEX appointments_guardian_phone_index':
      'ON appointments (guardian_phone) WHERE guardian_phone IS NOT NULL',
  },
  // Every start asks which consents were withdrawn.
  '0038-withdrawn-index': {
    'INDEX appointment_events_withdrawn_index':
      "ON appointment_events (appointment) WHERE action = 'consentWithdrawn'",
  },
};

export function plain(name: keyof typeof MADE): Migration {
  const statements = Object.entries<string>(MADE[name]);
  return {
    name,
    makes: statements.map(([made]) => made.replace(/.* /, '')),
    run: async (trx) => {
      if (name === '0003-appointment-indexes')
        for (const index of REPLACED) await trx.raw(`DROP INDEX IF EXISTS ${index}`);
      const order = isPostgres(trx) ? ' COLLATE "C"' : '';
      for (const [made, rest] of statements)
        await trx.raw(
          `CREATE ${made.replace(/ (?=\w+$)/, ' IF NOT EXISTS ')} ${rest.replace('{order}', order)}`,
        );
    },
  };
}
