import { expect, test } from '../../support/fixtures';
import type { Locale } from '../../support/locale';
import { readPageHead } from '../../support/page-head';
import { listSiteMap, pathOf, publicRoutes } from '../../support/routes';

const locales: Locale[] = ['en', 'ar'];
const LONGEST_TITLE = 60;

type Node = Record<string, unknown>;

/** Every object inside a value, itself first. */
function objectsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  const node = Object.fromEntries(Object.entries(value));
  return [node, ...Object.values(node).flatMap(objectsIn)];
}

/** Ids that are pointed at, but described nowhere on the page. */
function danglingIds(nodes: Node[]): string[] {
  const all = objectsIn(nodes);
  const described = new Set(all.filter((node) => node['@type']).map((node) => node['@id']));
  return all
    .filter((node) => node['@id'] && !node['@type'])
    .map((node) => String(node['@id']))
    .filter((id) => !described.has(id));
}

test('every page of the site map has a title of its own that is shown whole, with the clinic named once', async ({
  request,
}) => {
  const addresses = await listSiteMap(request);
  const titles = new Map<string, string>();
  const names: Record<string, string[]> = {};
  for (const language of locales) {
    const manifest = await (await request.get(`/${language}/manifest.webmanifest`)).json();
    names[language] = [manifest.name, manifest.short_name];
    expect(names[language]?.every(Boolean)).toBe(true);
  }
  for (const path of addresses) {
    const { title } = readPageHead(await (await request.get(encodeURI(path))).text());
    const [, language = ''] = path.split('/');
    expect([...title].length, `${path}: ${title}`).toBeLessThanOrEqual(LONGEST_TITLE);
    for (const name of names[language] ?? [])
      expect(title.split(name).length - 1, `${path}: ${title}`).toBeLessThanOrEqual(1);
    const parts = title.split(' | ');
    expect(new Set(parts).size, `${path}: ${title}`).toBe(parts.length);
    expect(titles.get(title), `${path} has the title of ${titles.get(title)}`).toBeUndefined();
    titles.set(title, path);
  }
});

for (const language of locales) {
  for (const route of publicRoutes) {
    test(`${route.name}, ${language}: its language has a territory, and what its data points at is there`, async ({
      request,
    }) => {
      const path = encodeURI(await pathOf({ route, language, request }));
      const { graph, nodes } = readPageHead(await (await request.get(path)).text());
      expect(graph['og:locale']).toBe(`${language}_EG`);
      expect(graph['og:locale:alternate']).toBe(language === 'en' ? 'ar_EG' : 'en_EG');
      expect(graph['og:type']).toBe(route.name === 'article' ? 'article' : 'website');
      expect(graph['og:site_name']).toBeTruthy();
      expect(danglingIds(nodes)).toEqual([]);
    });
  }

  test(`an article says when it was published and where it belongs, ${language}`, async ({ request }) => {
    const route = publicRoutes.find(({ name }) => name === 'article');
    if (!route) throw new Error('There is no route of an article.');
    const html = await (await request.get(encodeURI(await pathOf({ route, language, request })))).text();
    const value = (property: string) =>
      new RegExp(`<meta property="article:${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    expect(value('published_time')).toMatch(/^\d{4}-\d\d-\d\d/);
    expect(Date.parse(value('modified_time'))).toBeGreaterThan(0);
    expect(value('section')).not.toBe('');
    expect(value('author')).not.toBe('');
  });

  test(`a branch goes under the name of its group, in its town, ${language}`, async ({ request }) => {
    const manifest = await (await request.get(`/${language}/manifest.webmanifest`)).json();
    const html = await (await request.get(`/${language}/branches`)).text();
    const clinics = readPageHead(html).nodes.filter((node) => node['@type'] === 'MedicalClinic');
    expect(clinics.length).toBeGreaterThan(1);
    for (const clinic of clinics) {
      expect(clinic.name).toContain(manifest.short_name);
      expect(clinic.address).toMatchObject({
        addressLocality: expect.stringMatching(/\p{L}/u),
        addressRegion: expect.stringMatching(/\p{L}/u),
        addressCountry: 'EG',
      });
    }
  });

  test(`the site can be put on a home screen, ${language}`, async ({ request }) => {
    const html = await (await request.get(`/${language}/doctors`)).text();
    const [, address = ''] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
    const answer = await request.get(address);
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({
      lang: language,
      dir: language === 'ar' ? 'rtl' : 'ltr',
      start_url: `/${language}`,
      theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    expect(manifest.name).toMatch(language === 'ar' ? /\p{Script=Arabic}/u : /[A-Za-z]/);
    expect(manifest.short_name.length).toBeLessThanOrEqual(30);
    expect(manifest.icons.length).toBeGreaterThan(2);
    const [, apple = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html) ?? [];
    for (const src of [apple, ...manifest.icons.map((icon: { src: string }) => icon.src)]) {
      const icon = await request.get(src);
      expect({ src, status: icon.status() }).toEqual({ src, status: 200 });
      expect(icon.headers()['content-type']).toMatch(/^image\//);
    }
  });
}
