import type { APIRequestContext } from '@playwright/test';
import type { Locale } from '../support/locale';

export type Section = 'branches' | 'services' | 'blog' | 'offers' | 'jobs';

export const sections: Section[] = ['branches', 'services', 'blog', 'offers', 'jobs'];

/** Paths, without the language, of the entries a list links to, in the order of the page. */
export async function entryPaths({
  request,
  language,
  section,
}: {
  request: APIRequestContext;
  language: Locale;
  section: Section;
}): Promise<string[]> {
  const html = await (await request.get(`/${language}/${section}`)).text();
  const found = html.matchAll(new RegExp(`href="/${language}(/${section}/\\d+-[^"?#]+)"`, 'g'));
  const paths = [...new Set([...found].map(([, path = '']) => path))];
  if (paths.length === 0) throw new Error(`The list /${section} has no links to its entries.`);
  return paths;
}
