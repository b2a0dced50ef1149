import { AWAY_MARK, FATAL_WORDS } from '../../../website/src/lib/page/fatal-words';
import { freePort, serveCopy } from '../../support/builds';
import { expect, test } from '../../support/fixtures';
import { directionOf, locales, wordsOf } from '../../support/locale';
import { parseLogLines } from '../../support/log-lines';
import { listSiteMap, pathOn, publicRoutes } from '../../support/routes';
import { endAfter, startHeldBackend } from '../../support/servers';

// Errors in the console are the subject of these tests. A picture that nobody saw in this size before cannot be made now.
test.use({ allowedComplaints: [/status of 503|status of 502 .*_next\/image|React error #441/] });
test.describe.configure({ mode: 'serial' });

let base = '';
const ending = endAfter();
let written = () => '';

// A site whose backend is gone and that has kept nothing: a page rendered per request can only fail.
test.beforeAll(async () => {
  const settings = { BACKEND_URL: `http://127.0.0.1:${await freePort()}` };
  const site = ending(await serveCopy({ withoutCache: true, settings }));
  written = site.said;
  base = site.url;
});

test('what cannot be shown says so and has the phone', async ({ page, request, language, words }) => {
  await test.step('people', async () => {
    for (const locale of locales) {
      const { awayTitle, away } = FATAL_WORDS[locale];
      const phone = /href="(tel:\+\d+)"/.exec(await (await request.get(`${base}/${locale}`)).text())?.[1];
      for (const path of ['/booking', '/booking-old', '/doctors/find', '/services/find', '/blog/find']) {
        const answer = await request.get(`${base}/${locale}${path}`);
        const html = await answer.text();
        expect(answer.status(), path).toBe(503);
        for (const said of [awayTitle, away, `href="${phone}"`]) expect(html, path).toContain(said);
      }
    }
    const { awayTitle, away } = FATAL_WORDS[language];
    const answer = await page.goto(`${base}/${language}/doctors?q=a`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(awayTitle);
    await expect(page.getByText(away)).toBeVisible();
    await expect(page.getByRole('link', { name: words.errors.backToHome })).toHaveAttribute('href', '/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf[language]);
    await expect(page).toHaveTitle(awayTitle);
    const id = answer?.headers()['x-request-id'] ?? '';
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    // The page as the browser draws it, with its picture: Next sends the same words of the fault.
    await expect(page.locator('main svg')).toBeVisible();
    await expect(page.getByText(id.slice(-8))).toBeVisible();
    await expect(page.locator('main a[href^="tel:+"]')).toBeVisible();
    const own = () => parseLogLines(written()).filter(({ requestId }) => requestId === id);
    const asked = { msg: 'request', status: 503, level: 'warn' };
    await expect.poll(own).toContainEqual(expect.objectContaining(asked));
    expect(own().filter(({ err }) => err !== undefined).length).toBeGreaterThan(0);
    const digests = [...((await answer?.text()) ?? '').matchAll(/E\{\\"digest\\":\\"([\w@]+)/g)];
    expect(new Set(digests.map(([, digest]) => digest))).toEqual(new Set([id.slice(-8) + AWAY_MARK]));
  });

  await test.step('a card, which is no fault of the picture', async () => {
    const headers = { 'Content-Type': 'image/png', Origin: base, 'Sec-Fetch-Site': 'same-origin' };
    const card = await request.post(`${base}/api/cards`, { headers, data: Buffer.from('a picture') });
    expect([card.status(), (await card.json()).fault]).toEqual([503, 'failed']);
  });
});

// The page in the document, without script, and who counts as a robot: website/src/server/render/fatal-error-page.test.ts.

/** Pages of the staff area, which show nothing without the backend but say so. */
const STAFF_PAGES = [
  ...['appointments', 'work-list', 'calendar', 'messages', 'figures', 'patients', 'staff', 'staff/invite'],
  ...['log', 'profile', 'change-password', 'second-factor', 'login', 'forget-password'],
];

test('with the backend gone, every page is still served, and searches too', async ({ request }) => {
  const way = await startHeldBackend();
  const { url: address } = ending(await serveCopy({ settings: { BACKEND_URL: way.url } }));
  const faultsOf = async (paths: string[]) => {
    const faulty: string[] = [];
    for (const path of paths) {
      // Whoever was signed in before is not sent away: the session may still be good.
      const headers = { Cookie: 'staff=a.b.c' };
      const answer = await request.get(address + encodeURI(path), { headers, maxRedirects: 0 });
      const heads = (await answer.text()).match(/<h1[ >]/g) ?? [];
      if (answer.status() !== 200 || heads.length !== 1)
        faulty.push(`${answer.status()} ${path}, ${heads.length} headings`);
    }
    return faulty;
  };
  const ready = async () => {
    const answer = await request.get(`${address}/health/ready`);
    return [answer.status(), await answer.json()];
  };
  const map = await listSiteMap(request);
  // Each in one language, the two in turn: a page of either is kept, or made, alike.
  const languageOf = (turn: number) => (turn % 2 === 0 ? 'en' : 'ar');
  const ofRoutes = publicRoutes.map((route, turn) => pathOn({ map, route, language: languageOf(turn) }));
  const asked = ['/', '/en/doctors?q=nadia', '/ar/doctors?q=nadia', '/ar/blog?q=zzzz'];
  // Content that every page is made from is remembered; the settings of booking are not.
  expect(await faultsOf(asked)).toEqual([]);
  expect(await ready()).toEqual([200, { status: 'ready', checks: { backend: 'ok' } }]);
  way.stop();
  expect(await ready()).toEqual([200, { status: 'degraded', checks: { backend: 'failed' } }]);
  // A doctor's page without times: search.spec.ts.
  for (const language of locales) {
    const html = await (await request.get(`${address}/${language}/booking`)).text();
    for (const said of [wordsOf[language].booking.byPhone.title, 'href="tel:']) expect(html).toContain(said);
  }
  const ofStaff = STAFF_PAGES.map((name, turn) => `/${languageOf(turn)}/admin/${name}`);
  expect(await faultsOf([...ofRoutes, ...asked, ...ofStaff])).toEqual([]);
});
