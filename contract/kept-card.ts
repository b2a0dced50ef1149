import { z } from 'zod';

/** Kept picture. The token, stored nowhere, is the only way to claim it; the size is of the redrawn picture. */
const keptCard = z.object({
  card: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
});
export type KeptCard = z.output<typeof keptCard>;
export const keptCardAnswer = z.object({ data: keptCard });
