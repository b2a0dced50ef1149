import { z } from 'zod';
import { LANGUAGES } from './patient';

/** What phones are told, by the names under which editors word it. */
export const MESSAGE_TEXTS = [
  'received',
  'confirmed',
  'moved',
  'movedConfirmed',
  'reminder',
  'canceledByPatient',
  'canceledByClinic',
  'notConfirmed',
  'recall',
  'review',
] as const;
export type MessageText = (typeof MESSAGE_TEXTS)[number];

/** A text as a phone shows it. */
const preview = z.object({
  name: z.enum(MESSAGE_TEXTS),
  language: z.enum(LANGUAGES),
  /** The editors have worded it; else the words are the product's. */
  isOwn: z.boolean(),
  /** With values. */
  filled: z.string(),
  /** As an SMS: its letters, the parts it is sent and paid in, and whether a letter makes it Unicode. */
  letters: z.number().int(),
  parts: z.number().int(),
  isUnicode: z.boolean(),
  /** As WhatsApp has to approve it. */
  template: z.object({ name: z.string(), body: z.string() }),
});
export type MessagePreview = z.output<typeof preview>;
export const messageTextsAnswer = z.object({ data: z.array(preview) });
