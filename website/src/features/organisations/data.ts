import 'server-only';
import type { Locale } from 'next-intl';
import { z } from 'zod';
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

/** Companies and syndicates whose cards a branch (by document id) accepts, by name. @throws BackendError */
export async function listOrganisations({
  locale,
  branch,
}: {
  locale: Locale;
  branch: string;
}): Promise<Organisation[]> {
  const found = await findTranslated({
    collection: 'organisations',
    locale,
    params: { fields: ['name', 'kind'], populate: { branches: refOnly } },
    schema: storedOrganisation,
    tags: ['organisation', 'branch'],
  });
  return found
    .filter(({ byLocale }) => joinRefs(Object.values(byLocale).map((item) => item.branches)).includes(branch))
    .map(({ lang, item }) => ({ id: item.documentId, name: item.name, lang, kind: item.kind }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}
