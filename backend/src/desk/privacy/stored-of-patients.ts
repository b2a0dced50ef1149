import { part, type StoredActivity } from './stored-part';

export const STORED_OF_PATIENTS = {
  appointments: {
    subjects: ['patients', 'guardians'],
    bases: ['request', 'health'],
    recipients: ['webhooks', 'apiKeys', 'calendars'],
    stored: [
      part('appointments', 'erasure', {
        identity: 'firstName lastName foldedName foldedLastName age guardianName guardianRelation',
        contact: 'email phone reversedPhone guardianPhone language',
        visit:
          'bookingNumber series seriesVisit branch startsAt endsAt timeZone bookedAs status callBy ' +
          'callDueAt comesAt attendance arrivedAt withDoctorAt walkIn ticket ticketDay reviewedAt outsideSince ' +
          'staysOutsideSince bookedByWay',
        care: 'specialty doctor service additionalNotes recallOn recallState recallToldAt',
        insurance: 'contractType organisation',
        consent: 'consentVersion consentText consentGiven consentAt',
        trace: 'attendanceBy',
        marks: 'version sequence idempotencyKey requestHash erasedAt',
      }),
      part('appointment_events', 'erasure', {
        visit:
          'appointment fromStatus toStatus fromStartsAt toStartsAt fromBranch toBranch dueAt ' +
          'fromAttendance toAttendance',
        texts: 'reason isReasonForPatient changes',
        trace: 'at actor action',
      }),
      part('appointment_notes', 'erasure', {
        care: 'text ofPatient',
        trace: 'appointment at author removedAt removedBy',
      }),
      part('calls', 'erasure', { visit: 'appointment tries dueAt', trace: 'openedBy openUntil' }),
      part('claims', 'over', {
        visit: 'resource atom appointment branch contestedFrom contestedTo expiresAt',
        marks: 'block holder',
      }),
      part('queue_entries', 'queue', {
        identity: 'name',
        contact: 'phone tellBy language',
        consent: 'tellByText',
        visit: 'branch room ticket ticketDay state arrivedAt calledAt',
        care: 'doctor',
        trace: 'steps',
        marks: 'version',
      }),
      part('patient_files', 'erasure', {
        identity: 'person number fileNumber birthDate',
        visit: 'appointment',
      }),
      part('patient_joins', 'erasure', {
        visit: 'appointment other',
        trace: 'joinedAt joinedBy undoneAt undoneBy',
      }),
    ],
  },
  payments: {
    subjects: ['patients', 'staff'],
    bases: ['request', 'law'],
    recipients: ['webhooks', 'payments'],
    stored: [
      part('payments', 'erasure', {
        identity: 'person',
        visit: 'appointment branch day timeZone',
        payment: 'number method currency amount fee balance corrects facts',
        texts: 'reason',
        trace: 'at takenBy',
        marks: 'requestKey',
      }),
      part('deposits', 'erasure', {
        visit: 'appointment holdsUntil refundHours',
        payment: 'state currency amount toldAmount transaction payment page gatewayId',
        trace: 'refusedAt paidAt settledAt settledBy',
      }),
    ],
  },
  waitingList: {
    subjects: ['patients'],
    bases: ['request'],
    recipients: [],
    stored: [
      part('waiting_entries', 'erasure', {
        identity: 'firstName lastName age',
        contact: 'phone email tellBy phoneProved language',
        visit:
          'number state branches weekdays parts untilDate appointment earlierThan bookedAppointment ' +
          'endedAt',
        care: 'doctor specialty service',
        consent: 'consentVersion consentText consentGiven tellByText',
        trace: 'madeBy endedBy',
        marks: 'seat idempotencyKey requestHash erasedAt',
      }),
      part('waiting_offers', 'erasure', {
        visit: 'entry branch startsAt endsAt timeZone state offeredAt openUntil closedAt',
        care: 'doctor service',
        marks: 'seat',
      }),
    ],
  },
  cards: {
    subjects: ['patients'],
    bases: ['request', 'health'],
    recipients: ['files'],
    stored: [
      part('cards', 'cards', {
        care: 'appointment side width height bytes uploadedAt removedAt',
        marks: 'tokenHash storageName address incoming',
      }),
      part('appointments', 'cards', { insurance: 'cardFront cardBack' }),
    ],
  },
  messages: {
    subjects: ['patients', 'staff'],
    bases: ['request', 'consent'],
    recipients: ['mail', 'sms', 'whatsapp'],
    stored: [
      part('outbox_messages', 'sent', {
        contact: 'channel recipient replyTo replyToName',
        texts: 'kind subject text parts',
        visit: 'reference visit byStranger',
        marks: 'state attempts dueAt sentAt lastError requestId providerId delivery deliveryAt deliveryFault',
      }),
      part('appointments', 'erasure', { contact: 'tellBy', consent: 'tellByText' }),
      part('phone_codes', 'codes', { contact: 'phone language', marks: 'browser tries expiresAt usedAt' }),
      part('stopped_phones', 'erasure', { contact: 'phone', consent: 'message at' }),
    ],
  },
  inbox: {
    subjects: ['patients'],
    bases: ['request', 'health'],
    recipients: ['sms', 'whatsapp', 'files', 'scanner', 'webhooks', 'apiKeys'],
    stored: [
      part('incoming_messages', 'incoming', {
        contact: 'phone channel language',
        texts: 'kind kindName text place at mediaType',
        visit: 'appointment handling outcome',
        marks: 'keyHash mediaId mediaState mediaAttempts mediaDueAt erasedAt',
      }),
      part('incoming_events', 'incoming', { texts: 'answer text', trace: 'message at actor action' }),
    ],
  },
  contact: {
    subjects: ['writers'],
    bases: ['request'],
    recipients: ['mail'],
    stored: [
      part('contact_messages', 'erasure', {
        identity: 'name',
        contact: 'email language',
        texts: 'message',
        marks: 'handling',
      }),
      part('contact_events', 'erasure', { trace: 'message at actor fromHandling toHandling' }),
    ],
  },
  news: {
    subjects: ['patients'],
    bases: ['consent'],
    recipients: [],
    stored: [part('appointments', 'erasure', { consent: 'newsText' })],
  },
  imports: {
    subjects: ['patients'],
    bases: ['health'],
    recipients: [],
    stored: [
      part('imported_patients', 'erasure', {
        identity: 'firstName lastName foldedName foldedLastName birthDate age',
        contact: 'phone reversedPhone email',
        care: 'notes',
        marks: 'import identity erasedAt',
      }),
      part('imports', 'imports', { texts: 'content faults' }),
      part('imports', 'erasure', {
        trace: 'account endedAt',
        marks:
          'kind state headers choice how total looked fits faulty alreadyHere written leftOver leaseUntil',
      }),
      part('import_entries', 'erasure', { marks: 'import noun key sameAs entry isMade' }),
    ],
  },
  systems: {
    subjects: ['patients'],
    bases: ['request'],
    recipients: ['webhooks'],
    stored: [
      part('webhook_deliveries', 'deliveries', {
        visit: 'source sourceKey subject kind',
        marks: 'webhook state attempts dueAt status answer',
      }),
    ],
  },
} satisfies Record<string, StoredActivity>;
