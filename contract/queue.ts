import { z } from 'zod';
import { version } from './changes';
import { toLatinDigits } from './digits';
import { documentId } from './document-id';
import { NAME_LENGTH, PHONE_LENGTH, REASON_LENGTH } from './limits';
import { lineSchema, optionalLine } from './line-schema';
import { names } from './names';

export const QUEUE_STATES = ['waiting', 'called', 'done', 'left'] as const;
export type QueueState = (typeof QUEUE_STATES)[number];

const phone = z
  .string()
  .trim()
  .max(PHONE_LENGTH)
  .transform((text) => toLatinDigits(text) || null)
  .nullish()
  .transform((text) => text ?? null);

/** Somebody who came without an appointment and takes no time: they wait for a doctor, or for any of the branch. */
export const queueRequest = z.strictObject({
  branch: documentId,
  doctor: documentId.nullish().transform((doctor) => doctor ?? null),
  name: lineSchema(NAME_LENGTH),
  phone,
});
export type QueueRequest = z.output<typeof queueRequest>;

/** A step of somebody in the queue; called before others, it needs a reason. */
export const queueStep = z.strictObject({
  to: z.enum(QUEUE_STATES),
  version,
  reason: optionalLine(REASON_LENGTH),
});
export type QueueStep = z.output<typeof queueStep>;

/** Somebody in the queue of a day, as staff see them. */
export const queueEntry = z.object({
  documentId: z.string(),
  version: z.number().int(),
  ticket: z.number().int(),
  name: z.string(),
  phone: z.string().nullable(),
  /** Null for any doctor of the branch. */
  doctor: names.nullable(),
  state: z.enum(QUEUE_STATES),
  arrivedAt: z.string(),
  calledAt: z.string().nullable(),
  /** True when it is their turn by the rules. */
  isNext: z.boolean(),
  /** Why they were called before others. */
  reason: z.string().nullable(),
});
export type QueueEntry = z.output<typeof queueEntry>;
