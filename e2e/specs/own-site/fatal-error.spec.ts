import { copyBuild, freePort, serveBuild } from '../../support/builds';
import { expect, test } from '../../support/fixtures';
import { directionOf, type Locale, wordsOf } from '../../support/locale';
import { parseLogLines } from '../../support/log-lines';

test.describe.configure({ mode: 'serial' });

const ROBOTS = {
  'a search engine': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'a maker of previews': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
};
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

  test(`a fatal error has its status and its page, ${language}`, async ({ page }) => {
    const answer = await page.goto(`${base}${address}`, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.fatalTitle);
    await expect(page.getByText(words.fatalText)).toBeVisible();
    await expect(page.getByRole('link', { name: words.backToHome })).toHaveAttribute('href', '/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf[language]);
    await expect(page).toHaveTitle(words.fatalTitle);
    const id = answer?.headers()['x-request-id'] ?? '';
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    // As the browser has drawn it, with its picture: what Next tells it of the fault is the same.
    await expect(page.locator('main svg')).toBeVisible();
    await expect(page.getByText(id.slice(-8))).toBeVisible();
    const own = parseLogLines(written()).filter(({ requestId }) => requestId === id);
    expect(own).toContainEqual(expect.objectContaining({ msg: 'request', status: 503, level: 'warn' }));
    const told = own.filter(({ err }) => err !== undefined);
    expect(told.length).toBeGreaterThan(0);
    const digests = [...((await answer?.text()) ?? '').matchAll(/E\{\\"digest\\":\\"(\w+)/g)].map(
      ([, digest]) => digest,
    );
    expect(new Set(digests)).toEqual(new Set([id.slice(-8)]));
  });

  test(`a fatal error has its page in the document, without script, ${language}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const answer = await page.goto(`${base}${address}`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.fatalTitle);
    await expect(page.getByText(words.fatalText)).toBeVisible();
    await expect(page.getByRole('link', { name: words.backToHome })).toHaveAttribute('href', '/');
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf[language]);
    const id = answer?.headers()['x-request-id'] ?? 'none';
    await expect(page.getByText(id.slice(-8))).toBeVisible();
    await context.close();
  });

  for (const [name, userAgent] of Object.entries(ROBOTS)) {
    test(`${name} gets the bare status, ${language}`, async ({ request }) => {
      const answer = await request.get(`${base}${address}`, { headers: { 'User-Agent': userAgent } });
      expect(answer.status()).toBe(503);
      expect(answer.headers()['retry-after']).toBe('5');
      expect(await answer.text()).toBe('');
    });
  }
}

test('a picture of a card is not taken while the backend is away, and that is no fault of the picture', async ({
  request,
}) => {
  const headers = { 'Content-Type': 'image/png', Origin: base, 'Sec-Fetch-Site': 'same-origin' };
  const answer = await request.post(`${base}/api/cards`, { headers, data: Buffer.from('a picture') });
  expect([answer.status(), (await answer.json()).fault]).toEqual([503, 'failed']);
});

test('English says it in the words of the specification', () => {
  expect(wordsOf.en.errors.fatalTitle).toBe("Oops! That Page Can't Be Found.");
  expect(wordsOf.en.errors.fatalText).toBe('The page you are looking for was never existed.');
  expect(wordsOf.en.errors.backToHome).toBe('Back to Home');
});
