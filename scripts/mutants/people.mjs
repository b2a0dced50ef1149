/** @type {import('./list.mjs').Promised[]} */
export const people = [
  {
    promise: 'staff see and do what their branches and duties say',
    mutants: [
      {
        file: 'backend/src/appointments/list/staff-access.ts',
        from: 'return isInScope(scope, row.branch) && (doctor === null',
        to: 'return (doctor === null',
        caughtBy: ['sqlite', 'tests/branch-scope.test.ts'],
      },
      {
        file: 'backend/src/appointments/list/staff-access.ts',
        from: "return scope === null ? query : query.whereIn('branch', [...scope]);",
        to: 'return query;',
        caughtBy: ['sqlite', 'tests/branch-scope.test.ts'],
      },
      {
        file: 'website/src/features/account/session/page-guards.ts',
        from: 'if (duty && !isAllowed({ role: staff.role, duty })) notFound();',
        to: '',
        caughtBy: ['e2e', 'http/access.spec.ts'],
      },
    ],
  },
  {
    promise: 'who saw what is recorded, and the record cannot be changed',
    mutants: [
      {
        file: 'backend/src/app/migrations/0004-append-only-records.ts',
        from: "const TABLES = ['log_entries', 'card_views',",
        to: "const TABLES = ['card_views',",
        caughtBy: ['sqlite', 'tests/database-rules.test.ts'],
      },
      {
        file: 'backend/src/middlewares/access-log.ts',
        from: 'status === 401 || status === 403 || (status === 404 && subject !== null)',
        to: 'status === 401 || status === 403',
        caughtBy: ['sqlite', 'tests/access-log.test.ts'],
      },
      {
        file: 'backend/src/middlewares/access-log.ts',
        from: 'if (recording.isFolded && !isFirst({ key, now })) return;',
        to: '',
        caughtBy: ['sqlite', 'tests/access-log.test.ts'],
      },
    ],
  },
  {
    promise: 'signing in is limited, and a session ends',
    mutants: [
      {
        file: 'backend/src/auth/accounts/sign-in-limits.ts',
        from: 'fromHere.consumedPoints > this.perPair.points',
        to: 'fromHere.consumedPoints > this.perAddress.points',
        caughtBy: ['unit-backend', 'src/auth/accounts/sign-in-limits.test.ts'],
      },
      {
        file: 'website/src/lib/request/private-cookie.ts',
        from: 'httpOnly: true',
        to: 'httpOnly: false',
        caughtBy: ['e2e', 'own-site/settings.spec.ts'],
      },
      {
        file: 'backend/src/auth/accounts/sessions.ts',
        from: 'if (absoluteExpiresAt && absoluteExpiresAt.getTime() <= now) return false;',
        to: '',
        caughtBy: ['sqlite', 'tests/account-sessions.test.ts'],
      },
    ],
  },
  {
    promise: 'a contract card is drawn anew, kept encrypted, and not hoarded',
    mutants: [
      {
        file: 'backend/src/cards/picture.ts',
        from: '.autoOrient()',
        to: '.autoOrient().keepMetadata()',
        caughtBy: ['unit-backend', 'src/cards/picture.test.ts'],
      },
      {
        file: 'backend/src/cards/upload-card.ts',
        from: 'waiting.number >= MAX_WAITING || ',
        to: '',
        caughtBy: ['sqlite', 'tests/cards.test.ts'],
      },
      {
        file: 'backend/src/cards/card-cipher.ts',
        from: 'for (const key of this.keys) {',
        to: 'for (const key of this.keys.slice(0, 1)) {',
        caughtBy: ['unit-backend', 'src/cards/card-cipher.test.ts'],
      },
    ],
  },
  {
    promise: 'a booking opens for its key alone, and an erased patient is gone',
    mutants: [
      {
        file: 'backend/src/platform/same-text.ts',
        from: 'a.length === b.length && timingSafeEqual(a, b)',
        to: 'timingSafeEqual(a.subarray(0, b.length), b)',
        caughtBy: ['unit-backend', 'src/appointments/record/manage-key.test.ts'],
      },
      {
        file: 'backend/src/desk/patients/erase-patient.ts',
        from: "...searchColumns({ first_name: '', last_name: '', phone: '' }),",
        to: '',
        caughtBy: ['sqlite', 'tests/patients.test.ts'],
      },
      {
        file: 'website/src/app/[locale]/(default)/booking/confirmation/[number]/[key]/[file]/route.ts',
        from: "'private, no-store'",
        to: "'private, max-age=600'",
        caughtBy: ['e2e', 'browser/own-appointment.spec.ts'],
      },
    ],
  },
];
