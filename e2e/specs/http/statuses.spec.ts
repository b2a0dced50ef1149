import { expect, test } from '../../support/fixtures';
import { type Locale, wordsOf } from '../../support/locale';
import { locationOf } from '../../support/redirects';

const missing: Array<{ path: string; locale: Locale }> = [
  { path: '/en/no-such-page', locale: 'en' },
  { path: '/ar/no-such-page', locale: 'ar' },
  { path: '/en/doctors/no/such/page', locale: 'en' },
  { path: '/fr', locale: 'en' },
  { path: '/fr/doctors', locale: 'en' },
  { path: '/no-such-page', locale: 'en' },
  { path: '/en/doctor/999999-nobody', locale: 'en' },
  { path: '/ar/branches/999999-nobody', locale: 'ar' },
  { path: '/ar/doctor/nobody', locale: 'ar' },
  // What no browser would write: bytes that are no text, and half of an escape.
  { path: '/%E0%A4%A', locale: 'en' },
  { path: '/en/%FF', locale: 'en' },
  { path: '/en/blog/%E0%A4%A', locale: 'en' },
  { path: '/ar/services/1-%FF', locale: 'ar' },
];

/** As it is shown: what cannot be read stays as it came. */
const readable = (path: string) => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

for (const { path, locale } of missing) {
  test(`${path} is not found, in ${locale}, inside the site`, async ({ request }) => {
    const response = await request.get(path);
    const html = await response.text();
    expect(response.status()).toBe(404);
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
    expect(html).toContain(wordsOf[locale].errors.backToHome);
    expect(html).toContain(`>${readable(path)}</bdi>`);
    expect(html).not.toContain('requested-path~');
    expect(response.headers()['cache-control']).toContain('no-store');
  });
}

for (const locale of ['en', 'ar'] as const) {
  test(`a mistyped booking number is said to be one, and another spelling leads to its page, in ${locale}`, async ({
    request,
  }) => {
    const { mistyped, mistypedText } = wordsOf[locale].booking.confirmation;
    for (const path of [
      '482-915-634',
      '482915634',
      '842-915-633',
      '482-915-634/cancel',
      '482-915-634/move',
    ]) {
      const response = await request.get(`/${locale}/booking/confirmation/${path}`);
      const html = await response.text();
      expect(response.status(), path).toBe(404);
      expect(html, path).toContain(mistyped);
      expect(html, path).toContain(mistypedText);
    }
    for (const spelling of ['482915633', '482%20915%20633', encodeURIComponent('٤٨٢٩١٥٦٣٣')]) {
      const response = await request.get(`/${locale}/booking/confirmation/${spelling}`, { maxRedirects: 0 });
      expect(response.status(), spelling).toBe(307);
      expect(locationOf(response), spelling).toBe(`/${locale}/booking/confirmation/482-915-633`);
    }
  });
}

for (const path of ['/en', '/ar', '/en/doctors', '/ar/doctors', '/en/booking', '/ar/booking']) {
  test(`${path} is served with the headers of every answer`, async ({ request }) => {
    const response = await request.get(path);
    const headers = response.headers();
    expect(response.status()).toBe(200);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  });
}

for (const locale of ['en', 'ar']) {
  test(`a doctor's address with a wrong name leads to the right one, in ${locale}`, async ({ request }) => {
    const list = await (await request.get(`/${locale}/doctors`)).text();
    const [, path = '', number = ''] = new RegExp(`href="(/${locale}/doctor/(\\d+)-[^"]+)"`).exec(list) ?? [];
    const response = await request.get(`/${locale}/doctor/${number}-somebody-else`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(decodeURI(locationOf(response))).toBe(decodeURI(path));
  });
}

test('the addresses of doctors are the same number with a name in each language', async ({ request }) => {
  const pathIn = async (locale: string) => {
    const html = await (await request.get(`/${locale}/doctors`)).text();
    return [...html.matchAll(new RegExp(`href="/${locale}/doctor/(\\d+)-([^"?]+)"`, 'g'))].map(
      ([, number = '', slug = '']) => ({ number, slug: decodeURIComponent(slug) }),
    );
  };
  const english = await pathIn('en');
  const arabic = await pathIn('ar');
  expect(english.length).toBeGreaterThan(0);
  expect(new Set(arabic.map(({ number }) => number))).toEqual(new Set(english.map(({ number }) => number)));
  for (const { slug } of arabic) expect(slug).toMatch(/\p{Script=Arabic}/u);
});
