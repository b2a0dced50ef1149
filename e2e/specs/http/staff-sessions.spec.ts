import type { APIRequestContext } from '@playwright/test';
import { openAccount } from '../../support/accounts';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { cookiesSetBy, expectNonce } from '../../support/page-head';

const id = 'a'.repeat(24);

/** Pages of the staff area with all that their addresses can say; each is made by one function (website/src/guards.test.ts). */
const PAGES = [
  `/en/admin/appointments?status=pending&branch=${id}&columns=when-notes&sort=startsAt%3Aasc&page=2`,
  '/ar/admin/work-list?page=2',
  '/ar/admin/messages?handling=done&page=2',
  `/ar/admin/log?actor=${id}&action=card.view&firstDay=2026-11-20`,
];

test('whoever has to sign in first is led to the very page they wanted', async ({ request }) => {
  for (const page of PAGES) {
    const answer = await request.get(page, { maxRedirects: 0 });
    const login = new URL(answer.headers().location ?? '', environment.siteUrl);
    expect(login.pathname).toMatch(/\/admin\/login$/);
    expect(login.searchParams.get('to')).toBe(page);
  }
  // The form takes it on.
  const [page = ''] = PAGES;
  const html = await (await request.get(page)).text();
  expect(html).toContain(`name="to" value="${page.replaceAll('&', '&amp;')}"`);
});

test('a renewed session leads to the very page, from several tabs too', async ({ request, playwright }) => {
  const { refreshToken } = await openAccount('manager');
  // Every tab comes with the token of before; none of them may end what another one renews.
  const tabs = PAGES.slice(1);
  const ends = await Promise.all(
    tabs.map(async (page) => {
      const extraHTTPHeaders = { Cookie: `staff-renewal=${refreshToken}` };
      const tab = await playwright.request.newContext({ baseURL: environment.siteUrl, extraHTTPHeaders });
      const away = await tab.get(page, { maxRedirects: 0 });
      const renewed = await tab.get(away.headers().location ?? '', { maxRedirects: 0 });
      const [jwt] = cookiesSetBy(renewed).flatMap((value) => /^staff=([^;]+)/.exec(value)?.[1] ?? []);
      await tab.dispose();
      const own = { Authorization: `Bearer ${jwt}` };
      const me = await request.get(`${environment.backendUrl}/api/users/me`, { headers: own });
      return { page: renewed.headers().location, status: me.status() };
    }),
  );
  expect(ends).toEqual(tabs.map((page) => ({ page, status: 200 })));
});

const header = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');

const DAMAGED: Record<string, string> = {
  'a token of somebody else': `staff=${header}.eyJpZCI6MX0.${'a'.repeat(43)}`,
  'what cannot be a header': 'staff=a%0d%0ab%00',
  'what cannot be decoded': 'staff=%E0%A4%A',
  'far too much': `staff=${'a.'.repeat(2_000)}a`,
  'a wrong renewal': `staff-renewal=${header}.eyJpZCI6MX0.${'b'.repeat(43)}`,
};

/** Follows a page with a cookie as a browser does, which drops what it is told to. */
async function follow(request: APIRequestContext, from: string, cookie: string) {
  let path = from;
  const cleared: string[] = [];
  for (let hops = 0; hops < 4; hops += 1) {
    const headers: Record<string, string> = cleared.length > 0 ? {} : { Cookie: cookie };
    const answer = await request.get(path, { maxRedirects: 0, headers });
    expect(answer.status()).toBeLessThan(400);
    cleared.push(...cookiesSetBy(answer).filter((value) => /^staff(-renewal)?=;/.test(value)));
    const { location } = answer.headers();
    if (!location) return { path, cleared, html: await answer.text() };
    const next = new URL(location, environment.siteUrl);
    path = next.pathname + next.search;
  }
  throw new Error(`${path} leads on and on.`);
}

test('a session cookie that is none is cleared and leads to the sign-in', async ({ playwright }) => {
  for (const [index, [name, cookie]] of Object.entries(DAMAGED).entries())
    await test.step(name, async () => {
      const language = index % 2 === 0 ? 'en' : 'ar';
      const request = await playwright.request.newContext({ baseURL: environment.siteUrl });
      const path = `/${language}/admin/appointments`;
      const end = await follow(request, path, cookie);
      expect(end.path).toMatch(new RegExp(`^/${language}/admin/login\\?to=[^&]*$`));
      expect(end.html).not.toContain('why=');
      if (name !== 'what cannot be decoded') expect(end.cleared).toHaveLength(2);
      await request.dispose();
    });
});

test('pages of the staff area run only scripts with the nonce of their answer, and are not stored; signing out has the browser forget, and cookies are out of reach of scripts', async ({
  request,
}) => {
  const pages = ['en/admin/login', 'en/admin/login', 'ar/admin/forget-password', 'ar/admin/nothing-here'];
  const nonces = new Set<string>();
  for (const page of pages) {
    const answer = await request.get(`/${page}`);
    expect(answer.headers()['cache-control'], page).toContain('no-store');
    const policy = answer.headers()['content-security-policy'];
    nonces.add(expectNonce({ policy, html: await answer.text() }));
  }
  expect(nonces.size).toBe(pages.length);

  const headers = { Origin: environment.siteUrl };
  const answer = await request.post('/en/admin/logout', { maxRedirects: 0, headers, form: {} });
  expect(answer.status()).toBe(303);
  expect(answer.headers()['clear-site-data']).toContain('"storage"');
  // One opens nothing, and says to scripts that somebody is signed in.
  const cookies = cookiesSetBy(answer).filter((value) => !value.startsWith('signed-in='));
  expect(cookies.length).toBeGreaterThanOrEqual(2);
  for (const value of cookies)
    for (const attribute of [/HttpOnly/i, /SameSite=Strict/i, /Path=\//]) expect(value).toMatch(attribute);
});
