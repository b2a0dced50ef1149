import { z } from 'zod';

const sums = {
  requests: z.number().int(),
  confirmations: z.number().int(),
  cancellations: z.number().int(),
  noAnswers: z.number().int(),
  /** From the request to its confirmation; null without any. */
  medianMinutes: z.number().int().nullable(),
};
const place = z.object({
  id: z.string(),
  /** Null when it is not published any more. */
  name: z.object({ en: z.string(), ar: z.string() }).nullable(),
  ...sums,
});

/** What appointments come to between two dates. */
export const figuresSchema = z.object({
  total: z.object(sums),
  days: z.array(z.object({ date: z.string(), ...sums })),
  /** Confirmations by how long they took; `minutes` is the end of the group, null for the last. */
  waits: z.array(z.object({ minutes: z.number().int().nullable(), confirmations: z.number().int() })),
  branches: z.array(place),
  doctors: z.array(place),
});
export type Figures = z.infer<typeof figuresSchema>;
export type PlaceFigures = z.infer<typeof place>;
