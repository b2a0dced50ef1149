import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { cachePerRequest } from '@/lib/backend/per-request-cache';
import { documentRef, joinRefs, listOf, refOnly } from '@/lib/backend/shapes';
import { findTranslated } from '@/lib/backend/translated';

const storedOrganisation = z.object({
  documentId: z.string(),
  name: z.string(),
  kind: z.enum(['company', 'syndicate']),
  branches: listOf(documentRef),
});

/** A company or syndicate with whom the clinic has a contract, `lang` being the language of its name. */
export interface Organisation {
  id: string;
  name: string;
  lang: Locale;
  kind: 'company' | 'syndicate';
}

export interface AcceptedOrganisation extends Organisation {
  branchIds: string[];
}

/** Every company and syndicate whose cards a branch accepts, by name. @throws BackendError */
export const listAccepted = cachePerRequest(async ({ locale }): Promise<AcceptedOrganisation[]> => {
  const found = await findTranslated({
    collection: 'organisations',
    locale,
    params: { fields: ['name', 'kind'], populate: { branches: refOnly } },
    schema: storedOrganisation,
    tags: ['organisation', 'branch'],
  });
  return found
    .map(({ lang, item, byLocale }) => ({
      id: item.documentId,
      name: item.name,
      lang,
      kind: item.kind,
      branchIds: joinRefs(Object.values(byLocale).map(({ branches }) => branches)),
    }))
    .filter(({ branchIds }) => branchIds.length > 0)
    .sort((a, b) => a.name.localeCompare(b.name, locale));
});

/** Companies and syndicates whose cards a branch (by document id) accepts, by name. @throws BackendError */
export async function listOrganisations(locale: Locale, branch: string): Promise<Organisation[]> {
  return (await listAccepted({ locale }))
    .filter(({ branchIds }) => branchIds.includes(branch))
    .map(({ id, name, lang, kind }) => ({ id, name, lang, kind }));
}
