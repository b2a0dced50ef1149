const EACH_START = 'made by every start';
const EDITOR = 'a part of the editor that this product does not offer';
const SECRET = 'a secret';
const DERIVED = 'made anew from the rest';

/** Tables that an export leaves out, and why. A new table is exported, or stands here. */
export const TABLES_LEFT_OUT: Record<string, string> = {
  account_codes: 'codes for new passwords, which end within days',
  admin_permissions: EACH_START,
  admin_roles: EACH_START,
  api_keys: 'keys of other systems, of which only hashes are kept: whoever needs one makes it anew',
  appointment_counts: DERIVED,
  busy_calendars: 'secret addresses: whoever wants their calendar read gives it anew',
  busy_times: 'read anew from the calendars of doctors',
  calendar_feeds: 'secret addresses: whoever wants one makes it anew',
  call_limits: 'counts of the last minutes',
  catalogue_changes: 'a count by which backends of this installation know of changes',
  clinic_migrations: EACH_START,
  content_changes: 'what websites of this installation were told',
  data_exports: 'exports themselves',
  figure_days: DERIVED,
  i18n_locale: EACH_START,
  import_entries: 'by which an import can be undone here',
  imports: 'files that are taken over, kept for a day',
  last_runs: 'what this installation did last',
  phone_codes: 'codes that end within minutes',
  recovery_codes: SECRET,
  second_factors: SECRET,
  sign_in_limits: 'counts of the last hour',
  strapi_ai_localization_jobs: EDITOR,
  strapi_ai_metadata_jobs: EDITOR,
  strapi_api_tokens: SECRET,
  strapi_api_token_permissions: SECRET,
  strapi_core_store_settings: EACH_START,
  strapi_database_schema: EACH_START,
  strapi_history_versions: EDITOR,
  strapi_migrations: EACH_START,
  strapi_migrations_internal: EACH_START,
  strapi_release_actions: EDITOR,
  strapi_releases: EDITOR,
  strapi_sessions: 'sessions',
  strapi_transfer_tokens: SECRET,
  strapi_transfer_token_permissions: SECRET,
  strapi_webhooks: EDITOR,
  strapi_workflows: EDITOR,
  strapi_workflows_stages: EDITOR,
  up_permissions: EACH_START,
  up_roles: EACH_START,
  waiting_places: DERIVED,
  webhook_deliveries: 'on their way to other systems, or there',
  webhooks: 'other systems with their secrets: two installations must not tell one of them the same',
};

const SEARCHED = 'made from name and phone by the next start';
const REPEATED = 'by which the same request is known when it comes twice';

export const COLUMNS_LEFT_OUT: Record<string, Record<string, string>> = {
  admin_users: {
    password: SECRET,
    registration_token: SECRET,
    reset_password_token: SECRET,
    reset_password_token_expires_at: SECRET,
  },
  appointments: {
    folded_last_name: SEARCHED,
    folded_name: SEARCHED,
    idempotency_key: REPEATED,
    request_hash: REPEATED,
    reversed_phone: SEARCHED,
  },
  cards: { address: 'a mark of an address, for counting', token_hash: SECRET },
  claims: { holder: 'a mark of who holds a time for minutes' },
  up_users: { confirmation_token: SECRET, password: SECRET, reset_password_token: SECRET },
  waiting_entries: { idempotency_key: REPEATED, request_hash: REPEATED },
};
