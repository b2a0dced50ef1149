import { expect, type Page, test } from '@playwright/test';
import { UPDATE_CHECK } from '../../../website/src/lib/shell-constants';
import { formsKeyOf, freePort, idOf, makeNextBuild, serveBuild } from '../../support/builds';
import { environment, websiteSettings } from '../../support/environment';
import { waitForRouter } from '../../support/hydration';
import { wordsOf } from '../../support/locale';
import { orderToast, waitForToastArea } from '../../support/toasts';

test.describe.configure({ mode: 'serial' });

const next = { build: '', id: '', remove: () => {} };

test.beforeAll(() => {
  Object.assign(next, makeNextBuild());
});
test.afterAll(() => next.remove());

/** The id in the addresses of the page's scripts: Next takes it off the document as soon as it runs. */
const buildOf = (page: Page) =>
  page.evaluate(() => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="dpl="]');
    return script && new URL(script.src).searchParams.get('dpl');
  });

/** Leaves the window for another one, and comes back. */
const comeBack = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new FocusEvent('blur'));
    window.dispatchEvent(new FocusEvent('focus'));
  });

/** Opens a page of the running build, puts the next one in its place, and comes back to the page. */
async function releaseUnder(
  page: Page,
  {
    before,
    notice = () => comeBack(page),
  }: { before?: () => Promise<void>; notice?: () => Promise<void> } = {},
) {
  const port = await freePort();
  const first = await serveBuild({ build: environment.websiteBuild, port });
  await expect(async () => {
    await page.goto(`http://localhost:${port}/en/doctors`, { waitUntil: 'networkidle' });
    expect(await buildOf(page)).toBe(idOf(environment.websiteBuild));
  }).toPass({ timeout: 20_000 });
  await before?.();
  await first.stop();
  const second = await serveBuild({ build: next.build, port });
  await notice();
  return { stop: second.stop, port };
}

test('a page that is come back to is reloaded once when there is a newer build', async ({ page }) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const before = async () => {
    loads = 0;
  };
  const { stop } = await releaseUnder(page, { before });
  await expect.poll(() => buildOf(page).catch(() => null)).toBe(next.id);
  // The scripts of the newer page are there before all of it has loaded.
  await expect.poll(() => loads).toBe(1);
  for (let time = 0; time < 3; time += 1) {
    await comeBack(page);
    await page.waitForTimeout(300);
  }
  expect(loads).toBe(1);
  await stop();
});

test('a page that is only left open asks by itself, and is reloaded', async ({ page }) => {
  await page.clock.install();
  const notice = () => page.clock.fastForward(UPDATE_CHECK.pollInterval);
  const { stop } = await releaseUnder(page, { notice });
  await expect.poll(() => buildOf(page).catch(() => null)).toBe(next.id);
  await stop();
});

test('a half-filled form waits; the next page is of the newer build', async ({ page }) => {
  const field = page.getByRole('searchbox', { name: wordsOf.en.doctors.finder.search });
  const { stop } = await releaseUnder(page, { before: () => field.fill('nad') });
  await page.waitForTimeout(1500);
  await expect(field).toHaveValue('nad');
  expect(await buildOf(page)).toBe(idOf(environment.websiteBuild));

  await page.getByRole('contentinfo').getByRole('link', { name: wordsOf.en.layout.home }).first().click();
  await expect.poll(() => buildOf(page).catch(() => null)).toBe(next.id);
  await stop();
});

test('a form that was filled before the scripts came waits too', async ({ page }) => {
  const field = page.getByRole('searchbox', { name: wordsOf.en.doctors.finder.search });
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  let read = 0;
  const before = async () => {
    // They come from the build of the page, after the next one is there.
    await page.route('**/_next/static/**/*.js*', async (route) => {
      const response = await route.fetch();
      read += 1;
      await released;
      await route.fulfill({ response });
    });
    await field.fill('nad');
    await expect.poll(() => read).toBeGreaterThan(5);
    await page.waitForTimeout(500);
  };
  const { stop } = await releaseUnder(page, { before, notice: async () => release() });
  await waitForRouter(page);
  await comeBack(page);
  await page.waitForTimeout(1500);
  await expect(field).toHaveValue('nad');
  expect(await buildOf(page)).toBe(idOf(environment.websiteBuild));
  await stop();
});

// Next makes a key for each build otherwise, and refuses what was opened under the one before.
test('a form opened without script before a new build can be sent after it: its key is that of the settings', () => {
  expect(formsKeyOf(environment.websiteBuild)).toBe(websiteSettings().NEXT_SERVER_ACTIONS_ENCRYPTION_KEY);
});

test('a piece of script that is gone reloads the page, once in ten seconds, and the form is as it was', async ({
  page,
}) => {
  const known = new Set<string>();
  page.on('requestfinished', (sent) => void known.add(sent.url()));
  await page.goto('/en/doctors', { waitUntil: 'networkidle' });
  const field = page.getByRole('searchbox', { name: wordsOf.en.doctors.finder.search });
  await field.fill('nad');
  await page.waitForTimeout(1000);

  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  // The server has what the page began with, and nothing that it asks for later.
  await page.route('**/_next/static/**', (route) =>
    known.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  );
  const reloaded = page.waitForEvent('load');
  await orderToast({ page, toast: { type: 'info', message: 'One' } });
  await reloaded;
  await waitForToastArea(page);
  await expect(field).toHaveValue('nad');

  await orderToast({ page, toast: { type: 'info', message: 'Two' } });
  await page.waitForTimeout(1500);
  expect(loads).toBe(1);
});
