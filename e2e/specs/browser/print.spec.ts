import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { pathOf, publicRoutes } from '../../support/routes';

async function openForPrint({ page, path }: { page: Page; path: string }) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print' });
}

for (const route of publicRoutes) {
  test(`on paper ${route.name} is its own words, without bars and without white on white`, async ({
    page,
    language,
    request,
  }) => {
    await openForPrint({ page, path: await pathOf({ route, language, request }) });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of ['nav', 'footer', 'a[href="#content"]'])
      await expect(page.locator(`body > ${name}, header ${name}`).locator('visible=true')).toHaveCount(0);
    const pale = await page.evaluate(() => {
      const luminance = (colour: string) => {
        const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
        return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
      };
      return [...document.querySelectorAll('main *')]
        .filter((element) => element.checkVisibility() && !element.closest('a, button, [aria-hidden="true"]'))
        .filter((element) =>
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          ),
        )
        .filter((element) => luminance(getComputedStyle(element).color) > 0.6)
        .map((element) => (element.textContent ?? '').trim().slice(0, 40));
    });
    expect(pale).toEqual([]);
  });
}

test('answers that are folded up are open on paper', async ({ page, language }) => {
  await openForPrint({ page, path: `/${language}/faq` });
  const answers = page.locator('main details > p');
  expect(await answers.count()).toBeGreaterThan(5);
  for (const answer of await answers.all())
    expect(await answer.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(10);
});

test('the doctor is whole on paper: what is known of the doctor, where and when', async ({
  page,
  language,
  words,
  request,
}) => {
  const route = publicRoutes.find(({ name }) => name === 'doctor');
  if (!route) throw new Error('There is no route of a doctor.');
  await openForPrint({ page, path: await pathOf({ route, language, request }) });
  for (const name of [words.doctors.about, words.doctors.degrees, words.doctors.whereAndWhen])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
});
