import { z } from 'zod';
import { EMAIL_LENGTH, MESSAGE_LENGTH, SENDER_LENGTH } from './limits';
import { lineSchema, linesSchema } from './line-schema';
import { pageSize, pageUpTo, pagination, staffStep } from './lists';
import { LANGUAGES } from './patient';
import { FAULTS } from './person';

/** Message of the contact page. One line each but the text: a line break could become a header of a mail. */
export const contactMessage = z.strictObject({
  name: lineSchema(SENDER_LENGTH, FAULTS),
  email: z
    .string(FAULTS.required)
    .trim()
    .min(1, FAULTS.required)
    .max(EMAIL_LENGTH, FAULTS.tooLong)
    .pipe(z.email(FAULTS.invalid)),
  message: linesSchema(MESSAGE_LENGTH, FAULTS),
  language: z.enum(LANGUAGES, FAULTS.invalid).default('en'),
});
export type ContactMessage = z.output<typeof contactMessage>;

/** Progress of staff with a message: nobody has read it, somebody has, it is settled. */
export const HANDLINGS = ['new', 'read', 'done'] as const;
export const handling = z.enum(HANDLINGS);
export type Handling = z.output<typeof handling>;

export const handlingChange = z.strictObject({ from: handling, to: handling.exclude(['new']) });
export type HandlingChange = z.output<typeof handlingChange>;

export const messageQuery = z.strictObject({
  handling: handling.optional(),
  page: pageUpTo(10_000),
  pageSize,
});

const message = z.object({
  documentId: z.string(),
  createdAt: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  language: z.enum(LANGUAGES),
  handling,
  /** True once sender and text have been erased. */
  isErased: z.boolean(),
});
export type Message = z.output<typeof message>;
export const messageAnswer = z.object({ data: message });

/** A page of messages, the latest first, and how many there are in each state. */
export const messageListAnswer = z.object({
  data: z.array(message),
  meta: z.object({ pagination, counts: z.record(handling, z.number().int()) }),
});

const detail = message.extend({ history: z.array(staffStep.extend({ from: handling, to: handling })) });
export type MessageDetail = z.output<typeof detail>;
export const messageDetailAnswer = z.object({ data: detail });
