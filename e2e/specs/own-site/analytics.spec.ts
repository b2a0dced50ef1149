import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { copyBuild, freePort, makePagesOld, serveBuild } from '../../support/builds';
import { expect, test } from '../../support/fixtures';
import { wordsOf } from '../../support/locale';

const SETTINGS = {
  ANALYTICS_SCRIPT_URL: 'https://stats.test/js/script.js',
  ANALYTICS_NAME: 'Stats of Others',
  ANALYTICS_ATTRIBUTES: 'data-domain=clinic.example',
  ANALYTICS_ORIGINS: 'https://in.stats.test',
};
/** What the script of others does: it reports the page. */
const SCRIPT = `fetch('https://in.stats.test/seen?'+document.currentScript.dataset.domain, { method: 'POST', mode: 'no-cors' })`;

let site: Awaited<ReturnType<typeof serveBuild>>;
let remove: () => void;
let base: string;

test.beforeAll(async () => {
  const copy = copyBuild({ withoutCache: true });
  remove = copy.remove;
  makePagesOld(copy.build);
  const port = await freePort();
  base = `http://localhost:${port}`;
  site = await serveBuild({ build: copy.build, port, settings: SETTINGS });
});
test.afterAll(async () => {
  await site?.stop();
  remove?.();
});

/** Answers for the others, and notes what is asked of them. */
async function watchOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/(?:in\.)?stats\.test\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
  });
  return asked;
}

/** Pages of before are given until the new ones are made. */
async function openWithQuestion({ page, path, words }: { page: Page; path: string; words: string }) {
  const question = page.getByRole('region', { name: words });
  await expect(async () => {
    await page.goto(base + path);
    await expect(question).toBeVisible({ timeout: 2000 });
  }).toPass();
  return question;
}

for (const language of ['en', 'ar'] as const) {
  const words = wordsOf[language].analytics;

  test(`analytics of others are asked about first, and a refusal is kept (${language})`, async ({ page }) => {
    const asked = await watchOthers(page);
    await page.setViewportSize({ width: 360, height: 740 });
    const question = await openWithQuestion({ page, path: `/${language}/faq`, words: words.label });
    await expect(question).toContainText(SETTINGS.ANALYTICS_NAME);
    await expectAccessible(page);
    await question.getByRole('button', { name: words.no, exact: true }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(question).toBeHidden();
    expect(asked).toEqual([]);
  });

  test(`who agrees is counted by others, but not on pages of a booking, until they change their mind (${language})`, async ({
    page,
  }) => {
    const asked = await watchOthers(page);
    const question = await openWithQuestion({ page, path: `/${language}/faq`, words: words.label });
    await question.getByRole('button', { name: words.yes, exact: true }).click();
    await expect
      .poll(() => asked)
      .toEqual(['https://stats.test/js/script.js', 'https://in.stats.test/seen?clinic.example']);
    await page.goto(`${base}/${language}/my-bookings`);
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(2);
    const choice = await openWithQuestion({
      page,
      path: `/${language}/privacy-policy`,
      words: words.label,
    });
    const no = choice.getByRole('button', { name: words.no, exact: true });
    await expect(choice.getByRole('button', { name: words.yes, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await no.click();
    await expect(no).toHaveAttribute('aria-pressed', 'true');
    const before = asked.length;
    await page.goto(`${base}/${language}/faq`);
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(before);
  });
}

test('pages of staff are opened for nobody', async ({ request }) => {
  const answer = await request.get(`${base}/en/admin/login`);
  expect(answer.headers()['content-security-policy']).not.toContain('stats.test');
});
