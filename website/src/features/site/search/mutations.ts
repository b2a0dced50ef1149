import 'server-only';
import { z } from 'zod';
import { localePath } from '@/i18n/routing';
import { seeOther } from '@/lib/address/see-other';
import { publicForm } from '@/lib/guard/public';
import { LONGEST_SEARCH } from './schema';
import { keepSearch } from './session';

/** Text of a search form: cut where it is longer than anybody's complaint. */
const asked = z.object({ q: z.string().transform((q) => q.trim().slice(0, LONGEST_SEARCH)) });

/** Takes a search without script: keeps the text out of the address, and leads to the page that answers. */
export const searchForm = publicForm({
  schema: asked,
  refused: ({ locale }) => seeOther(localePath({ locale, path: '/search' })),
  handle: async ({ input: { q }, locale }) => {
    const path = localePath({ locale, path: '/search' });
    return seeOther(q === '' ? path : `${path}?s=${await keepSearch(q)}`);
  },
});
