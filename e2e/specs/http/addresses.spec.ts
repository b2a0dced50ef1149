import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { type Locale, locales, wordsOf } from '../../support/locale';
import { expectOwnScripts } from '../../support/page-head';
import { EMERGENCY } from '../../support/patient';
import { listSiteMap, pathIn, publicRoutes } from '../../support/routes';

/** The path of a redirect; Next states it twice when a stored answer is a redirect. */
function locationOf(response: APIResponse): string {
  const [location] = response.headersArray().filter(({ name }) => name.toLowerCase() === 'location');
  return new URL(location?.value ?? '', response.url()).pathname;
}

/** Addresses that lead nowhere, with the language of the page that says so. */
const MISSING: [path: string, locale: Locale][] = [
  ['/ar/no-such-page', 'ar'],
  ['/en/doctors/no/such/page', 'en'],
  ['/fr/doctors', 'en'],
  ['/en/doctor/999999-nobody', 'en'],
  ['/ar/doctor/nobody', 'ar'],
  // Paths that no browser would write: bytes that are no text, and half of an escape.
  ['/%E0%A4%A', 'en'],
  ['/ar/services/1-%FF', 'ar'],
];

/** A path as it is shown: what cannot be read stays as it came. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

test('an address that leads nowhere is not found, in its language, and not stored', async ({ request }) => {
  for (const [path, locale] of MISSING) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(answer.status(), path).toBe(404);
    expect(html, path).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
    expect(html, path).toContain(wordsOf[locale].errors.backToHome);
    expect(html).toContain(`>${readable(path)}</bdi>`);
    expect(answer.headers()['cache-control'], path).toContain('no-store');
    expectOwnScripts({ policy: answer.headers()['content-security-policy'], html });
  }
  const headers = { 'X-Forwarded-Proto': 'https' };
  const links = ['12345678', '012345678', '1234567890', 'abcdefghi'].map((number) => `/en/v/${number}`);
  for (const path of ['/ar/doctor/x', '/en/blog/1e999', '/en/doctors/page/999999', ...links])
    expect((await request.get(path, { headers })).status(), path).toBe(404);
});

test('an entry under a wrong name is led to the right one, a wrong number nowhere', async ({ request }) => {
  const map = await listSiteMap(request);
  const sections = publicRoutes.flatMap(({ path }) => (typeof path === 'string' ? [] : [path.under]));
  for (const start of sections.flatMap((section) => locales.map((locale) => `/${locale}${section}`))) {
    const path = pathIn({ map, start });
    const number = /\/(\d+)-/.exec(path)?.[1];
    const led = await request.get(`${start}${number}-something-else`, { maxRedirects: 0 });
    expect(led.status(), start).toBe(308);
    expect(decodeURI(locationOf(led))).toBe(path);
    expect((await request.get(`${start}999999-nothing`)).status(), start).toBe(404);
  }
});

test('a page that a list does not reach is answered whole and never stored', async ({ request }) => {
  const lists = ['doctors', 'branches', 'services', 'blog'].map((list) => `${list}?page=9999`);
  for (const address of [...lists, 'blog?page=1&page=9999', 'blog/page/9997', 'blog/page/none']) {
    const answer = await request.get(`/ar/${address}`);
    expect(answer.status(), address).toBe(404);
    expect(answer.headers()['x-nextjs-cache'], address).toBeUndefined();
    expect(await answer.text(), address).toContain('<h1');
  }
  expect((await request.get('/en/doctors?page=1')).status()).toBe(200);
});

// All spellings: contract/booking-number.test.ts.
test('a mistyped booking number is said to be one, another spelling leads on', async ({ request }) => {
  for (const locale of locales) {
    const { mistyped, mistypedText } = wordsOf[locale].booking.confirmation;
    const base = `/${locale}/booking/confirmation/`;
    for (const number of ['482-915-634', '482915634', '482-915-634/cancel']) {
      const answer = await request.get(base + number, { maxRedirects: 0 });
      const html = await answer.text();
      expect(answer.status(), number).toBe(404);
      for (const said of [mistyped, mistypedText]) expect(html, number).toContain(said);
    }
    const led = await request.get(base + encodeURIComponent('٤٨٢٩١٥٦٣٣'), { maxRedirects: 0 });
    expect([led.status(), locationOf(led)]).toEqual([307, `${base}482-915-633`]);
  }
});

/** Numbers of the entries that a list shows for a search, as the server answers it without script; each has one card. */
async function find(
  request: APIRequestContext,
  address: `${Locale}/${'doctors' | 'services' | 'blog'}`,
  search: Record<string, string> = {},
) {
  const answer = await request.get(`/${address}`, { params: search });
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  const [language, list] = address.split('/');
  const link = `href="/${language}/${list === 'doctors' ? 'doctor' : list}/(\\d+)-`;
  const shown = html.split('<li').filter((item) => !/^[^>]*\shidden/.test(item));
  const numbers = shown.flatMap((item) => {
    const found = new RegExp(link).exec(item);
    return found ? [Number(found[1])] : [];
  });
  return { html, numbers: [...new Set(numbers)] };
}

// All words, and whom they find: website/src/searches.test.ts. What narrows a list together: doctors/query.test.ts.
test('a list is searched and narrowed by the server, in both languages', async ({ request }) => {
  for (const [list, english, arabic, count] of [
    ['doctors', 'vertigo', 'دوخة', 2],
    ['blog', 'tonsils', 'اللَّوزتـــان', 1],
  ] as const) {
    const found = await find(request, `en/${list}`, { q: english });
    expect(found.numbers).toHaveLength(count);
    expect(found.html).toContain('noindex');
    expect(found.html.match(/<article/g)).toHaveLength(count);
    expect((await find(request, `ar/${list}`, { q: arabic })).numbers).toEqual(found.numbers);
    expect((await find(request, `ar/${list}`, { q: 'zzzz' })).numbers).toEqual([]);
    for (const language of locales) {
      const { html, numbers } = await find(request, `${language}/${list}`, { q: EMERGENCY[language] });
      expect(html).toContain('class="danger-note');
      if (list === 'doctors') expect(numbers).toEqual([]);
    }
  }
  // A browser that keeps nothing is told that there is no answer, not how to ask.
  const lost = await request.get('/en/search?s=abcdefghij');
  expect(await lost.text()).toContain(wordsOf.en.search.failedTitle);
  for (const list of ['doctors', 'services'] as const) {
    const all = await find(request, `en/${list}`);
    const some = await find(request, `en/${list}`, { specialty: '1' });
    expect(some.numbers.length).toBeGreaterThan(0);
    expect(some.numbers.length).toBeLessThan(all.numbers.length);
    expect(some.html).toContain('noindex');
    expect((await find(request, `ar/${list}`, { specialty: '1' })).numbers).toEqual(some.numbers);
    if (list === 'doctors') continue;
    expect(all.html.match(/class="service-row"/g)).toHaveLength(all.numbers.length);
    expect((await find(request, 'ar/services', { specialty: '9999' })).numbers).toEqual(all.numbers);
  }
});

test('the blog goes on, and a further page names itself as the one to be found', async ({ request }) => {
  const first = await find(request, 'en/blog');
  const second = await find(request, 'en/blog', { page: '2' });
  expect(first.numbers).toHaveLength(9);
  expect(second.numbers.length).toBeGreaterThan(0);
  expect(second.numbers.filter((number) => first.numbers.includes(number))).toEqual([]);
  expect(second.html).toMatch(/<link rel="canonical" href="[^"]+\/en\/blog\?page=2"/);

  // A category narrows it, under the name of either language.
  const all = await find(request, 'ar/blog');
  const [, slug = ''] = /href="\/ar\/blog\?category=([^"&]+)"/.exec(all.html) ?? [];
  const category = decodeURIComponent(slug);
  const some = await find(request, 'ar/blog', { category });
  expect(some.numbers.length).toBeGreaterThan(0);
  expect(some.numbers.length).toBeLessThan(all.numbers.length);
  expect((await find(request, 'en/blog', { category })).numbers).toEqual(some.numbers);
});

const read = async (request: APIRequestContext, path: string) => {
  const html = await (await request.get(encodeURI(path))).text();
  return { html, main: /<main.*<\/main>/s.exec(html)?.[0] ?? '' };
};

test('open jobs and offers say how to go on, and what is over has left the lists', async ({ request }) => {
  const map = await listSiteMap(request);
  for (const language of ['en', 'ar']) {
    const entries = (name: string) => map.filter((path) => path.startsWith(`/${language}/${name}/`));
    const jobs = await read(request, `/${language}/jobs`);
    // The foot of every page leads here while there are any.
    expect(/<footer.*<\/footer>/s.exec(jobs.html)?.[0]).toContain(`href="/${language}/jobs"`);
    expect(jobs.main.match(/<article/g)).toHaveLength(3);
    expect(jobs.main).not.toContain('/jobs/4-');
    expect(entries('jobs')).toHaveLength(3);
    const job = await read(request, pathIn({ map, start: `/${language}/jobs/1-` }));
    expect(job.main).toMatch(/id="how-to-apply".*href="mailto:jobs@nabra\.example\?subject=/s);
    expect(job.main).toContain('href="tel:+20');
    // One without an address of its own leads to the contact page.
    const bare = await read(request, pathIn({ map, start: `/${language}/jobs/3-` }));
    expect(bare.main).toMatch(new RegExp(`id="how-to-apply".*href="/${language}/contact"`, 's'));

    const offer = await read(request, pathIn({ map, start: `/${language}/offers/` }));
    expect(offer.main).toContain('id="terms"');
    expect(offer.main).toMatch(new RegExp(`href="/${language}/booking\\?[^"]*service=`));
    expect(offer.main).toMatch(/href="https:\/\/wa\.me\/[^"]*offers/);
    expect(entries('offers').filter((path) => path.includes('/3-'))).toEqual([]);
    expect((await read(request, `/${language}/offers`)).main).not.toContain('/offers/3-');

    for (const [path, way] of [
      [`/${language}/jobs/4`, /href="mailto:jobs@/],
      [`/${language}/offers/3`, /\/booking\?/],
    ] as const) {
      const over = await read(request, path);
      expect(over.html, path).toMatch(/<meta name="robots" content="[^"]*noindex/);
      expect(over.main, path).not.toMatch(way);
      expect(over.main, path).toContain(`href="${path.replace(/\/\d$/, '')}"`);
    }
  }
});
