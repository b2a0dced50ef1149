import type { ApiCallName } from './api';

/** The same patient in each language; ids are as a clinic's own would be. */
const WORDS = {
  en: {
    firstName: 'Mona',
    lastName: 'Hassan',
    reason: 'The doctor is ill that day',
    text: 'Yes, please come at nine.',
    asked: 'May I come at nine?',
    notes: 'My first visit',
  },
  ar: {
    firstName: 'منى',
    lastName: 'حسن',
    reason: 'الطبيب مريض في ذلك اليوم',
    text: 'نعم، تفضلي بالحضور في التاسعة.',
    asked: 'هل يمكنني الحضور في التاسعة؟',
    notes: 'أول زيارة لي',
  },
} as const;
export type ExampleLanguage = keyof typeof WORDS;

const [BRANCH, DOCTOR, SERVICE, SPECIALTY, APPOINTMENT, MESSAGE] = ['b1', 'd2', 's3', 'c4', 'a5', 'm6'].map(
  (start) => `${start}k3v9q0x2m4n6p8r0t2w4y6`,
);
const NUMBER = '536-099-532';
const PHONE = '+962791234567';
const [STARTS, ENDS, LATER, LATER_END] = ['08:00', '08:20', '09:00', '09:20'].map(
  (time) => `2026-12-01T${time}:00.000Z`,
);
const ZONE = 'Asia/Amman';

const NAMES = {
  branch: { en: 'Jabal Amman', ar: 'جبل عمّان' },
  address: { en: '12 Rainbow Street, Amman', ar: '12 شارع الرينبو، عمّان' },
  doctor: { en: 'Dr Salma Fahmy', ar: 'د. سلمى فهمي' },
  service: { en: 'Consultation', ar: 'كشف' },
  specialty: { en: 'Cardiology', ar: 'القلب' },
};
const place = { country: 'JO', phone: '+96264150000', address: NAMES.address };
const branch = { documentId: BRANCH, number: 1, name: NAMES.branch };
const doctor = { documentId: DOCTOR, number: 4, name: NAMES.doctor };
const service = { documentId: SERVICE, number: 1, name: NAMES.service };
const specialty = { documentId: SPECIALTY, number: 2, name: NAMES.specialty };
const pagination = { page: 1, pageSize: 25, pageCount: 1, total: 1 };
const counts = { new: 1, read: 0, done: 0 };

/** Example of what is sent and answered, in one language; `query` and `path` stand in the address. */
export type ApiExample = Partial<Record<'body' | 'answer', unknown>>;

/** An answer as it is sent; without a second argument its `meta` is empty. */
const answered = (data: unknown, meta: object = {}) => ({ data, meta });

export function apiExamples(language: ExampleLanguage): Record<ApiCallName, ApiExample> {
  const words = WORDS[language];
  const person = { firstName: words.firstName, lastName: words.lastName };
  const shared = {
    bookingNumber: NUMBER,
    status: 'pending',
    version: 1,
    startsAt: STARTS,
    endsAt: ENDS,
    timeZone: ZONE,
    branch: { ...branch, ...place },
    doctor,
    service,
    specialty,
    fee: { currency: 'JOD', firstVisit: { amount: '25', isFrom: false }, followUp: null },
    firstName: words.firstName,
    locale: language,
    createdAt: '2026-11-28T09:00:00.000Z',
    callBy: '2026-11-28T11:00:00.000Z',
    contractType: 'cash',
    news: false,
  };
  const own = {
    ...shared,
    sequence: 0,
    canCancel: true,
    canMove: true,
    canCorrect: true,
    moveTo: [{ branch: BRANCH, staysConfirmed: false }],
    callLines: null,
    patient: { ...person, phone: PHONE, email: null },
    cancellation: null,
    undoUntil: null,
    fileKey: 'q7Yk',
    review: null,
    earlier: 'open',
    consents: [],
  };
  const appointment = {
    documentId: APPOINTMENT,
    ...shared,
    ...person,
    phone: PHONE,
    tellBy: 'whatsapp',
    email: null,
    age: 34,
    guardianName: null,
    guardianRelation: null,
    guardianPhone: null,
    additionalNotes: words.notes,
    organisation: null,
    callDueAt: '2026-11-28T11:00:00.000Z',
    isOverbooked: false,
    isToBeMoved: false,
    comesAt: null,
    attendance: null,
    arrivedAt: null,
    withDoctorAt: null,
    isWalkIn: false,
    ticket: null,
  };
  const message = {
    documentId: MESSAGE,
    at: '2026-11-28T09:30:00.000Z',
    channel: 'whatsapp',
    phone: PHONE,
    kind: 'text',
    kindName: null,
    text: words.asked,
    place: null,
    handling: 'new',
    outcome: null,
    visit: {
      documentId: APPOINTMENT,
      bookingNumber: NUMBER,
      startsAt: STARTS,
      timeZone: ZONE,
      ...person,
    },
    answered: 0,
    isErased: false,
  };
  const wanted = { branch: BRANCH, doctor: DOCTOR, service: SERVICE, startsAt: STARTS };
  const moved = { ...own, startsAt: LATER, endsAt: LATER_END, version: 2, sequence: 1 };
  return {
    getCatalogue: {
      answer: answered({
        branches: [{ ...branch, takesBookings: true, ...place, timeZone: ZONE }],
        specialties: [specialty],
        doctors: [{ ...doctor, takesBookings: true, specialties: [SPECIALTY], branches: [BRANCH] }],
        services: [{ ...service, takesBookings: true, specialties: [], durationMinutes: null }],
        rules: {
          defaultService: SERVICE,
          horizonDays: 60,
          noticeMinutes: 120,
          holdMinutes: 10,
          maxAge: 120,
          guardianAge: 18,
          notesMaxLength: 1000,
          consentText: {
            en: 'I agree that the clinic keeps what I have given to arrange my visit.',
            ar: 'أوافق على أن تحتفظ العيادة ببياناتي لترتيب زيارتي.',
          },
          phoneChannels: ['whatsapp'],
          phoneMessagesText: {
            en: 'The clinic may write to this number about my visit.',
            ar: 'يمكن للعيادة أن تراسلني على هذا الرقم بشأن زيارتي.',
          },
          newsText: { en: '', ar: '' },
        },
      }),
    },
    listFreeTimes: {
      answer: answered([{ date: '2026-12-01', slots: [{ startsAt: STARTS, endsAt: ENDS }] }], {
        timeZone: ZONE,
        slotMinutes: 20,
        nextFree: { startsAt: STARTS, endsAt: ENDS },
        callLines: null,
        confirmsAtOnce: false,
      }),
    },
    listNextTimes: {
      answer: answered([{ doctor: DOCTOR, branch: BRANCH, startsAt: STARTS, endsAt: ENDS, timeZone: ZONE }]),
    },
    holdTime: {
      body: { data: wanted },
      answer: answered({ startsAt: STARTS, endsAt: ENDS, expiresAt: '2026-11-28T09:10:00.000Z' }),
    },
    releaseHold: {},
    askForCode: {
      body: { data: { phone: PHONE, branch: BRANCH, locale: language } },
      answer: answered({ phone: PHONE, againInSeconds: 60 }),
    },
    proveCode: {
      body: { data: { phone: PHONE, code: '482913' } },
      answer: answered({ proof: 'p3Xm', phone: PHONE, expiresAt: '2026-11-28T10:00:00.000Z' }),
    },
    book: {
      body: {
        data: {
          ...wanted,
          ...person,
          phone: '0791234567',
          email: null,
          age: 34,
          additionalNotes: words.notes,
          contractType: 'cash',
          consent: true,
          locale: language,
        },
      },
      answer: answered({
        bookingNumber: NUMBER,
        status: 'pending',
        manageKey: 'k5Rz',
        startsAt: STARTS,
        endsAt: ENDS,
        callBy: '2026-11-28T11:00:00.000Z',
        timeZone: ZONE,
      }),
    },
    getBooking: { answer: answered(own) },
    cancelBooking: {
      body: { data: { version: 1 } },
      answer: answered({
        ...own,
        status: 'canceled',
        version: 2,
        canCancel: false,
        canMove: false,
        canCorrect: false,
        moveTo: [],
        patient: null,
        cancellation: { by: 'patient', reason: null },
        undoUntil: '2026-11-28T09:15:00.000Z',
        earlier: null,
      }),
    },
    moveBooking: { body: { data: { startsAt: LATER, version: 1 } }, answer: answered(moved) },
    listAppointments: { answer: answered([appointment], { pagination, isCapped: false }) },
    getAppointment: { answer: answered(appointment) },
    changeStatus: {
      body: { data: { to: 'canceled', version: 1, reason: words.reason } },
      answer: answered({ ...appointment, status: 'canceled', version: 2, callDueAt: null }),
    },
    listMessages: { answer: answered([message], { pagination, counts }) },
    settleMessage: {
      body: { data: { from: 'new', to: 'read' } },
      answer: answered({ ...message, handling: 'read' }),
    },
    answerMessage: {
      body: { data: { answer: 'text', text: words.text, answered: 0 } },
      answer: answered({ ...message, handling: 'done', answered: 1 }),
    },
  };
}
