import type { Page } from '@playwright/test';
import { LEAVING_BAR } from '../../../website/src/lib/browser/leaving-bar';
import { LOADING_BAR, STACKING } from '../../../website/src/lib/browser/shell-constants';
import { doctorOfTest } from '../../support/appointments';
import { machineTime } from '../../support/clock';
import { expect, test } from '../../support/fixtures';
import { holdPage, holdScripts, SCRIPT, startScripts, waitForReact } from '../../support/hydration';
import { directionOf, type Locale, otherLocale } from '../../support/locale';
import { openAtRest } from '../../support/page-at-rest';

// Of the address that leads nowhere.
test.use({ allowedComplaints: [/status of 404/] });

test('an entry shows its link, is kept by the switch', async ({ page, language, words, context }) => {
  const other = otherLocale[language];
  // As in browsers that copy nothing.
  await page.addInitScript(() => {
    for (const name of ['share', 'clipboard']) Object.defineProperty(navigator, name, { value: undefined });
  });
  const switches = page.getByRole('link', { name: words.layout.switchLanguage, exact: true });
  const { number } = doctorOfTest();
  await page.goto(`/${language}/doctor/${number}-x`);
  const path = new URL(page.url()).pathname;
  // The list it belongs to is marked in the navigation, however it is shown.
  const marked = page.locator(`header nav a[href="/${language}/doctors"][aria-current="page"]`);
  await expect(marked).not.toHaveCount(0);
  const { share } = words.ui;
  await page.locator('summary').filter({ hasText: share.label }).click();
  const copy = page.getByRole('button', { name: share.copy });
  await waitForReact(copy);
  await copy.click();
  const address = `/${language}/doctor/${number}-`;
  await expect(page.getByRole('status').filter({ hasText: address })).toBeVisible();
  await waitForReact(switches.first());
  await switches.first().click();
  await page.waitForURL(new RegExp(`/${other}/doctor/${number}-`));
  expect(decodeURI(page.url())).not.toContain(decodeURI(path).split(`${number}-`)[1]);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.locator('html')).toHaveAttribute('dir', directionOf[other]);

  await page.goto(`/${language}/doctors`);
  const menu = page.getByRole('button', { name: words.layout.menu });
  if (await menu.isVisible()) await menu.click();
  await switches.filter({ visible: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`/${other}/doctors$`));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  const cookie = (await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE');
  expect(((cookie?.expires ?? 0) - machineTime() / 1000) / 86_400).toBeGreaterThan(364);
});

test('a language chosen before the scripts is kept too', async ({ page, language, words }) => {
  const other = otherLocale[language];
  await page.route(SCRIPT, () => {});
  // With scripts that never come, some pages are never done loading.
  await page.goto(`/${language}/doctor/${doctorOfTest().number}-x#treats`, { waitUntil: 'commit' });
  const stated = await page.locator(`link[rel=alternate][hreflang=${other}]`).getAttribute('href');
  const switches = page.getByRole('link', { name: words.layout.switchLanguage, exact: true });
  await switches.filter({ visible: true }).first().click();
  // The same page here, wherever the site is reached, and the same part of it.
  await expect(page).toHaveURL(`${new URL(stated ?? '').pathname}#treats`);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('lang', other);
});

test('an address that leads nowhere leads on', async ({ page, language, words }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`/${language}/no-such-page`);
  const other = page.locator(`a[hreflang="${otherLocale[language]}"]`).first();
  // React draws the same as the server, which is read in http/addresses.spec.ts.
  await waitForReact(other);
  await expect(heading).toContainText(`/${language}/no-such-page`);
  await expect(other).toHaveAttribute('href', `/${otherLocale[language]}/no-such-page`);
  const main = page.getByRole('main');
  await expect(main.getByRole('combobox', { name: words.search.label })).toBeVisible();
  for (const path of ['/booking', '/doctors', '/services', '/branches', '/my-bookings'])
    await expect(main.locator(`a[href="/${language}${path}"]`)).toBeVisible();
  await page.getByRole('link', { name: words.errors.backToHome }).first().click();
  await expect(page).toHaveURL(new RegExp(`/${language}$`));
});

test('what lies below is laid out with the scripts, and its place kept', async ({ page, language }) => {
  const release = await holdScripts(page);
  await page.goto(`/${language}`);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveCSS('content-visibility', 'auto');
  await startScripts(page);
  release();
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  await expect(page.locator('html')).toHaveClass(/fully-rendered/);

  const link = page.locator('main a[href*="/branches/"]').last();
  await link.scrollIntoViewIfNeeded();
  const height = async () => (await link.boundingBox())?.y ?? Number.NaN;
  const before = await height();
  const isWhereItWas = () => expect.poll(async () => Math.abs((await height()) - before)).toBeLessThan(60);
  await link.click();
  await expect(page).toHaveURL(/\/branches\//);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/${language}$`));
  await isWhereItWas();
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/fully-rendered/);
  await isWhereItWas();
});

test('slides go on by button and arrow, and stop when used', async ({ page, language, words }) => {
  const { slider: labels } = words.home;
  const slider = page.getByRole('region', { name: labels.label });
  const slides = slider.getByRole('group');
  const current = slider.locator('button[aria-current="true"]');
  const button = (name: string) => slider.getByRole('button', { name, exact: true });
  const [next, pause, play] = [button(labels.next), button(labels.pause), button(labels.play)];
  const shows = async (number: number) => {
    const total = await slides.count();
    const name = labels.position.replace('{number}', String(number)).replace('{total}', String(total));
    await expect(current).toHaveAccessibleName(name);
  };
  await page.goto(`/${language}`);
  await waitForReact(next);
  // Held by the focus: after eight seconds the next slide would come by itself, and the press lead past it.
  await next.focus();
  expect(await slides.count()).toBeGreaterThan(1);
  await shows(1);
  await expect(pause).toBeVisible();
  await next.click();
  await shows(2);
  await expect(play).toBeVisible();
  await expect(slides.nth(1)).toBeInViewport();
  // Slides beside the screen are not read out, nor reached by Tab.
  await expect(slides.nth(0)).toHaveAttribute('inert', '');
  const [onward, back] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  await next.press(back);
  await shows(1);
  await next.press(onward);
  await shows(2);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(`/${language}`);
  await waitForReact(play);
  await expect(play).toBeVisible();
  await page.clock.fastForward('01:00');
  await shows(1);
});

async function openList(page: Page, language: Locale) {
  await openAtRest(page, `/${language}/doctors`);
  const link = page.locator(`main a[href*="/${language}/doctor/"]`).first();
  const href = decodeURI((await link.getAttribute('href')) ?? '');
  return { link, isThere: (address: URL) => decodeURI(address.pathname) === href };
}

// Its length over time, and that a quick page shows none: loading-progress.test.ts.
test('a thin bar runs, also before a page has its scripts', async ({ page, language }) => {
  const { link, isThere } = await openList(page, language);
  const letGo = await holdPage(page, isThere);
  await startScripts(page);
  const bar = page.locator('[data-loading-bar]');
  await bar.waitFor({ state: 'attached' });
  for (const [property, value] of Object.entries({
    ...{ height: `${LOADING_BAR.height}px`, 'background-color': 'rgb(2, 35, 81)', position: 'fixed' },
    ...{ 'z-index': String(STACKING.modal), 'inset-block-start': '0px', 'inset-inline-start': '0px' },
  }))
    await expect(bar).toHaveCSS(property, value);

  await link.click();
  await expect(bar).toHaveCSS('opacity', '1');
  letGo();
  await page.waitForURL(isThere);
  await expect(bar).toHaveCSS('opacity', '0');

  await openList(page, language);
  // The mouse on its way to the link starts them: however late the press comes, they are not there.
  const release = await holdScripts(page);
  // The page is being left: what it shows is noted for the next one.
  await page.evaluate((name) => {
    new MutationObserver(() => {
      const bar = document.querySelector(`[${name}]`);
      if (!(bar instanceof HTMLElement)) return;
      const { backgroundColor, height } = getComputedStyle(bar);
      sessionStorage.setItem(name, `${backgroundColor} ${height}, to ${bar.style.inlineSize}`);
    }).observe(document.documentElement, { childList: true });
  }, LEAVING_BAR);
  await link.click();
  await page.waitForURL(isThere, { waitUntil: 'commit' });
  release();
  const seen = await page.evaluate((name) => sessionStorage.getItem(name), LEAVING_BAR);
  expect(seen).toBe(`rgb(2, 35, 81) ${LOADING_BAR.height}px, to 90%`);
  await expect(page.locator(`[${LEAVING_BAR}]`)).toHaveCount(0);
});
