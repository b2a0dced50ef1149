import { expect, test } from '../../support/fixtures';
import { directionOf, type Locale, otherLocale } from '../../support/locale';
import { readPageHead } from '../../support/page-head';
import { listSiteMap, pathOf, publicRoutes } from '../../support/routes';

const locales: Locale[] = ['en', 'ar'];

for (const language of locales) {
  for (const route of publicRoutes) {
    test(`${route.name}, ${language}: status, language, title, description and addresses`, async ({
      request,
    }) => {
      const path = await pathOf({ route, language, request });
      const response = await request.get(encodeURI(path), { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      const head = readPageHead(await response.text());

      expect(head.lang).toBe(language);
      expect(head.dir).toBe(directionOf[language]);
      expect(head.title.length).toBeGreaterThan(4);
      expect(head.title.length).toBeLessThanOrEqual(110);
      expect(head.description.length).toBeGreaterThan(20);
      expect(head.robots).not.toContain('noindex');

      const here = decodeURI(new URL(head.canonical).pathname);
      expect(here).toBe(path);
      expect(Object.keys(head.alternates).sort()).toEqual(['ar', 'en', 'x-default']);
      expect(head.alternates[language]).toBe(head.canonical);
      const fallback = route.path === '/' ? '/' : new URL(head.alternates.en ?? '').pathname;
      expect(new URL(head.alternates['x-default'] ?? '').pathname).toBe(fallback);

      const other = await request.get(head.alternates[otherLocale[language]] ?? '', { maxRedirects: 0 });
      expect(other.status()).toBe(200);
      expect(readPageHead(await other.text()).alternates).toEqual(head.alternates);
    });

    test(`${route.name}, ${language}: a picture for previews`, async ({ request }) => {
      const html = await (await request.get(encodeURI(await pathOf({ route, language, request })))).text();
      const { graph } = readPageHead(html);
      expect(graph['og:title']).toBeTruthy();
      expect(graph['og:description']).toBeTruthy();
      expect(URL.canParse(graph['og:url'] ?? '')).toBe(true);
      const picture = await request.get(graph['og:image'] ?? '');
      expect(picture.status()).toBe(200);
      expect(picture.headers()['content-type']).toMatch(/^image\/(?:png|jpeg|webp)$/);
      expect(picture.headers()['cache-control']).toContain('immutable');
    });
  }
}

test('the titles of all pages of a language differ', async ({ request }) => {
  for (const language of locales) {
    const titles = await Promise.all(
      publicRoutes.map(async (route) => {
        const path = encodeURI(await pathOf({ route, language, request }));
        return readPageHead(await (await request.get(path)).text()).title;
      }),
    );
    expect(new Set(titles).size).toBe(titles.length);
  }
});

test('every address of the site map is a page, once, in both languages', async ({ request }) => {
  test.setTimeout(180_000);
  const paths = await listSiteMap(request);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path.startsWith('/ar'))).toHaveLength(paths.length / 2);
  const faulty: string[] = [];
  for (const path of paths) {
    const response = await request.get(encodeURI(path), { maxRedirects: 0 });
    if (response.status() !== 200) faulty.push(`${response.status()} ${path}`);
  }
  expect(faulty).toEqual([]);
});

test('robots are told of the site map and kept out of the staff area', async ({ request, baseURL }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  for (const path of ['/en/admin', '/ar/admin', '/api/']) expect(text).toContain(`Disallow: ${path}`);
});

for (const language of locales) {
  test(`the feed of the blog, ${language}, is named by the blog and lists its articles`, async ({
    request,
  }) => {
    const response = await request.get(`/${language}/blog/feed.xml`);
    expect(response.headers()['content-type']).toContain('application/atom+xml');
    const xml = await response.text();
    expect(xml).toContain(`xml:lang="${language}"`);
    const addresses = [...xml.matchAll(/<id>([^<]+)<\/id>/g)].map(([, address = '']) => address).slice(1);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect((await request.get(address)).status()).toBe(200);
    const blog = await (await request.get(`/${language}/blog`)).text();
    expect(blog).toContain(`/${language}/blog/feed.xml`);
  });
}

test('a query that nobody reads is answered with the page that is kept', async ({ request }) => {
  const page = await (await request.get('/en/faq')).text();
  // The page names its own address in that of its data.
  expect(page).toContain('/_next/static/flight/');
  expect(await (await request.get('/en/faq?fbclid=abc')).text()).toBe(page);
  expect(await (await request.get('/en/faq?utm_source=news&utm_medium=mail')).text()).toBe(page);
});
