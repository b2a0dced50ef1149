import { expect, test } from '../../support/fixtures';
import { directionOf, type Locale, otherLocale } from '../../support/locale';

const locales: Locale[] = ['en', 'ar'];

for (const locale of locales) {
  test(`the server's HTML of /${locale} names its language and direction`, async ({ request }) => {
    const html = await (await request.get(`/${locale}`)).text();
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
    expect(html).toMatch(new RegExp(`<html[^>]* dir="${directionOf[locale]}"`));
  });

  test(`/ shows the home page in ${locale} to a visitor whose cookie says so`, async ({ request }) => {
    const headers = { Cookie: `NEXT_LOCALE=${locale}`, 'Accept-Language': otherLocale[locale] };
    const response = await request.get('/', { headers, maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(await response.text()).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
  });

  test(`/ shows the home page in ${locale} to a browser that prefers it`, async ({ request }) => {
    const headers = { 'Accept-Language': `${locale === 'ar' ? 'ar-EG' : 'en-GB'},fr;q=0.5` };
    const response = await request.get('/', { headers, maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(await response.text()).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
  });
}

test('/ is English for a browser that prefers neither language', async ({ request }) => {
  const response = await request.get('/', { headers: { 'Accept-Language': 'fr-FR,fr;q=0.9' } });
  expect(await response.text()).toMatch(/<html[^>]* lang="en"/);
});

const listed = ['/services', '/branches', '/blog', '/faq', '/who-we-are', '/contact', '/privacy-policy'];

for (const path of ['', '/doctors', ...listed]) {
  test(`the languages of ${path || 'the home page'} name each other`, async ({ request }) => {
    const linksOf = async (locale: Locale) =>
      alternatesIn(await (await request.get(`/${locale}${path}`)).text());
    const english = await linksOf('en');
    expect(Object.keys(english).sort()).toEqual(['ar', 'en', 'x-default']);
    expect(await linksOf('ar')).toEqual(english);
    expect(new URL(english['x-default'] ?? '').pathname).toBe(path === '' ? '/' : `/en${path}`);
  });
}

/** The addresses of a page by language, from its link elements. */
function alternatesIn(html: string): Record<string, string> {
  const links = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi);
  return Object.fromEntries([...links].map(([, language = '', href = '']) => [language, href]));
}
