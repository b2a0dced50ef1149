import { z } from 'zod';
import { routing } from '@/i18n/routing';

const publicNumber = z.coerce.number().int().min(1).max(999_999_999);

/** Query of another site that shows next free times: a doctor's, a branch's or the clinic's, by public numbers, in a language. */
export const embedQuery = z.object({
  lang: z.enum(routing.locales),
  doctor: publicNumber.optional(),
  branch: publicNumber.optional(),
});
export type EmbedQuery = z.output<typeof embedQuery>;
