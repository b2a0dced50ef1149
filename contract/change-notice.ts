import { z } from 'zod';

/** What editors have changed for visitors, as the website is told. */
export const changeNotice = z.object({
  /** The noun of the content type, or "media" for a picture. */
  model: z.string().regex(/^[a-z][a-z-]{0,60}$/),
  documentId: z.string().max(64).nullish(),
  event: z.string().max(40),
  /** When it was sent, in epoch milliseconds: an old notice is refused. */
  at: z.number(),
  /** When editors made the change, in epoch milliseconds: by it the website measures how late it hears of it. */
  changedAt: z.number().optional(),
});
export type ChangeNotice = z.output<typeof changeNotice>;
