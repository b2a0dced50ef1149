import { entryPaths, sections } from '../../pages/entries';
import { expect, test } from '../../support/fixtures';
import { locationOf } from '../../support/redirects';

for (const section of sections) {
  test(`an address under /${section} names its entry in each language, and the two name each other`, async ({
    request,
  }) => {
    const english = await entryPaths({ request, language: 'en', section });
    const arabic = await entryPaths({ request, language: 'ar', section });
    const numbers = (paths: string[]) => paths.map((path) => Number(/\/(\d+)-/.exec(path)?.[1])).sort();
    expect(numbers(arabic)).toEqual(numbers(english));
    for (const path of arabic) expect(decodeURIComponent(path)).toMatch(/\p{Script=Arabic}/u);

    const [first = ''] = english;
    const html = await (await request.get(`/en${first}`)).text();
    const [, other = ''] = /<link rel="alternate" hrefLang="ar" href="([^"]+)"/i.exec(html) ?? [];
    const number = /\/(\d+)-/.exec(first)?.[1];
    expect(decodeURIComponent(new URL(other).pathname)).toMatch(
      new RegExp(`^/ar/${section}/${number}-.*\\p{Script=Arabic}`, 'u'),
    );
    expect((await request.get(new URL(other).pathname, { maxRedirects: 0 })).status()).toBe(200);
  });

  for (const language of ['en', 'ar'] as const) {
    test(`a wrong name under /${language}/${section} leads to the right one, a wrong number nowhere`, async ({
      request,
    }) => {
      const [path = ''] = await entryPaths({ request, language, section });
      const number = /\/(\d+)-/.exec(path)?.[1];
      for (const wrong of [`${number}-something-else`, `${number}`]) {
        const response = await request.get(`/${language}/${section}/${wrong}`, { maxRedirects: 0 });
        expect(response.status()).toBe(308);
        expect(decodeURI(locationOf(response))).toBe(decodeURI(`/${language}${path}`));
      }
      for (const wrong of ['999999-nothing', 'nothing', '0-nothing']) {
        const response = await request.get(`/${language}/${section}/${wrong}`);
        expect(response.status(), wrong).toBe(404);
      }
    });
  }
}

for (const list of ['doctors', 'branches', 'services', 'blog']) {
  test(`a page that /${list} does not reach is answered whole and never stored`, async ({ request }) => {
    expect((await request.get(`/en/${list}?page=1`)).status()).toBe(200);
    const beyond = [
      '?page=9999',
      '?page=1&page=9999',
      '?x=1&page=9998',
      '/page/9997',
      '/page/none',
      '/page/0',
    ];
    for (const rest of beyond) {
      const response = await request.get(`/ar/${list}${rest}`);
      expect(response.status(), rest).toBe(404);
      expect(response.headers()['x-nextjs-cache'], rest).toBeUndefined();
      expect(await response.text(), rest).toContain('<h1');
    }
  });
}
