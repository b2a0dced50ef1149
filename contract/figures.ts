import { z } from 'zod';
import { documentId } from './document-id';
import { names } from './names';

/** What the figures are asked for by: dates of the branch, the last included. */
export const figuresQuery = z.strictObject({
  branch: documentId.optional(),
  doctor: documentId.optional(),
  from: z.iso.date(),
  to: z.iso.date(),
});

/** What a group of appointments comes to. */
const sums = z.object({
  requests: z.number().int(),
  confirmations: z.number().int(),
  cancellations: z.number().int(),
  noAnswers: z.number().int(),
  /** From the request to its confirmation; null without any. */
  medianMinutes: z.number().int().nullable(),
});
export type Sums = z.output<typeof sums>;

const place = sums.extend({
  id: z.string(),
  /** Null when it is not published any more. */
  name: names.nullable(),
});
export type PlaceFigures = z.output<typeof place>;

/** What appointments come to between two dates: by day, by branch, by doctor. */
const figures = z.object({
  total: sums,
  days: z.array(sums.extend({ date: z.string() })),
  /** Confirmations by how long they took; `minutes` is the end of the group, null for the last. */
  waits: z.array(z.object({ minutes: z.number().int().nullable(), confirmations: z.number().int() })),
  branches: z.array(place),
  doctors: z.array(place),
});
export type Figures = z.output<typeof figures>;
export const figuresAnswer = z.object({ data: figures, meta: z.object({ timeZone: z.string() }) });
