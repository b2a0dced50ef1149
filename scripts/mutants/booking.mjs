/** @type {import('./list.mjs').Promised[]} */
export const booking = [
  {
    promise: 'a time is taken once',
    mutants: [
      {
        file: 'backend/src/scheduling/claims.ts',
        from: 'Math.floor(instant / GRAIN)',
        to: 'Math.round(instant / GRAIN)',
        caughtBy: ['unit-backend', 'src/scheduling/claims.test.ts'],
      },
      {
        file: 'backend/src/scheduling/allocation.ts',
        from: "if (resource === null) return { kind: 'taken' };",
        to: 'if (resource === null) continue;',
        caughtBy: ['unit-backend', 'src/scheduling/allocation.test.ts'],
      },
      {
        file: 'backend/src/appointments/booking/write-appointments.ts',
        from: "await insertClaims({ trx, claims: taken, as: 'appointment', since: now });",
        to: '',
        caughtBy: ['sqlite', 'tests/booking.test.ts'],
      },
    ],
  },
  {
    promise: 'times are offered by the clock and the hours of the branch',
    mutants: [
      {
        file: 'backend/src/scheduling/zone.ts',
        from: "return { kind: 'twice', instant: earlier.epochMilliseconds };",
        to: "return { kind: 'twice', instant: later.epochMilliseconds };",
        caughtBy: ['unit-backend', 'src/scheduling/slots.test.ts'],
      },
      {
        file: 'backend/src/scheduling/schedule.ts',
        from: 'return replacing.length > 0 ? replacing : valid;',
        to: 'return valid;',
        caughtBy: ['unit-backend', 'src/scheduling/slots.test.ts'],
      },
      {
        file: 'backend/src/scheduling/slots.ts',
        from: 'slot.startsAt >= window.opensAt && ',
        to: '',
        caughtBy: ['unit-backend', 'src/scheduling/slots.test.ts'],
      },
    ],
  },
  {
    promise: 'a picked time is held for its visitor, and not for ever',
    mutants: [
      {
        file: 'backend/src/scheduling/allocation.ts',
        from: 'claim.expiresAt === null || claim.expiresAt > now',
        to: 'claim.expiresAt === null',
        caughtBy: ['unit-backend', 'src/scheduling/allocation.test.ts'],
      },
      {
        file: 'backend/src/appointments/booking/hold.ts',
        from: 'Math.min(now + minutes, since + LONGEST_HOLD * minutes)',
        to: 'now + minutes',
        caughtBy: ['sqlite', 'tests/holds.test.ts'],
      },
      {
        file: 'website/src/server/cache/cacheable-request.ts',
        from: 'if (isBooking && !carriesNothingOwn(headers)) return null;',
        to: '',
        caughtBy: ['unit-website', 'src/server/serve-per-request.test.ts'],
      },
    ],
  },
  {
    promise: 'a repeated request books once, and nothing acknowledged is lost',
    mutants: [
      {
        file: 'backend/src/appointments/booking/book.ts',
        from: 'if (known.request_hash === requestHash) {',
        to: 'if (known.request_hash) {',
        caughtBy: ['sqlite', 'tests/booking.test.ts'],
      },
      {
        file: 'backend/src/platform/environment/sqlite.ts',
        from: "connection.pragma('synchronous = FULL');",
        to: '',
        caughtBy: ['unit-backend', 'src/platform/environment/sqlite.test.ts'],
      },
      {
        file: 'backend/src/appointments/booking/write-appointments.ts',
        from: 'await mailing.write({ trx, now }, messages);',
        to: '',
        caughtBy: ['sqlite', 'tests/appointment-mail.test.ts'],
      },
    ],
  },
  {
    promise: 'appointments are limited for a patient, a phone and an address',
    mutants: [
      {
        file: 'backend/src/scheduling/patient-key.ts',
        from: '.replace(VARIANTS, (letter) => SAME_LETTER[letter] ?? letter)',
        to: '',
        caughtBy: ['unit-backend', 'src/scheduling/patient-key.test.ts'],
      },
      {
        file: 'backend/src/scheduling/allocation.ts',
        from: "if (seat === null) return { kind: 'limit', limit: name };",
        to: 'if (seat === null) continue;',
        caughtBy: ['unit-backend', 'src/scheduling/allocation.test.ts'],
      },
      {
        file: 'backend/src/platform/limits/address-limits.ts',
        from: 'if (counted.consumedPoints <= points) return;',
        to: 'if (counted.remainingPoints >= 0) return;',
        caughtBy: ['sqlite', 'tests/booking.test.ts'],
      },
    ],
  },
  {
    promise: 'a status changes only as the table says, and a cancellation is taken back by whoever may',
    mutants: [
      {
        file: 'contract/transitions.ts',
        from: "{ from: 'confirmed', to: 'canceled', by: ['staff', 'manager'], claims: 'free', needsReason: true }",
        to: "{ from: 'confirmed', to: 'canceled', by: ['staff', 'manager'], claims: 'free' }",
        caughtBy: ['unit-backend', 'contract/transitions.test.ts'],
      },
      {
        file: 'backend/src/appointments/changes/transition.ts',
        from: 'if (known.version !== wanted.version) return versionConflict();',
        to: '',
        caughtBy: ['sqlite', 'tests/database-rules.test.ts'],
      },
      {
        file: 'backend/src/appointments/changes/transition.ts',
        from: "mayExceed: actor !== 'patient'",
        to: 'mayExceed: true',
        caughtBy: ['sqlite', 'tests/patient.test.ts'],
      },
    ],
  },
];
