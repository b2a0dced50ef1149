import 'server-only';
import { listBranches } from '@/features/site/branches/data';
import type { Locale } from '@/i18n/routing';

/** A company or syndicate with whom the clinic has a contract, `lang` being the language of its name. */
export type Organisation = Awaited<ReturnType<typeof listOrganisations>>[number];

/** Companies and syndicates whose cards a branch (by document id) accepts, by name. @throws BackendError */
export async function listOrganisations(locale: Locale, branch: string) {
  const branches = await listBranches({ locale });
  return branches.find(({ id }) => id === branch)?.organisations ?? [];
}
