import { z } from 'zod';
import { routing } from '@/i18n/routing';

/** Limit above any complaint. */
export const LONGEST_SEARCH = 200;

/** Text that is typed, and the language of the page. */
export const searchRequest = z.object({ q: z.string().max(LONGEST_SEARCH), locale: z.enum(routing.locales) });
