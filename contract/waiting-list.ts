import { z } from 'zod';
import { freeTimeSchema } from './availability';
import { ageRequest, optional, reached } from './booking-request';
import { PHONE_CHANNELS } from './channels';
import { consentLocale } from './consent';
import { documentId } from './document-id';
import { guardianRequest } from './guardian';
import { pageUpTo, pagination } from './lists';
import { names } from './names';
import { LANGUAGES } from './patient';
import { nameAndPhone, personLines } from './person';

/** True when somebody waits still; else they got a time, left by themselves, were taken off by staff, or it came to its end. */
export const WAITING_STATES = ['waiting', 'booked', 'left', 'removed', 'ended'] as const;
export type WaitingState = (typeof WAITING_STATES)[number];

/** Outcome of a time that somebody was told of; `withdrawn` when they stopped waiting meanwhile. */
export const OFFER_STATES = ['open', 'accepted', 'taken', 'declined', 'expired', 'withdrawn'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** Parts of a day by the clock of the branch: until noon, until five in the afternoon, and after. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** Number of times that one phone can be on the list at once, as often again once it is proved; and for how many days ahead. */
export const WAITING_PER_PHONE = 3;
export const WAITING_DAYS = 120;

/** Wishes of an entry; an empty one means any. */
const wishes = {
  doctor: optional(documentId),
  specialty: optional(documentId),
  service: optional(documentId),
  branches: z.array(documentId).max(50).default([]),
  weekdays: z.array(z.number().int().min(1).max(7)).max(7).default([]),
  parts: z.array(z.enum(DAY_PARTS)).max(3).default([]),
  /** The last date, by the clock of the branch. */
  until: z.iso.date(),
};

/** Request to be told of a time that becomes free: by the channel of the phone, by mail, or both. */
export const waitingRequest = z.strictObject({
  ...wishes,
  ...personLines,
  ...reached,
  tellBy: optional(z.enum(PHONE_CHANNELS)),
  age: ageRequest,
  consent: z.literal(true),
  consentLocale,
  locale: z.enum(LANGUAGES),
});
export type WaitingRequest = z.input<typeof waitingRequest>;
export type WaitingInput = z.output<typeof waitingRequest>;

/** Link of the entry: its number and key. */
export const waitingAnswer = z.object({ data: z.object({ number: z.string(), key: z.string() }) });
export type WaitingLink = z.output<typeof waitingAnswer>['data'];

const entry = z.object({ documentId: z.string(), name: names.nullable() });

export const WAITING_KINDS = ['waiting-joined', 'waiting-offer', 'waiting-taken'] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

const timeThere = freeTimeSchema.extend({ doctor: entry, branch: entry, timeZone: z.string() });

const offer = timeThere.extend({
  documentId: z.string(),
  state: z.enum(OFFER_STATES),
  offeredAt: z.string(),
  openUntil: z.string(),
});
export type WaitingOffer = z.output<typeof offer>;

const shared = z.object({
  state: z.enum(WAITING_STATES),
  /** Null for any doctor. */
  doctor: entry.nullable(),
  specialty: entry.nullable(),
  service: entry.nullable(),
  /** Empty for any. */
  branches: z.array(entry),
  weekdays: z.array(z.number().int()),
  parts: z.array(z.enum(DAY_PARTS)),
  until: z.string(),
  /** Appointment that an earlier time would replace; null if there is none. */
  earlierThan: z.object({ startsAt: z.string(), timeZone: z.string() }).nullable(),
  createdAt: z.string(),
});

/** Entry as the holder of the link sees it, with the latest offered time and the booked one. */
const ownWaiting = shared.extend({
  number: z.string(),
  locale: z.enum(LANGUAGES),
  firstName: z.string(),
  offer: offer
    .extend({
      /** True when it is confirmed by being accepted, without a call. */
      confirmsAtOnce: z.boolean(),
      /** True when it would be booked for a child, so that an adult has to agree. An older backend does not ask. */
      asksGuardian: z.boolean().default(false),
    })
    .nullable(),
  /** The first times that meet the wishes and can be booked at once; a backend of an older version says none. */
  freeNow: z.array(timeThere).default([]),
  /** The appointment that came of it, with its key. */
  booked: z
    .object({
      bookingNumber: z.string(),
      manageKey: z.string(),
      /** A backend of an older version does not say. */
      isCanceled: z.boolean().default(false),
    })
    .nullable(),
});
export type OwnWaiting = z.output<typeof ownWaiting>;
export const ownWaitingAnswer = z.object({ data: ownWaiting });

/** The offered time that is meant. */
export const offerRequest = z.strictObject({ offer: documentId });

/** Accepted offer: for a child with the adult who agrees. The words of consent stand there in the language of the page. */
export const acceptRequest = offerRequest.extend({ ...guardianRequest, consentLocale });
export type AcceptRequest = z.input<typeof acceptRequest>;

/** Tells whether the patient of an appointment wants to be told of earlier times. */
export const earlierRequest = z.strictObject({ wanted: z.boolean() });

export const waitingQuery = z.strictObject({
  state: z.enum(['waiting', 'over']).default('waiting'),
  page: pageUpTo(10_000),
  /** Entry of this list that is open beside it, on whatever page it stands. */
  open: documentId.optional(),
});
export type WaitingQuery = z.input<typeof waitingQuery>;

/** An entry as staff see it, with all it was told of, the latest first, and the appointment that came of it. */
const waitingRow = shared.extend({
  documentId: z.string(),
  ...nameAndPhone,
  email: z.string().nullable(),
  tellBy: z.enum(PHONE_CHANNELS).nullable(),
  byStaff: z.boolean(),
  offers: z.array(offer),
  /** Document id and number of the appointment it would move, or that came of it. */
  appointment: z.object({ documentId: z.string(), bookingNumber: z.string() }).nullable(),
});
export type WaitingRow = z.output<typeof waitingRow>;
export const waitingListAnswer = z.object({
  data: z.array(waitingRow),
  meta: z.object({ pagination, open: waitingRow.nullable().default(null) }),
});
export type WaitingList = z.output<typeof waitingListAnswer>;
