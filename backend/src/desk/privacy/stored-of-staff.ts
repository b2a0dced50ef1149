import { part, type StoredActivity } from './stored-part';

export const STORED_OF_STAFF = {
  website: {
    subjects: ['doctors', 'reviewers'],
    bases: ['employment', 'consent'],
    recipients: ['files'],
    stored: [
      part('doctors', 'content', {
        identity: 'name gender',
        profile:
          'number slug title bio image specialties medicalDegrees practisingSince training societies ' +
          'treats videoUrl videoTitle languages articles takesNoNewBookings confirmation ' +
          'depositAmount order seo',
      }),
      part('components_clinic_degrees', 'content', { profile: 'title institution year' }),
      part('components_clinic_trainings', 'content', { profile: 'title institution fromYear untilYear' }),
      part('components_clinic_societies', 'content', { profile: 'name role' }),
      part('founders', 'content', { identity: 'name', profile: 'role bio image order' }),
      part('reviews', 'content', {
        identity: 'authorName',
        texts: 'text rating userImage',
        visit: 'branch visitedOn isVerified',
        care: 'doctor',
      }),
      part('components_page_block_quotes', 'content', { identity: 'name', profile: 'role', texts: 'text' }),
      part('files', 'content', {
        profile: 'name alternativeText caption focalPoint width height formats url previewUrl',
        marks: 'hash ext mime size provider providerMetadata folderPath',
      }),
    ],
  },
  working: {
    subjects: ['doctors', 'staff'],
    bases: ['employment'],
    recipients: ['calendars'],
    stored: [
      part('schedules', 'content', {
        working:
          'label doctor branch slotMinutes validFrom validTo onTheseDates replacesRegular shifts ' +
          'saveDespiteAppointments',
      }),
      part('day_offs', 'content', {
        working: 'doctor startsOn endsOn startsAt endsAt saveDespiteAppointments note',
      }),
      part('time_blocks', 'content', {
        working: 'doctor branch startsAt endsAt reason',
        trace: 'madeBy removedAt removedBy',
      }),
      part('busy_calendars', 'revoked', {
        working: 'doctor host',
        secrets: 'address',
        trace: 'madeBy',
        marks: 'dueAt etag lastModified digest expandedAt readAt failure failingSince skipped',
      }),
      part('busy_times', 'revoked', { working: 'doctor startsAt endsAt' }),
      part('calendar_feeds', 'revoked', {
        account: 'account kind subject language',
        secrets: 'secretHash',
        trace: 'fetchedAt fetches',
      }),
    ],
  },
  accounts: {
    subjects: ['staff', 'editors'],
    bases: ['employment', 'interest'],
    recipients: ['signIn', 'counters'],
    stored: [
      part('up_users', 'account', {
        identity: 'username fullName',
        contact: 'email',
        account: 'provider confirmed blocked role branches doctor secondFactorRequired',
        secrets: 'password resetPasswordToken confirmationToken',
      }),
      part('admin_users', 'account', {
        identity: 'firstname lastname username',
        contact: 'email preferedLanguage',
        account: 'roles isActive blocked',
        secrets: 'password resetPasswordToken resetPasswordTokenExpiresAt registrationToken',
      }),
      part('account_codes', 'over', { secrets: 'account codeHash expiresAt' }),
      part('second_factors', 'account', { secrets: 'account sealedSecret lastStep startedAt confirmedAt' }),
      part('recovery_codes', 'account', { secrets: 'account codeHash' }),
      part('strapi_sessions', 'over', {
        account: 'userId deviceId origin type status metadata',
        secrets: 'sessionId childId expiresAt absoluteExpiresAt',
      }),
      part('sign_in_limits', 'over', { trace: 'key points expire' }),
      part('api_keys', 'revoked', {
        account: 'name scopes branches',
        secrets: 'secretHash',
        trace: 'madeBy usedAt revokedAt',
      }),
    ],
  },
  log: {
    subjects: ['staff'],
    bases: ['law', 'interest'],
    recipients: [],
    stored: [
      part('log_entries', 'log', { trace: 'at actor action subject isRefused detail address' }),
      part('card_views', 'log', { trace: 'appointment side viewer at' }),
    ],
  },
  privacy: {
    subjects: ['patients', 'staff'],
    bases: ['law'],
    recipients: [],
    stored: [
      part('privacy_cases', 'cases', {
        texts: 'sealed',
        trace: 'kind way state receivedAt dueAt closedAt',
      }),
      part('privacy_case_events', 'cases', { texts: 'sealed', trace: 'privacyCase at actor action' }),
      part('data_exports', 'exports', { trace: 'account', marks: 'state done total bytes missing' }),
      part('booking_settings', 'content', {
        identity: 'controllerName',
        contact: 'privacyContact',
        texts: 'dataTransfers privacyNotes',
      }),
    ],
  },
} satisfies Record<string, StoredActivity>;
