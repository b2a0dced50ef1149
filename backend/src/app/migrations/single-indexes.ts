import { isPostgres } from '../../platform/database';
import type { Migration } from '../../platform/migrations';

/** Returns the migration that makes one index which no schema can say. `order`: to be compared character by character. */
function index(name: string, { makes, on }: { makes: string; on: (order: string) => string }): Migration {
  return {
    name,
    makes: [makes],
    run: async (trx) => {
      const order = isPostgres(trx) ? ' COLLATE "C"' : '';
      await trx.raw(`CREATE INDEX IF NOT EXISTS ${makes} ON ${on(order)}`);
    },
  };
}

/**
 * The order of the work list. Made here because no schema may name `id` in an index: Strapi leaves it out when it reads an
 * index of PostgreSQL, takes the index for a changed one at the next change of any schema, and the start fails.
 */
export const callDueIndex = index('0007-call-due-index', {
  makes: 'appointments_status_call_due_index',
  on: () => 'appointments (status, call_due_at, id)',
});

/** Every start asks which appointments were erased; only those are in it, so that bookings pay nothing for it. */
export const erasedIndex = index('0008-erased-index', {
  makes: 'appointments_erased_index',
  on: () => 'appointments (id) WHERE erased_at IS NOT NULL',
});

/** Lines of histories that say what a field held: few, and all looked through when a patient is erased. */
export const amendedIndex = index('0013-amended-index', {
  makes: 'appointment_events_amended_index',
  on: () => 'appointment_events (appointment) WHERE changes IS NOT NULL',
});

/** Notices of gateways name a message by the gateway's own id. */
export const outboxProvider = index('0015-outbox-provider', {
  makes: 'outbox_messages_provider_index',
  on: () => 'outbox_messages (provider_id) WHERE provider_id IS NOT NULL',
});

/** Cancellations by when they were: figures list what staff typed as the reason, which is kept nowhere else. */
export const cancellationIndex = index('0018-cancellation-index', {
  makes: 'appointment_events_canceled_index',
  on: () => "appointment_events (at) WHERE to_status = 'canceled'",
});

/** Appointments whose patients agreed to news: few, looked through for the list and found by address when it is withdrawn. */
export const newsIndex = index('0019-news-index', {
  makes: 'appointments_news_index',
  on: () => 'appointments (lower(email)) WHERE news_text IS NOT NULL',
});

/** Staff find a patient by the beginning of a mail address too, which is compared character by character. */
export const emailIndex = index('0021-email-index', {
  makes: 'appointments_email_start_index',
  on: (order) => `appointments (lower(email)${order})`,
});

/** Index of an account's doings in the order of time: its log, and whose data it opened. */
export const logActorIndex = index('0030-log-actor-index', {
  makes: 'log_entries_actor_index',
  on: () => 'log_entries (actor, at)',
});
