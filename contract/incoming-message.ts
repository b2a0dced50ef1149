import { z } from 'zod';
import { mailState } from './appointment-mails';
import { PHONE_CHANNELS } from './channels';
import { handling, messageQuery } from './contact-message';
import { optionalLines } from './line-schema';
import { pagination, staffStep } from './lists';
import { LANGUAGES } from './patient';
import { fullName } from './person';

/** Kinds of a patient's message; `other` has the provider's own name. */
export const INCOMING_KINDS = ['text', 'voice', 'picture', 'reaction', 'place', 'contact', 'other'] as const;
export type IncomingKind = (typeof INCOMING_KINDS)[number];

/** Outcomes of a rule about a message: what it did, or that the message came too late to do anything. */
export const INCOMING_OUTCOMES = ['comes', 'canceled', 'stopped', 'resumed', 'late'] as const;
export type IncomingOutcome = (typeof INCOMING_OUTCOMES)[number];

/** States of a voice note or picture: to be fetched, kept here, refused by its content, not to be had. */
export const MEDIA_STATES = ['waiting', 'kept', 'refused', 'lost'] as const;
export type MediaState = (typeof MEDIA_STATES)[number];

/** Answers in one press: the next free times, the link of the visit, "we call you", words of one's own. */
export const INCOMING_ANSWERS = ['times', 'link', 'call', 'text'] as const;
export type IncomingAnswerKind = (typeof INCOMING_ANSWERS)[number];

/** Characters of an answer in staff's own words. */
export const ANSWER_LENGTH = 1000;

/** Time after a patient's last message in which WhatsApp takes free words to them. */
export const SESSION_MS = 24 * 60 * 60_000;

/** The same as of messages that came by the contact page. */
export const incomingQuery = messageQuery;

/** An answer as staff press it; words come with `text` alone. */
export const incomingAnswerRequest = z
  .strictObject({
    answer: z.enum(INCOMING_ANSWERS),
    text: optionalLines(ANSWER_LENGTH).transform((text) => text ?? ''),
    /** Number of answers that had been given when the message was looked at. */
    answered: z.coerce.number<number>().int().min(0).max(1000),
  })
  .refine(({ answer, text }) => (answer === 'text') === (text !== ''), { path: ['text'] });
export type IncomingAnswerRequest = z.output<typeof incomingAnswerRequest>;

const visit = z.object({
  documentId: z.string(),
  bookingNumber: z.string(),
  startsAt: z.string(),
  timeZone: z.string(),
  ...fullName,
});

/** A message as the list shows it; instants are ISO. */
const incoming = z.object({
  documentId: z.string(),
  at: z.string(),
  channel: z.enum(PHONE_CHANNELS),
  /** E.164, or what the gateway gives for a sender that is no phone; empty once erased. */
  phone: z.string(),
  kind: z.enum(INCOMING_KINDS),
  kindName: z.string().nullable(),
  /** Words, a caption, an emoji, the address of a place, the lines of a contact. */
  text: z.string(),
  /** Latitude and longitude of a place, as a map takes them. */
  place: z.string().nullable(),
  handling,
  outcome: z.enum(INCOMING_OUTCOMES).nullable(),
  visit: visit.nullable(),
  /** Number of answers that staff have given: whoever answers names it, so that no two do unseen. */
  answered: z.number().int().default(0),
  isErased: z.boolean(),
});
export type IncomingMessage = z.output<typeof incoming>;
export const incomingMessageAnswer = z.object({ data: incoming });

export const incomingListAnswer = z.object({
  data: z.array(incoming),
  meta: z.object({ pagination, counts: z.record(handling, z.number().int()) }),
});

export const unreadAnswer = z.object({ data: z.object({ unread: z.number().int() }) });

export const INCOMING_ACTIONS = ['read', 'done', 'reopened', 'answered', 'resumed'] as const;

/** A message with its medium, the answers that can be given now, and what staff did with it, the oldest line first. */
const detail = incoming.extend({
  language: z.enum(LANGUAGES),
  media: z.object({ state: z.enum(MEDIA_STATES), type: z.string().nullable() }).nullable(),
  answers: z.array(z.enum(INCOMING_ANSWERS)),
  /** Moment until which WhatsApp takes free words; null for an SMS, and once that time is over. */
  freeUntil: z.string().nullable(),
  remindersStopped: z.boolean(),
  history: z.array(
    staffStep.extend({
      action: z.enum(INCOMING_ACTIONS),
      answer: z.enum(INCOMING_ANSWERS).nullable(),
      text: z.string().nullable(),
      /** Outcome of the answer; null where none was given, or the outbox has forgotten it. */
      sent: mailState.nullable(),
    }),
  ),
});
export type IncomingDetail = z.output<typeof detail>;
export const incomingDetailAnswer = z.object({ data: detail });

/** Incoming messages shown on the page of a visit. */
export const visitMessages = z.array(
  incoming.omit({ phone: true, place: true, visit: true, answered: true, isErased: true }),
);
export type VisitMessage = z.output<typeof visitMessages>[number];
