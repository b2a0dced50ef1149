import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import type { Locale } from '../../support/locale';
import { listSiteMap, pathIn } from '../../support/routes';

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
  }
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
