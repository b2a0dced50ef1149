import type { Metadata } from 'next';
import type { Locale } from '@/i18n/routing';
import { type Addressed, entryPaths, type Section } from '@/lib/address/entry-address';
import type { Seo } from '@/lib/backend/seo';
import { pageMetadata } from '@/lib/page/metadata';
import type { Stage } from '@/lib/time/period';
import { getMainInfo } from './data';

type Words = Pick<Parameters<typeof pageMetadata>[0], 'title' | 'description' | 'image' | 'article'>;

/** Metadata of the page of an entry; what has not begun or is over is nothing to be found by. @throws BackendError | ZodError */
export async function entryMetadata(
  section: Section,
  entry: Addressed & { seo: Seo | null; stage?: Stage },
  locale: Locale,
  words: Words,
): Promise<Metadata> {
  const metadata = await clinicMetadata({
    locale,
    path: entryPaths(section, entry),
    seo: entry.seo,
    ...words,
  });
  return (entry.stage ?? 'running') === 'running' ? metadata : { ...metadata, robots: { index: false } };
}

/** Metadata of a page of this clinic: see `pageMetadata`. @throws BackendError | ZodError */
export async function clinicMetadata(page: Omit<Parameters<typeof pageMetadata>[0], 'clinic'>) {
  return pageMetadata({ ...page, clinic: await getMainInfo(page.locale) });
}
