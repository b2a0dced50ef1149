import { z } from 'zod';

/** A name in both languages. */
export const names = z.object({ en: z.string(), ar: z.string() });
