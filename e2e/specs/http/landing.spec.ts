import { expect, test } from '@playwright/test';
import { createAccount } from '../../support/accounts';
import { environment, websiteSettings } from '../../support/environment';

const id = 'a'.repeat(24);

/** Pages of the staff area with all that their addresses can say. */
const PAGES = [
  `/en/admin/appointments?status=pending&branch=${id}&columns=when-notes&sort=startsAt%3Aasc&page=2`,
  `/ar/admin/appointments/new?branch=${id}&doctor=${id}&startsAt=2026-11-20T08%3A00%3A00.000Z`,
  `/en/admin/appointments/${id}/move?from=2026-11-20`,
  '/ar/admin/work-list?page=2',
  `/en/admin/calendar?span=week&branch=${id}&date=2026-11-20`,
  '/ar/admin/messages?handling=done&page=2',
  `/en/admin/figures?branch=${id}&from=2026-11-01&to=2026-11-20`,
  `/ar/admin/log?actor=${id}&action=card.view&firstDay=2026-11-20`,
  `/en/admin/staff/${id}`,
];

test('whoever has to sign in first is led to the very page they wanted', async ({ request }) => {
  for (const page of PAGES) {
    const answer = await request.get(page, { maxRedirects: 0 });
    const login = new URL(answer.headers().location ?? '', environment.siteUrl);
    expect([page, login.pathname.split('/').at(-1), login.searchParams.get('to')]).toEqual([
      page,
      'login',
      page,
    ]);
    const html = await (await request.get(`${login.pathname}${login.search}`)).text();
    expect(html).toContain(`name="to" value="${page.replaceAll('&', '&amp;')}"`);
  }
});

test('a session that is renewed on the way leads to the very page too, from several tabs at once', async ({
  request,
  playwright,
}) => {
  const { email, password } = await createAccount({ request, role: 'manager' });
  const headers = { 'X-Website-Key': websiteSettings().WEBSITE_KEY ?? '', 'X-Client-IP': '203.0.113.77' };
  const data = { identifier: email, password };
  const session = await request.post(`${environment.backendUrl}/api/auth/local`, { headers, data });
  const { refreshToken } = await session.json();
  // Every tab comes with the token of before; none of them may end what another one renews.
  const tabs = PAGES.filter((page) => !page.includes(id)).concat(
    PAGES.filter((page) => page.includes('/log')),
  );
  const ends = await Promise.all(
    tabs.map(async (page) => {
      const tab = await playwright.request.newContext({
        baseURL: environment.siteUrl,
        extraHTTPHeaders: { Cookie: `staff-renewal=${refreshToken}` },
      });
      const away = await tab.get(page, { maxRedirects: 0 });
      const renewed = await tab.get(away.headers().location ?? '', { maxRedirects: 0 });
      const cookies = renewed.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
      const jwt = cookies.map(({ value }) => /^staff=([^;]+)/.exec(value)?.[1]).find(Boolean);
      await tab.dispose();
      const own = { Authorization: `Bearer ${jwt}` };
      const me = await request.get(`${environment.backendUrl}/api/users/me`, { headers: own });
      return { page: renewed.headers().location, status: me.status() };
    }),
  );
  expect(ends).toEqual(tabs.map((page) => ({ page, status: 200 })));
});
