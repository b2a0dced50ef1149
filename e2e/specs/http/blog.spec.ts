import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../support/fixtures';

/** Numbers of the articles on a page of the list, asked for without script. */
async function articlesOn({ request, address }: { request: APIRequestContext; address: string }) {
  const response = await request.get(address);
  expect(response.status()).toBe(200);
  const [, language = ''] = /^\/(en|ar)\//.exec(address) ?? [];
  const found = (await response.text()).matchAll(new RegExp(`href="/${language}/blog/(\\d+)-[^"?#]+"`, 'g'));
  return [...new Set([...found].map(([, number]) => Number(number)))];
}

test('the list goes on, and every article is on one page', async ({ request }) => {
  const first = await articlesOn({ request, address: '/en/blog' });
  const second = await articlesOn({ request, address: '/en/blog?page=2' });
  expect(first).toHaveLength(9);
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((number) => first.includes(number))).toEqual([]);
  expect((await request.get('/en/blog?page=99')).status()).toBe(404);
});

test('a further page names itself as the one to be found', async ({ request }) => {
  const html = await (await request.get('/en/blog?page=2')).text();
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/en\/blog\?page=2"/);
});

test('a search finds titles in either script, Arabic letters made one, and is not indexed', async ({
  request,
}) => {
  const english = await articlesOn({ request, address: '/en/blog?q=tonsils' });
  expect(english).toHaveLength(1);
  for (const word of ['اللوزتان', 'اللَّوزتان', 'اللوزتـــان']) {
    const address = `/ar/blog?q=${encodeURIComponent(word)}`;
    expect(await articlesOn({ request, address }), word).toEqual(english);
  }
  expect(await articlesOn({ request, address: '/en/blog?q=zzzz' })).toEqual([]);
  expect(await (await request.get('/en/blog?q=tonsils')).text()).toContain('noindex');
});

test('articles are found by symptom, in either script and on the pages of both languages', async ({
  request,
}) => {
  for (const [english, arabic] of [
    ['vertigo', 'دوخة'],
    ['ear pain', 'وجع ودن'],
  ]) {
    const found = await articlesOn({ request, address: `/en/blog?q=${encodeURIComponent(english ?? '')}` });
    expect(found, english).toHaveLength(1);
    for (const language of ['en', 'ar']) {
      for (const q of [english, arabic]) {
        const address = `/${language}/blog?q=${encodeURIComponent(q ?? '')}`;
        expect(await articlesOn({ request, address }), address).toEqual(found);
      }
    }
  }
});

test('a category narrows the list, under the name of either language', async ({ request }) => {
  const html = await (await request.get('/ar/blog')).text();
  const [, slug = ''] = /href="\/ar\/blog\?category=([^"&]+)"/.exec(html) ?? [];
  const all = await articlesOn({ request, address: '/ar/blog' });
  const some = await articlesOn({ request, address: `/ar/blog?category=${slug}` });
  expect(some.length).toBeGreaterThan(0);
  expect(some.length).toBeLessThan(all.length);
  expect(await articlesOn({ request, address: `/en/blog?category=${slug}` })).toEqual(some);
});
