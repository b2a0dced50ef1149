/** @type {import('./list.mjs').Promised[]} */
export const desk = [
  {
    promise: 'a request is called about by the hour that was promised',
    mutants: [
      {
        file: 'backend/src/scheduling/call-clock.ts',
        from: 'Math.ceil((from + left) / STEP)',
        to: 'Math.floor((from + left) / STEP)',
        caughtBy: ['unit-backend', 'src/scheduling/call-clock.test.ts'],
      },
      {
        file: 'backend/src/scheduling/call-clock.ts',
        from: 'if (own.length > 0) {',
        to: 'if (own.length > 1) {',
        caughtBy: ['unit-backend', 'src/scheduling/call-clock.test.ts'],
      },
      {
        file: 'backend/src/documents/mails/mail-content.ts',
        from: '...paragraph(isAsked && callSentence(sheet)),',
        to: '',
        caughtBy: ['unit-backend', 'src/documents/mails/mail-content.test.ts'],
      },
    ],
  },
  {
    promise: 'messages say how things are, in time, and stop when they are outrun',
    mutants: [
      {
        file: 'backend/src/appointments/record/appointment-mails.ts',
        from: "appointment.status !== 'confirmed' || due < now + pause",
        to: 'due < now + pause',
        caughtBy: ['unit-backend', 'src/appointments/record/appointment-mails.test.ts'],
      },
      {
        file: 'backend/src/documents/files/calendar-file.ts',
        from: "pending: 'TENTATIVE'",
        to: "pending: 'CONFIRMED'",
        caughtBy: ['unit-backend', 'src/documents/files/calendar-file.test.ts'],
      },
      {
        file: 'backend/src/documents/mails/notification.ts',
        from: 'if (row.sequence !== reference.sequence) return null;',
        to: '',
        caughtBy: ['sqlite', 'tests/appointment-mail.test.ts'],
      },
    ],
  },
  {
    promise: 'a freed time is offered to those on the waiting list whom it suits',
    mutants: [
      {
        file: 'backend/src/scheduling/wishes.ts',
        from: 'if (date > until) return false;',
        to: '',
        caughtBy: ['unit-backend', 'src/scheduling/wishes.test.ts'],
      },
      {
        file: 'backend/src/scheduling/wishes.ts',
        from: 'known === null ? [] : free.filter((start) => !before.has(start) && start < known.closesAt)',
        to: 'free.filter((start) => !before.has(start))',
        caughtBy: ['unit-backend', 'src/scheduling/wishes.test.ts'],
      },
      {
        file: 'contract/waiting-list.ts',
        from: 'export const WAITING_PER_PHONE = 3;',
        to: 'export const WAITING_PER_PHONE = 30;',
        caughtBy: ['sqlite', 'tests/waiting-list.test.ts'],
      },
    ],
  },
  {
    promise: 'a visit costs what its patient was told',
    mutants: [
      {
        file: 'contract/fees.ts',
        from: '(doctors.length > 0 ? 2 : 0)',
        to: '(doctors.length > 0 ? 1 : 0)',
        caughtBy: ['unit-backend', 'contract/fees.test.ts'],
      },
      {
        file: 'contract/fees.ts',
        from: 'numberOf(b.firstVisit) - numberOf(a.firstVisit)',
        to: 'numberOf(a.firstVisit) - numberOf(b.firstVisit)',
        caughtBy: ['unit-backend', 'contract/fees.test.ts'],
      },
      {
        file: 'contract/fees.ts',
        from: ".replace(/(\\d)[,\\u066c](?=\\d{3}(\\D|$))/g, '$1')",
        to: '',
        caughtBy: ['unit-backend', 'contract/fees.test.ts'],
      },
    ],
  },
];
