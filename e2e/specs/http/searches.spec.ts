import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import type { Locale } from '../../support/locale';

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

// website/src/searches.test.ts tests all words, and whom they find.
test('a search of doctors or articles finds by name and by symptom, on the pages of both languages, in either script', async ({
  request,
}) => {
  for (const [list, english, arabic, count] of [
    ['doctors', 'nadya', 'ناديـــة', 1],
    ['doctors', 'vertigo', 'دوخة', 2],
    ['blog', 'tonsils', 'اللَّوزتـــان', 1],
    ['blog', 'ear pain', 'وجع ودن', 1],
  ] as const) {
    const found = await find(request, `en/${list}`, { q: english });
    expect(found.numbers).toHaveLength(count);
    expect(found.html).toContain('noindex');
    // It carries the cards it found, and no others.
    expect(found.html.match(/<article/g)).toHaveLength(count);
    for (const [language, q] of [
      ['en', arabic],
      ['ar', english],
      ['ar', arabic],
    ] as const)
      expect((await find(request, `${language}/${list}`, { q })).numbers, q).toEqual(found.numbers);
    expect((await find(request, `ar/${list}`, { q: 'zzzz' })).numbers).toEqual([]);
  }
});

test('specialty and branch narrow the list of doctors, together too; a specialty narrows the services, which all stand once in the whole list', async ({
  request,
}) => {
  await test.step('doctors', async () => {
    const all = await find(request, 'en/doctors');
    const ofBranch = await find(request, 'en/doctors', { branch: '1' });
    const ofSpecialty = await find(request, 'en/doctors', { specialty: '1' });
    const ofBoth = await find(request, 'ar/doctors', { specialty: '1', branch: '1' });
    for (const { numbers, html } of [ofBranch, ofSpecialty]) {
      expect(numbers.length).toBeGreaterThan(0);
      expect(numbers.length).toBeLessThan(all.numbers.length);
      expect(html).toContain('noindex');
    }
    expect(ofBoth.numbers).toEqual(ofBranch.numbers.filter((number) => ofSpecialty.numbers.includes(number)));
  });

  await test.step('services', async () => {
    const all = await find(request, 'en/services');
    const some = await find(request, 'en/services', { specialty: '1' });
    expect(some.numbers.length).toBeGreaterThan(0);
    expect(some.numbers.length).toBeLessThan(all.numbers.length);
    expect(some.html).toContain('noindex');
    expect(all.html.match(/class="service-row"/g)).toHaveLength(all.numbers.length);
    expect((await find(request, 'ar/services', { specialty: '1' })).numbers).toEqual(some.numbers);
    expect((await find(request, 'ar/services', { specialty: '9999' })).numbers).toEqual(all.numbers);
  });
});

test('the blog goes on, every article is on one page, and a further page names itself as the one to be found', async ({
  request,
}) => {
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
