import type { APIResponse } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { type Locale, locales, wordsOf } from '../../support/locale';
import { expectOwnScripts } from '../../support/page-head';
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
