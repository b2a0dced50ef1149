import { z } from 'zod';
import type { ApiScope } from './api-key';
import { appointmentAnswer, appointmentListAnswer, ownAppointmentAnswer } from './appointment';
import { listQuery } from './appointment-query';
import {
  availabilityAnswer,
  availabilityQuery,
  holdAnswer,
  holdRequest,
  nextFreeAnswer,
  nextQuery,
} from './availability';
import { bookingAnswer, bookingRequests } from './booking-request';
import { cancellationRequest, ownRescheduleRequest, statusChange } from './changes';
import { PHONE_CHANNELS } from './channels';
import { handlingChange, messageQuery } from './contact-message';
import { incomingAnswerRequest, incomingListAnswer, incomingMessageAnswer } from './incoming-message';
import { names } from './names';
import { codeAnswer, codeRequest, codeVerification, proofAnswer } from './phone-code';
import type { Refusal } from './refusals';

const entry = z.object({ documentId: z.string(), number: z.number().int().nullable(), name: names });
const bookable = entry.extend({ takesBookings: z.boolean() });

/** Branches, doctors, services and rules by which others draw a booking of their own. */
export const apiCatalogueAnswer = z.object({
  data: z.object({
    branches: z.array(
      bookable.extend({ address: names, phone: z.string(), country: z.string(), timeZone: z.string() }),
    ),
    specialties: z.array(entry),
    doctors: z.array(bookable.extend({ specialties: z.array(z.string()), branches: z.array(z.string()) })),
    services: z.array(
      bookable.extend({ specialties: z.array(z.string()), durationMinutes: z.number().nullable() }),
    ),
    rules: z.object({
      defaultService: z.string().nullable(),
      horizonDays: z.number(),
      noticeMinutes: z.number(),
      holdMinutes: z.number(),
      maxAge: z.number(),
      guardianAge: z.number(),
      notesMaxLength: z.number(),
      consentText: names,
      phoneChannels: z.array(z.enum(PHONE_CHANNELS)),
      phoneMessagesText: names,
      newsText: names,
    }),
  }),
});
export type ApiCatalogue = z.output<typeof apiCatalogueAnswer>['data'];

export const API_HEADERS = {
  'X-Hold-Key':
    'A secret of 16 to 64 letters, digits and dashes that you make for each visitor: it names the time they hold. With it a held time stays free for its holder, and is given up for the booking.',
  'Idempotency-Key':
    'A random text of 16 to 64 letters, digits and dashes, one for each form that is sent. The same key with the same body is answered as before and books nothing again; with another body it is refused with 422.',
  'X-Manage-Key': 'The key that was given out with the booking.',
  'X-Phone-Proof': 'A proof of the phone, where a booking asks for one.',
  'X-Work-Proof':
    'Salt, number and signature of the task of a `WorkProofRequiredError`, joined by dots and sent with the same `Idempotency-Key` within half an hour: the number below `tries` of which `challenge` is the SHA-256 in hexadecimal digits, written behind the salt.',
  'X-Code-Browser': 'A secret of yours for each visitor: a code is good only where it was asked for.',
  'X-Search':
    'A name, a phone or a booking number, percent-encoded. It stands in no address, because addresses are written down.',
} as const;
export type ApiHeader = keyof typeof API_HEADERS;

/** Place of a call's branch, by which a key for some branches is held to them; `member` where staff calls do it. */
type BranchIn = 'none' | 'query' | 'body' | 'booking' | 'member';

export interface ApiCall {
  method: 'get' | 'post' | 'delete';
  /** Path behind `/api/v1`, with placeholders in braces. */
  path: string;
  scope: ApiScope;
  branch: BranchIn;
  summary: string;
  description: string;
  query?: z.ZodObject;
  headers?: { needed?: readonly ApiHeader[]; taken?: readonly ApiHeader[] };
  /** Schema of the `data` of the response. */
  body?: z.ZodType;
  answer: { status: 200 | 201; schema: z.ZodType } | { status: 204; schema: null };
  /** Expected refusals beside those of every call. */
  refusals?: readonly Refusal['name'][];
}

const changed = ['NotFoundError', 'VersionConflictError', 'TransitionNotAllowedError'] as const;
const ok = <Schema extends z.ZodType>(schema: Schema) => ({ status: 200, schema }) as const;
const made = <Schema extends z.ZodType>(schema: Schema) => ({ status: 201, schema }) as const;

const route = (method: ApiCall['method'], path: string, scope: ApiScope, branch: BranchIn) => ({
  method,
  path,
  scope,
  branch,
});

/** Every call that is published, for routes, website, document and tests. Fields are added, none is taken away. */
export const API_CALLS = {
  getCatalogue: {
    ...route('get', '/catalogue', 'catalogue', 'member'),
    summary: 'What can be booked',
    description:
      'Branches, specialties, doctors and services with their names in both languages, and the rules that a form has to know. `specialties` of a service without any is empty: each doctor gives it. Ask again every few minutes, not with each visitor.',
    answer: ok(apiCatalogueAnswer),
  },
  listFreeTimes: {
    ...route('get', '/free-times', 'catalogue', 'query'),
    summary: 'Free times of a doctor at a branch',
    description:
      'Day by day, from `from` by the clock of the branch, at most 42 days. `nextFree` is the first time at all.',
    query: availabilityQuery,
    headers: { taken: ['X-Hold-Key'] },
    answer: ok(availabilityAnswer),
  },
  listNextTimes: {
    ...route('get', '/free-times/next', 'catalogue', 'query'),
    summary: 'The first free time of each doctor',
    description: 'Doctors without one are left out. A key for some branches has to name one.',
    query: nextQuery,
    answer: ok(nextFreeAnswer),
  },
  holdTime: {
    ...route('post', '/holds', 'book', 'body'),
    summary: 'Hold a time',
    description:
      'Keeps a time for one visitor while they fill in the form. Each hold key has one: another time gives the first one up, the same renews it. So many times can be held by one key at once as the settings allow one address (20). Answers 60 times a minute, giving up among them.',
    headers: { needed: ['X-Hold-Key'] },
    body: holdRequest,
    answer: made(holdAnswer),
    refusals: ['SlotTakenError', 'AppointmentLimitError'],
  },
  releaseHold: {
    ...route('delete', '/holds', 'book', 'none'),
    summary: 'Give a held time up',
    description: 'Answered alike where nothing was held.',
    headers: { taken: ['X-Hold-Key'] },
    answer: { status: 204, schema: null },
  },
  askForCode: {
    ...route('post', '/phone-codes', 'book', 'body'),
    summary: 'Send a code to a phone',
    description:
      'For a booking that was refused with `PhoneProofRequiredError`: the clinic sends six digits to the phone. Answers 20 times an hour.',
    headers: { taken: ['X-Code-Browser'] },
    body: codeRequest,
    answer: ok(codeAnswer),
    refusals: ['PhoneCodeError'],
  },
  proveCode: {
    ...route('post', '/phone-codes/proofs', 'book', 'none'),
    summary: 'Turn a code into a proof of the phone',
    description:
      'Send `phone` as it was answered when the code was asked for, and `proof` as `X-Phone-Proof` with the booking. Answers 60 times an hour.',
    headers: { taken: ['X-Code-Browser'] },
    body: codeVerification,
    answer: ok(proofAnswer),
    refusals: ['PhoneCodeError'],
  },
  book: {
    ...route('post', '/bookings', 'book', 'body'),
    summary: 'Book an appointment',
    description:
      'A request for an appointment that the patient pays themselves; it begins as `pending`, or as `confirmed` where the clinic confirms at once. All rules of the website hold: a time is given once, a phone, a patient and a day have their limits, and what counts by the address of a visitor there counts by the key here (60 an hour; beyond 5 a day a proof is asked for where the phone is not proved). `consent` says that the patient has agreed to `consentText` of the catalogue. Keep `manageKey`: it is told this once, and opens the appointment.',
    headers: { needed: ['Idempotency-Key'], taken: ['X-Hold-Key', 'X-Phone-Proof', 'X-Work-Proof'] },
    body: bookingRequests.cash.omit({ way: true, organisation: true, cardFront: true, cardBack: true }),
    answer: made(bookingAnswer),
    refusals: [
      'SlotTakenError',
      'AppointmentLimitError',
      'PhoneProofRequiredError',
      'WorkProofRequiredError',
      'IdempotencyKeyReusedError',
    ],
  },
  getBooking: {
    ...route('get', '/bookings/{number}', 'book', 'booking'),
    summary: 'A booking as its patient sees it',
    description:
      'A wrong key is answered as an unknown number is. Answers 30 times a minute for each booking, what is done with it among them.',
    headers: { needed: ['X-Manage-Key'] },
    answer: ok(ownAppointmentAnswer),
    refusals: ['NotFoundError'],
  },
  cancelBooking: {
    ...route('post', '/bookings/{number}/cancel', 'book', 'booking'),
    summary: 'Cancel a booking for its patient',
    description: 'Until the appointment begins; the time is free for others at once.',
    headers: { needed: ['X-Manage-Key'] },
    body: cancellationRequest,
    answer: ok(ownAppointmentAnswer),
    refusals: changed,
  },
  moveBooking: {
    ...route('post', '/bookings/{number}/move', 'book', 'booking'),
    summary: 'Move a booking for its patient',
    description:
      'To another time of the doctor, also at another branch of `moveTo`. The first time is given up only for the second.',
    headers: { needed: ['X-Manage-Key'], taken: ['X-Hold-Key'] },
    body: ownRescheduleRequest,
    answer: ok(ownAppointmentAnswer),
    refusals: [...changed, 'SlotTakenError', 'AppointmentLimitError'],
  },
  listAppointments: {
    ...route('get', '/appointments', 'readAppointments', 'member'),
    summary: 'Appointments of the branches of the key',
    description: 'With names and phones of patients. Recorded as an export, once in ten minutes.',
    query: listQuery.omit({ q: true }),
    headers: { taken: ['X-Search'] },
    answer: ok(appointmentListAnswer),
  },
  getAppointment: {
    ...route('get', '/appointments/{id}', 'readAppointments', 'member'),
    summary: 'One appointment',
    description: 'One of another branch is not found.',
    answer: ok(appointmentAnswer),
    refusals: ['NotFoundError'],
  },
  changeStatus: {
    ...route('post', '/appointments/{id}/transitions', 'writeAppointments', 'member'),
    summary: 'Change the status of an appointment',
    description:
      'Confirm a request, cancel with a `reason` that the patient reads, mark as done, take a canceled one back. `version` is that of the appointment you looked at: one that was changed since is refused.',
    body: statusChange,
    answer: ok(appointmentAnswer),
    refusals: [...changed, 'CallTakenError', 'SlotTakenError', 'AppointmentLimitError'],
  },
  listMessages: {
    ...route('get', '/messages', 'messages', 'member'),
    summary: 'What patients wrote by SMS and WhatsApp',
    description: 'The latest first. A key for some branches sees what belongs to an appointment there.',
    query: messageQuery,
    answer: ok(incomingListAnswer),
  },
  settleMessage: {
    ...route('post', '/messages/{id}/transitions', 'messages', 'member'),
    summary: 'Mark a message as read or done',
    description: '`from` is the state you saw: another one by now is refused.',
    body: handlingChange,
    answer: ok(incomingMessageAnswer),
    refusals: changed,
  },
  answerMessage: {
    ...route('post', '/messages/{id}/answers', 'messages', 'member'),
    summary: 'Answer a message',
    description:
      'With the next free times, the link of the appointment, "we call you", or words of your own in `text`. `answered` is that of the message as you looked at it: one that was answered since is refused.',
    body: incomingAnswerRequest,
    answer: ok(incomingMessageAnswer),
    refusals: changed,
  },
} as const satisfies Record<string, ApiCall>;
export type ApiCallName = keyof typeof API_CALLS;

/** The calls by their names, as they are described. */
export const listApiCalls = (): [ApiCallName, ApiCall][] =>
  Object.entries(API_CALLS) as [ApiCallName, ApiCall][];
