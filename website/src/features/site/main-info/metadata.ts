import type { Locale } from '@/i18n/routing';
import { type Addressed, entryPaths } from '@/lib/address/entry-address';
import type { Seo } from '@/lib/backend/seo';
import { type EntryPage, entryPage } from '@/lib/page/entry-page';
import { pageMetadata } from '@/lib/page/metadata';
import type { Stage } from '@/lib/time/period';
import { getMainInfo } from './data';

type Words = Pick<Parameters<typeof pageMetadata>[0], 'title' | 'description' | 'image' | 'article'>;

type Found = Addressed & { seo: Seo | null; stage?: Stage };

interface Given<Param extends string, Entry extends Found> extends EntryPage<Param, Entry> {
  words: (entry: Entry, locale: Locale) => Words | Promise<Words>;
}

/**
 * Makes an {@link entryPage} from the description of an entry. Entries that have not begun or are over are not indexed by search
 * engines.
 */
export function describedPage<Param extends string, Entry extends Found>(given: Given<Param, Entry>) {
  const { words, ...page } = given;
  return entryPage<Param, Entry>({
    ...page,
    metadata: async (entry, locale) => {
      const said = await words(entry, locale);
      const path = entryPaths(page.section, entry);
      const metadata = await clinicMetadata({ locale, path, seo: entry.seo, ...said });
      return (entry.stage ?? 'running') === 'running' ? metadata : { ...metadata, robots: { index: false } };
    },
  });
}

/** Metadata of a page of this clinic: see `pageMetadata`. @throws BackendError | ZodError */
export async function clinicMetadata(page: Omit<Parameters<typeof pageMetadata>[0], 'clinic'>) {
  return pageMetadata({ ...page, clinic: await getMainInfo(page.locale) });
}
