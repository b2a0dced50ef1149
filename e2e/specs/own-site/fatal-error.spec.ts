import { AWAY_MARK, FATAL_WORDS } from '../../../website/src/lib/fatal-words';
import { copyBuild, freePort, serveBuild } from '../../support/builds';
import { expect, test } from '../../support/fixtures';
import { directionOf, type Locale, wordsOf } from '../../support/locale';
import { parseLogLines } from '../../support/log-lines';

// What the page is for.
test.use({ allowedComplaints: [/status of 503|React error #441/] });
test.describe.configure({ mode: 'serial' });

const locales: Locale[] = ['en', 'ar'];

let base = '';
let end = async () => {};
let written = () => '';

// A site whose backend is gone and that has kept nothing: a page rendered per request can only fail.
test.beforeAll(async () => {
  const { build, remove } = copyBuild({ withoutCache: true });
  const [port, nobody] = [await freePort(), await freePort()];
  const settings = { BACKEND_URL: `http://127.0.0.1:${nobody}` };
  const { stop, ...site } = await serveBuild({ build, port, settings });
  written = site.said;
  base = `http://localhost:${port}`;
  end = async () => {
    await stop();
    remove();
  };
});
test.afterAll(() => end());

for (const language of locales) {
  const address = `/${language}/doctors?q=a`;
  const words = wordsOf[language].errors;
  const { awayTitle, away } = FATAL_WORDS[language];

  test(`what cannot be shown without the backend has its status, its words and the phone, ${language}`, async ({
    page,
    request,
  }) => {
    const phone = /href="(tel:\+\d+)"/.exec(await (await request.get(`${base}/${language}`)).text())?.[1];
    for (const path of ['/booking', '/booking-old', '/doctors/find', '/blog/find']) {
      const answer = await request.get(`${base}/${language}${path}`);
      const html = await answer.text();
      expect(answer.status(), path).toBe(503);
      for (const said of [awayTitle, away, `href="${phone}"`]) expect(html, path).toContain(said);
    }
    const answer = await page.goto(base + address);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(awayTitle);
    await expect(page.getByText(away)).toBeVisible();
    await expect(page.getByRole('link', { name: words.backToHome })).toHaveAttribute('href', '/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf[language]);
    await expect(page).toHaveTitle(awayTitle);
    const id = answer?.headers()['x-request-id'] ?? '';
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    // As the browser has drawn it, with its picture: what Next tells it of the fault is the same.
    await expect(page.locator('main svg')).toBeVisible();
    await expect(page.getByText(id.slice(-8))).toBeVisible();
    await expect(page.locator(`main a[href="${phone}"]`)).toBeVisible();
    const own = parseLogLines(written()).filter(({ requestId }) => requestId === id);
    expect(own).toContainEqual(expect.objectContaining({ msg: 'request', status: 503, level: 'warn' }));
    const told = own.filter(({ err }) => err !== undefined);
    expect(told.length).toBeGreaterThan(0);
    const digests = [...((await answer?.text()) ?? '').matchAll(/E\{\\"digest\\":\\"([\w@]+)/g)].map(
      ([, digest]) => digest,
    );
    expect(new Set(digests)).toEqual(new Set([id.slice(-8) + AWAY_MARK]));
  });
}

// The page in the document, without script, and who counts as a robot: website/src/server/render/fatal-error-page.test.ts.
test('a search engine gets the bare status', async ({ request }) => {
  const headers = {
    'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  };
  const answer = await request.get(`${base}/en/doctors?q=a`, { headers });
  expect(answer.status()).toBe(503);
  expect(answer.headers()['retry-after']).toBe('5');
  expect(await answer.text()).toBe('');
});

test('a picture of a card is not taken while the backend is away, and that is no fault of the picture', async ({
  request,
}) => {
  const headers = { 'Content-Type': 'image/png', Origin: base, 'Sec-Fetch-Site': 'same-origin' };
  const answer = await request.post(`${base}/api/cards`, { headers, data: Buffer.from('a picture') });
  expect([answer.status(), (await answer.json()).fault]).toEqual([503, 'failed']);
});
