import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { cachePerRequest } from '@/lib/backend/per-request-cache';
import { joinRefs, refIds } from '@/lib/backend/shapes';
import { findTranslated, toEntry } from '@/lib/backend/translated';

const stored = z.object({
  documentId: z.string(),
  name: z.string(),
  kind: z.enum(['company', 'syndicate']),
  branches: refIds,
});

/** A company or syndicate with whom the clinic has a contract, `lang` being the language of its name. */
export type Organisation = Awaited<ReturnType<typeof listOrganisations>>[number];

/** Every company and syndicate whose cards a branch accepts, by name. @throws BackendError */
export const listAccepted = cachePerRequest(async ({ locale }) => {
  const query = { collection: 'organisations', locale, schema: stored };
  const found = await findTranslated({ ...query, sort: ['id:asc'], tags: ['organisation', 'branch'] });
  return found
    .map((entry) => {
      const { branches: _, ...organisation } = toEntry(entry);
      return {
        ...organisation,
        branchIds: joinRefs(Object.values(entry.byLocale).map(({ branches }) => branches)),
      };
    })
    .filter(({ branchIds }) => branchIds.length > 0)
    .sort((a, b) => a.name.localeCompare(b.name, locale));
});

/** Companies and syndicates whose cards a branch (by document id) accepts, by name. @throws BackendError */
export async function listOrganisations(locale: Locale, branch: string) {
  return (await listAccepted({ locale }))
    .filter(({ branchIds }) => branchIds.includes(branch))
    .map(({ branchIds: _, ...organisation }) => organisation);
}
