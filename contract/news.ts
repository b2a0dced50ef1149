import { z } from 'zod';
import { LANGUAGES } from './patient';

/** An email address to which the clinic's news may be written, as it was agreed to last. The instant is ISO. */
const reader = z.object({
  email: z.string(),
  firstName: z.string(),
  language: z.enum(LANGUAGES),
  agreedAt: z.string(),
  words: z.string(),
});
export type NewsReader = z.output<typeof reader>;

export const newsReadersAnswer = z.object({ data: z.array(reader) });
