import type { APIRequestContext } from '@playwright/test';
import type { Locale } from '../support/locale';

/** The path, without the language, of the nth doctor on the list. */
export async function doctorPath({
  request,
  language,
  index,
}: {
  request: APIRequestContext;
  language: Locale;
  index: number;
}): Promise<string> {
  const html = await (await request.get(`/${language}/doctors`)).text();
  const found = [...html.matchAll(new RegExp(`href="/${language}(/doctor/\\d+-[^"?#]+)"`, 'g'))].map(
    ([, path = '']) => path,
  );
  const paths = [...new Set(found)];
  const path = paths[index % paths.length];
  if (!path) throw new Error('The list of doctors has no links to doctors.');
  return path;
}
