import { z } from 'zod';

/** Answered where there is nothing to say. */
export const nothingAnswer = z.object({ data: z.null() });
/** Answer to a removal. */
export const removalAnswer = z.object({ data: z.object({}) });
