import { z } from 'zod';
import { optional } from './booking-request';
import { version } from './changes';
import { PHONE_CHANNELS } from './channels';
import { consentLocale } from './consent';
import { toLatinDigits } from './digits';
import { documentId } from './document-id';
import { NAME_LENGTH, PHONE_LENGTH, REASON_LENGTH } from './limits';
import { lineSchema, optionalLine } from './line-schema';
import { names } from './names';
import { LANGUAGES } from './patient';
import { room } from './room';

export const QUEUE_STATES = ['waiting', 'called', 'done', 'left'] as const;
export type QueueState = (typeof QUEUE_STATES)[number];

const phone = optional(z.string().trim().max(PHONE_LENGTH).transform(toLatinDigits));

/** Person without an appointment who takes no time: they wait for a doctor, or for any of the branch. */
export const queueRequest = z.strictObject({
  branch: documentId,
  doctor: documentId.nullish().transform((doctor) => doctor ?? null),
  name: lineSchema(NAME_LENGTH),
  phone,
  /** Channel to tell them their turn, after the words of consent were read to them. */
  tellBy: z.enum(PHONE_CHANNELS).nullable().default(null),
  language: z.enum(LANGUAGES).default('ar'),
  consentLocale,
});
export type QueueRequest = z.output<typeof queueRequest>;

/** A step of somebody in the queue; called before others, it needs a reason. */
export const queueStep = z.strictObject({
  to: z.enum(QUEUE_STATES),
  version,
  reason: optionalLine(REASON_LENGTH),
  room: documentId.nullish().transform((id) => id ?? null),
});
export type QueueStep = z.output<typeof queueStep>;

export const queueEntry = z.object({
  documentId: z.string(),
  version: z.number().int(),
  ticket: z.number().int(),
  name: z.string(),
  phone: z.string().nullable(),
  tellBy: z.enum(PHONE_CHANNELS).nullable().default(null),
  room: room.nullable().default(null),
  /** Null for any doctor of the branch. */
  doctor: names.nullable(),
  state: z.enum(QUEUE_STATES),
  arrivedAt: z.string(),
  calledAt: z.string().nullable(),
  /** True when it is their turn by the rules. */
  isNext: z.boolean(),
  reason: z.string().nullable(),
});
export type QueueEntry = z.output<typeof queueEntry>;
