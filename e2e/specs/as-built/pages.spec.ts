import { brotliCompressSync, constants } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { MADE_PER_VISIT } from '../../../website/src/lib/cache/made-per-request';
import { findFreeTime } from '../../support/appointments';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { directionOf, type Locale, locales, otherLocale } from '../../support/locale';
import { findFaultsOfMarkup, hasJava } from '../../support/markup';
import { expectOwnScripts, type PageHead, readPageHead } from '../../support/page-head';
import { listSiteMap, pathOn, publicRoutes, type Route } from '../../support/routes';
import { faultsOf } from '../../support/structured-data';

const KB = 1024;

type Page = { path: string; language: Locale; headers: Record<string, string>; html: string; head: PageHead };
type Clinic = { name: string; short_name: string };
type Own = {
  /** Kinds of structured data that the page must have. */
  kinds?: string[];
  /** True for a page that is made per request, and is nobody's to keep. */
  isPerRequest?: boolean;
  check?: (page: Page, clinic: Clinic) => void;
};

const nodeOf = ({ head }: Page, kind: string) => head.nodes.find((node) => node['@type'] === kind);

/** Expects every way from an entry to the booking to keep the entry, without script too. */
function expectWaysToKeep({ path, html }: Page, name: string): void {
  const [, number] = /\/(\d+)-/.exec(path) ?? [];
  const ways = (/<main.*<\/main>/s.exec(html)?.[0] ?? '').match(/href="[^"]*\/booking\?[^"]*"/g) ?? [];
  expect(ways.length).toBeGreaterThan(0);
  for (const way of ways) expect(way).toMatch(new RegExp(`[?;&]${name}=${number}["&]`));
}

/** Properties of a page beyond those of all others, by the name of its route. */
const OWN: Record<string, Own> = {
  home: {
    kinds: ['MedicalOrganization', 'WebSite'],
    check: ({ html }) => {
      const body = Buffer.from(html);
      // Kept pages are compressed so for all but their first reader.
      const sent = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
      expect(body.length).toBeLessThanOrEqual(300 * KB);
      expect(sent.length).toBeLessThanOrEqual(30 * KB);
    },
  },
  faq: { kinds: ['FAQPage'] },
  blog: { check: ({ html, language }) => expect(html).toContain(`/${language}/blog/feed.xml`) },
  article: {
    kinds: ['Article', 'BreadcrumbList'],
    check: ({ html, head: { graph } }) => {
      expect(html).toMatch(/<aside(?:(?!<\/aside>)[\s\S])*href="tel:/);
      expect(graph['article:published_time']).toMatch(/^\d{4}-\d\d-\d\d/);
      expect(Date.parse(graph['article:modified_time'] ?? '')).toBeGreaterThan(0);
      expect(graph['article:section']).toBeTruthy();
      expect(graph['article:author']).toBeTruthy();
    },
  },
  booking: { isPerRequest: true },
  doctor: {
    kinds: ['Physician', 'Person', 'BreadcrumbList'],
    check: (page) => {
      expect(nodeOf(page, 'Physician')?.priceRange).toMatch(/^EGP \d+(-\d+)?$/);
      for (const key of ['knowsLanguage', 'alumniOf', 'memberOf'])
        expect(nodeOf(page, 'Person')).toHaveProperty(key);
    },
  },
  branches: {
    kinds: ['MedicalClinic'],
    check: ({ head }, clinic) => {
      const branches = head.nodes.filter((node) => node['@type'] === 'MedicalClinic');
      expect(branches.length).toBeGreaterThan(1);
      for (const { name, address } of branches) {
        expect(name).toContain(clinic.short_name);
        for (const key of ['addressLocality', 'addressRegion']) expect(address).toHaveProperty(key);
      }
    },
  },
  branch: {
    kinds: ['MedicalClinic', 'BreadcrumbList'],
    check: (page) => {
      expect(nodeOf(page, 'MedicalClinic')).toMatchObject({
        geo: expect.anything(),
        openingHoursSpecification: expect.anything(),
        medicalSpecialty: 'https://schema.org/Otolaryngologic',
      });
      expectWaysToKeep(page, 'branch');
    },
  },
  service: {
    kinds: ['MedicalProcedure', 'Offer', 'BreadcrumbList'],
    check: (page) => expectWaysToKeep(page, 'service'),
  },
  offer: { kinds: ['Offer', 'BreadcrumbList'] },
  job: { kinds: ['JobPosting', 'BreadcrumbList'] },
  'page of blocks': { kinds: ['WebPage', 'BreadcrumbList'] },
};

let map: string[];
let clinics: Record<Locale, Clinic>;

test.beforeAll(async ({ request }) => {
  map = await listSiteMap(request);
  const clinicIn = async (language: Locale) =>
    await (await request.get(`/${language}/manifest.webmanifest`)).json();
  clinics = { en: await clinicIn('en'), ar: await clinicIn('ar') };
});

const pages = new Map<string, Promise<Page>>();

function readPage(request: APIRequestContext, path: string): Promise<Page> {
  const page = pages.get(path) ?? test.step(path, () => askForPage(request, path));
  pages.set(path, page);
  return page;
}

async function askForPage(request: APIRequestContext, path: string): Promise<Page> {
  const answer = await request.get(encodeURI(path), { maxRedirects: 0 });
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  const language = path.startsWith('/ar') ? 'ar' : 'en';
  const page: Page = { path, language, headers: answer.headers(), html, head: readPageHead(html) };
  expectSafe(page);
  expectNamed(page);
  expectShared(page);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  return page;
}

function expectSafe({ headers, html }: Page): void {
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-powered-by']).toBeUndefined();
  expectOwnScripts({ policy: headers['content-security-policy'], html });
  // Nobody outside reaches the address by which the website reaches the backend.
  expect(html).not.toContain(new URL(environment.backendUrl).host);
}

function expectNamed({ path, language, head }: Page): void {
  const { title } = head;
  const { name, short_name } = clinics[language];
  expect(name && short_name).toBeTruthy();
  expect([head.lang, head.dir]).toEqual([language, directionOf[language]]);
  expect(title.length).toBeGreaterThan(4);
  expect([...title].length, title).toBeLessThanOrEqual(60);
  for (const said of [name, short_name]) expect(title.split(said).length - 1, title).toBeLessThanOrEqual(1);
  const parts = title.split(' | ');
  expect(new Set(parts).size, title).toBe(parts.length);
  expect(head.description.length).toBeGreaterThan(20);
  expect(head.robots).not.toContain('noindex');
  expect(decodeURI(head.canonical)).toBe(environment.publicUrl + path);
  expect(Object.keys(head.alternates).sort()).toEqual(['ar', 'en', 'x-default']);
  expect(head.alternates[language]).toBe(head.canonical);
  expect(head.alternates['x-default']).toBe(/^\/..$/.test(path) ? environment.publicUrl : head.alternates.en);
}

function expectShared({ path, language, head: { graph, nodes } }: Page): void {
  expect(graph).toMatchObject({
    'og:title': expect.stringMatching(/./),
    'og:description': expect.stringMatching(/./),
    'og:site_name': expect.stringMatching(/./),
    'og:locale': `${language}_EG`,
    'og:locale:alternate': `${otherLocale[language]}_EG`,
    'og:type': /\/blog\/\d/.test(path) ? 'article' : 'website',
  });
  expect(URL.canParse(graph['og:url'] ?? '')).toBe(true);
  expect(faultsOf(nodes)).toEqual([]);
}

/** The numbers of the entries that a page leads to in its language. */
const entriesOn = ({ html, language }: Page) =>
  [...new Set(html.match(new RegExp(`/${language}/[a-z]+/\\d+(?=-)`, 'g')))]
    .map((path) => path.slice(3))
    .sort();

async function expectWhole(request: APIRequestContext, route: Route, index: number): Promise<void> {
  const { kinds = [], isPerRequest = false, check } = OWN[route.name] ?? {};
  const read = (language: Locale) => readPage(request, pathOn({ map, route, language }));
  const [english, arabic] = [await read('en'), await read('ar')];
  expect(arabic.head.alternates).toEqual(english.head.alternates);
  expect(entriesOn(arabic)).toEqual(entriesOn(english));
  for (const page of [english, arabic]) {
    const control = page.headers['cache-control'] ?? '';
    // The server in front recognises a page of one visitor by exactly these words (cacheable-request.ts).
    if (isPerRequest) expect(control).toBe(MADE_PER_VISIT);
    // With a notice of the backend lost, a page is made anew after ten minutes.
    else expect(Number(/s-maxage=(\d+)/.exec(control)?.[1])).toBeLessThanOrEqual(600);
    expect(page.head.nodes.map((node) => node['@type'])).toEqual(expect.arrayContaining(kinds));
    check?.(page, clinics[page.language]);
  }
  for (const { head } of [english, arabic])
    expect(new URL(head.graph['og:image'] ?? '').pathname).toMatch(/^\/(?:api\/og|uploads)\//);
  // Drawing takes half a second: every fourth is asked for, of the two languages each in turn.
  if (index % 4 > 0) return;
  const drawn = index % 8 === 0 ? english : arabic;
  const picture = await request.get(new URL(drawn.head.graph['og:image'] ?? '').pathname);
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toMatch(/^image\/(?:png|jpeg|webp)$/);
  expect(picture.headers()['cache-control']).toMatch(/^public, max-age=\d{4,}/);
}

test('a month of the calendar is of one visitor by the words of a step, and a refusal of nobody', async ({
  request,
}) => {
  const { doctor, branch, service, startsAt } = await findFreeTime({ daysAhead: 1 });
  const ask = async (at: string) => {
    const asked = { locale: 'ar', month: startsAt.slice(0, 7), doctor, branch: at, service };
    const answer = await request.get(`/api/availability/month?${new URLSearchParams(asked)}`);
    return [answer.status(), answer.headers()['cache-control']];
  };
  expect(await ask(branch)).toEqual([200, MADE_PER_VISIT]);
  expect(await ask('d'.repeat(24))).toEqual([404, 'no-store']);
});

test('every public page is whole, and each language names the other', async ({ request }) => {
  for (const [index, route] of publicRoutes.entries())
    await test.step(route.name, () => expectWhole(request, route, index));
});

test('every address of the site map is a page in both languages, with links', async ({ request }) => {
  expect(new Set(map).size).toBe(map.length);
  expect(map.filter((path) => path.startsWith('/ar'))).toHaveLength(map.length / 2);
  const titles = new Map<string, string>();
  for (const path of map) {
    const { head } = await readPage(request, path);
    expect(titles.get(head.title), `${path}: ${head.title}`).toBeUndefined();
    titles.set(head.title, path);
    const [en = '', ar = ''] = locales.map((each) =>
      decodeURI(new URL(head.alternates[each] ?? '').pathname),
    );
    for (const other of [en, ar]) {
      expect(map, path).toContain(other);
      expect((await readPage(request, other)).head.alternates, path).toEqual(head.alternates);
    }
    const [, entry] = /^\/en(\/[a-z]+\/\d+)-/.exec(en) ?? [];
    if (entry) expect(ar).toMatch(new RegExp(`^/ar${entry}-.*\\p{Script=Arabic}`, 'u'));
  }

  // The link to the other language keeps the name and is led on by the number.
  const keyOf = (path: string) => path.replace(/(\/\d+)-.*/, '$1');
  const known = new Set(map.map(keyOf));
  const others = new Set<string>();
  for (const path of map) {
    const { html } = await readPage(request, path);
    for (const [, address = ''] of html.matchAll(/<a\b[^>]*? href="(\/[^"?#]*)/g))
      if (address !== '/' && !known.has(keyOf(decodeURI(address)))) others.add(address);
  }
  expect(others.size).toBeLessThan(10);
  for (const path of others) expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
});

test('every page of the site map is right by the Nu HTML checker', async ({ request }) => {
  test.skip(!hasJava, 'there is no Java here');
  const documents = await Promise.all(map.map(async (path) => [path, (await readPage(request, path)).html]));
  expect(findFaultsOfMarkup(Object.fromEntries(documents))).toEqual([]);
});

test('a query that nobody reads is answered with the page that is kept', async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text();
  // A page past its ten minutes is made anew between the two.
  await expect(async () => {
    const html = await textOf('/en/faq');
    // The data of a page names its query, where it was made for one.
    expect(html).toContain('self.__next_f');
    expect(await textOf('/en/faq?fbclid=abc&utm_source=news&utm_medium=mail')).toBe(html);
  }).toPass();
});

test('feeds list articles of the site map, and robots are told what to read', async ({ request }) => {
  for (const language of locales) {
    const answer = await request.get(`/${language}/blog/feed.xml`);
    expect(answer.headers()['content-type']).toContain('application/atom+xml');
    const xml = await answer.text();
    expect(xml).toContain(`xml:lang="${language}"`);
    const links = xml.matchAll(/<link rel="alternate" type="text\/html" href="([^"]+)"/g);
    const addresses = [...links].map(([, address = '']) => decodeURI(address));
    const articles = map
      .filter((path) => path.startsWith(`/${language}/blog/`))
      .map((path) => environment.publicUrl + path);
    expect(addresses.length).toBeGreaterThan(0);
    expect(articles).toEqual(expect.arrayContaining(addresses));
  }
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${environment.publicUrl}/sitemap.xml`);
  for (const path of ['/en/admin', '/ar/admin', '/api/']) expect(text).toContain(`Disallow: ${path}`);
});
