import { z } from 'zod';

export const changeNotice = z.object({
  /** The noun of the content type, or "media" for a picture. */
  model: z.string().regex(/^[a-z][a-z-]{0,60}$/),
  documentId: z.string().max(64).nullish(),
  event: z.string().max(40),
  /** Moment of sending, in epoch milliseconds: an old notice is refused. */
  at: z.number(),
  /** Moment of the change, in epoch milliseconds: by it the website measures how late it hears of it. */
  changedAt: z.number().optional(),
});
export type ChangeNotice = z.output<typeof changeNotice>;
