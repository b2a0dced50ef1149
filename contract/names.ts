import { z } from 'zod';

export const names = z.object({ en: z.string(), ar: z.string() });
