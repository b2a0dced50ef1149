import { z } from 'zod';

/** A kept picture. The token is the only way to claim it, and is not stored itself; the size is of what was drawn anew. */
const keptCard = z.object({
  card: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
});
export type KeptCard = z.output<typeof keptCard>;
export const keptCardAnswer = z.object({ data: keptCard });
