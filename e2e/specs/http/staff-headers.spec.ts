import { createHash } from 'node:crypto';
import { expect, test } from '../../support/fixtures';

const digestOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const ACCOUNT_PAGES = ['login', 'forget-password', 'nothing-here'];

for (const page of ACCOUNT_PAGES) {
  test(`/admin/${page} runs only scripts with the nonce of its answer`, async ({ request }) => {
    const policies = new Set<string>();
    for (const language of ['en', 'ar', 'en']) {
      const answer = await request.get(`/${language}/admin/${page}`);
      const policy = answer.headers()['content-security-policy'] ?? '';
      const nonce = /'nonce-([\w+/=]{22,})'/.exec(policy)?.[1] ?? '';
      expect(policy).toMatch(/script-src 'strict-dynamic' 'nonce-[\w+/=]+'(?: 'sha256-[\w+/=]+')+;/);
      expect(nonce).not.toBe('');
      expect(answer.headers()['cache-control']).toContain('no-store');
      const html = await answer.text();
      const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
      expect(scripts.length).toBeGreaterThan(3);
      // Those known by their text, which run before all others.
      const bare = scripts.filter(
        ([, attributes = '']) => !attributes.includes(`nonce="${nonce}"`) && !attributes.includes('ld+json'),
      );
      const known = [...policy.matchAll(/'(sha256-[\w+/=]+)'/g)].map(([, digest]) => digest);
      expect(bare.map(([, , text = '']) => digestOf(text))).toEqual(known);
      policies.add(policy);
    }
    expect(policies.size).toBe(3);
  });
}

for (const path of [
  '/en',
  '/ar/doctors',
  '/en/booking-old',
  '/ar/booking?by=branch',
  '/en/nothing-here',
  '/nothing',
])
  test(`${path} runs only scripts of the site and those that stand in it`, async ({ request }) => {
    const answer = await request.get(path);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]+')+;/);
    const scripts = [...(await answer.text()).matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
    const inline = scripts.filter(([, attributes = '']) => !/\bsrc=|type="application\//.test(attributes));
    const allowed = [...policy.matchAll(/'(sha256-[\w+/=]+)'/g)].map(([, digest]) => digest);
    expect(new Set(inline.map(([, , text = '']) => digestOf(text)))).toEqual(new Set(allowed));
  });

test('signing out has the browser forget, and cookies are out of reach of scripts', async ({
  request,
  baseURL,
}) => {
  const answer = await request.post('/en/admin/logout', {
    maxRedirects: 0,
    headers: { Origin: String(baseURL) },
    form: {},
  });
  expect(answer.status()).toBe(303);
  expect(answer.headers()['clear-site-data']).toContain('"storage"');
  const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  expect(cookies.length).toBeGreaterThanOrEqual(2);
  for (const { value } of cookies) {
    expect(value).toMatch(/HttpOnly/i);
    expect(value).toMatch(/SameSite=Strict/i);
    expect(value).toMatch(/Path=\//);
  }
});
