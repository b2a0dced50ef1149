import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import type { Locale } from '../../support/locale';

/** Numbers of the doctors that are shown for a search, as the server answers it without script. */
async function doctorsFor({
  request,
  language,
  search,
}: {
  request: APIRequestContext;
  language: Locale;
  search: Record<string, string>;
}): Promise<number[]> {
  const answer = await request.get(`/${language}/doctors`, { params: search });
  expect(answer.status()).toBe(200);
  const cards = (await answer.text()).split('<li').filter((item) => !/^[^>]*\shidden/.test(item));
  const link = new RegExp(`<h2[^>]*><a[^>]*href="/${language}/doctor/(\\d+)-`);
  return cards.flatMap((card) => (link.test(card) ? [Number(link.exec(card)?.[1])] : []));
}

test('a doctor is found by any spelling of the name, in either script and language', async ({ request }) => {
  const [nadia, ...others] = await doctorsFor({ request, language: 'en', search: { q: 'nadia' } });
  expect(nadia).toBeTruthy();
  expect(others).toEqual([]);
  for (const language of ['en', 'ar'] as const) {
    for (const q of ['Nadia', 'nadya', 'نادية', 'ناديه', 'نَادِيَة', 'ناديـــة']) {
      expect(await doctorsFor({ request, language, search: { q } }), `${language} ${q}`).toEqual([nadia]);
    }
    expect(await doctorsFor({ request, language, search: { q: 'zzzz' } })).toEqual([]);
  }
});

test('doctors are found by symptom, in either script and on the pages of both languages', async ({
  request,
}) => {
  const all = await doctorsFor({ request, language: 'en', search: {} });
  for (const [english, arabic] of [
    ['vertigo', 'دوخة'],
    ['tinnitus', 'طنين'],
    ['tonsils', 'اللوز'],
  ]) {
    const found = await doctorsFor({ request, language: 'en', search: { q: english ?? '' } });
    expect(found.length, english).toBeGreaterThan(0);
    expect(found.length, english).toBeLessThan(all.length);
    for (const language of ['en', 'ar'] as const) {
      for (const q of [english, arabic]) {
        const numbers = await doctorsFor({ request, language, search: { q: q ?? '' } });
        expect(new Set(numbers), `${language} ${q}`).toEqual(new Set(found));
      }
    }
  }
});

test('specialty and branch narrow the list, together too, and a search is not indexed', async ({
  request,
}) => {
  const all = await doctorsFor({ request, language: 'en', search: {} });
  const ofBranch = await doctorsFor({ request, language: 'en', search: { branch: '1' } });
  const ofSpecialty = await doctorsFor({ request, language: 'en', search: { specialty: '1' } });
  const ofBoth = await doctorsFor({ request, language: 'ar', search: { specialty: '1', branch: '1' } });
  for (const some of [ofBranch, ofSpecialty]) {
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(all.length);
  }
  expect(ofBoth).toEqual(ofBranch.filter((number) => ofSpecialty.includes(number)));
  expect(await (await request.get('/en/doctors?branch=1')).text()).toContain('noindex');
});

test('a search carries the cards it found, and no others', async ({ request }) => {
  const answer = await request.get('/en/doctors', { params: { q: 'nadia' } });
  expect((await answer.text()).match(/<article/g)).toHaveLength(1);
});
