import { z } from 'zod';

/** Answered where there is nothing to say. */
export const nothingAnswer = z.object({ data: z.null() });
/** The same of what was ended or taken away. */
export const removalAnswer = z.object({ data: z.object({}) });
