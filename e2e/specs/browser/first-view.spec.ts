import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { startScripts, waitForRouter } from '../../support/hydration';
import { patternOf } from '../../support/locale';

/** Longer than anything on the site takes to fade, ms. */
const FADED_MS = 400;
/** By when a page has fetched ahead what there is room for, ms. */
const FETCHED_MS = 2000;
/** Bytes of a page after which there is no room for its scripts. */
const LARGE_PAGE = 150_000;
const SCRIPT = /\/_next\/static\/.+\.js/;

/** The page's scripts that are asked for from now on. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (SCRIPT.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Pages, and how many scripts each asks for at least while nobody touches it. */
const ADDRESSES: Record<string, { addressIn: (language: string) => string; scripts: number }> = {
  'home page': { addressIn: (language) => `/${language}`, scripts: 1 },
  'bare address': { addressIn: () => '/', scripts: 1 },
  'page of questions': { addressIn: (language) => `/${language}/faq`, scripts: 5 },
  'first page of the booking': { addressIn: (language) => `/${language}/booking`, scripts: 5 },
};

for (const [name, { addressIn, scripts }] of Object.entries(ADDRESSES))
  test(`scripts are asked for when everything the ${name} shows is there`, async ({ page, language }) => {
    await page.goto(addressIn(language));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const timesOf = () =>
      page.evaluate(() => ({
        loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
        starts: performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/_next\/static\/.+\.js/.test(name))
          .map(({ startTime }) => startTime),
      }));
    await expect.poll(async () => (await timesOf()).starts.length).toBeGreaterThanOrEqual(scripts);
    const { loaded, starts } = await timesOf();
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(loaded);
  });

test.describe('while a picture is still on its way', () => {
  test.beforeEach(async ({ page, language }) => {
    // Held for ever, as is every clock of the page: only what a test does can start the scripts.
    await page.route('**/_next/image?**', () => new Promise(() => {}));
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await page.goto(`/${language}`, { waitUntil: 'domcontentloaded' });
  });

  test('the first key starts the scripts', async ({ page }) => {
    const asked = scriptsOf(page);
    expect(await page.locator('script[src*="/_next/static/"][async]').count()).toBe(0);
    await page.keyboard.press('Tab');
    await expect.poll(() => asked.length).toBeGreaterThan(3);
  });

  test('what draws live parts is fetched without it after a while', async ({ page }) => {
    const asked = scriptsOf(page);
    await page.clock.runFor(3900);
    expect(asked).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => asked.length).toBe(1);
  });
});

/** Whether React has started on the page. */
const hasReact = (page: Page) =>
  page.evaluate(() => Object.keys(document).some((key) => key.startsWith('_reactListening')));

test.describe('a page that nobody has touched', () => {
  test('draws its live parts, and does not start React', async ({ page, language, words }) => {
    await page.goto(`/${language}/branches`, { waitUntil: 'networkidle' });
    const { open, closed } = words.branches.openNow;
    await expect(page.locator('[data-live=open-now]').first()).toContainText(new RegExp(`${open}|${closed}`));
    expect(await hasReact(page)).toBe(false);
  });

  test('obeys the press that starts React', async ({ page, language, words }) => {
    await page.goto(`/${language}`, { waitUntil: 'networkidle' });
    expect(await hasReact(page)).toBe(false);
    const next = page.getByRole('button', { name: words.home.slider.next });
    // Without a mouse that comes near first.
    await next.dispatchEvent('click');
    await expect(page.locator('[aria-current=true][type=button]')).toHaveAttribute(
      'aria-label',
      patternOf(words.home.slider.position.replace('{number}', '2')),
    );
  });

  test('starts no scripts because its window gets the focus, and does once it is come back to', async ({
    page,
    language,
  }) => {
    await page.goto(`/${language}/faq`, { waitUntil: 'networkidle' });
    const gets = (type: string) =>
      page.evaluate((one) => void window.dispatchEvent(new FocusEvent(one)), type);
    await gets('focus');
    // Longer than what a focus by a tap waits for its click.
    await page.waitForTimeout(500);
    expect(await page.locator('html.touched').count()).toBe(0);
    await gets('blur');
    await gets('focus');
    await expect(page.locator('html.touched')).toHaveCount(1);
  });

  test('opens its menu before a tap starts scripts', async ({ page, language, hasTouch }) => {
    test.skip(!hasTouch, 'A mouse starts them as it comes near.');
    await page.goto(`/${language}`, { waitUntil: 'networkidle' });
    const menu = page.locator('header details:has(nav)');
    const isOpenAtStart = menu.evaluate(
      (details: HTMLDetailsElement) =>
        new Promise((done) => {
          const isScript = ({ nodeName }: Node) => nodeName === 'SCRIPT';
          new MutationObserver((records) => {
            if (records.some(({ addedNodes }) => [...addedNodes].some(isScript))) done(details.open);
          }).observe(document.head, { childList: true });
        }),
    );
    await menu.locator('summary').tap();
    expect(await isOpenAtStart).toBe(true);
    await expect.poll(() => hasReact(page)).toBe(true);
    await expect(menu).toHaveAttribute('open');
  });

  test('starts React on a list of who is there today that was made on another day', async ({
    page,
    language,
  }) => {
    await page.clock.install({ time: Date.now() + 24 * 3_600_000 });
    await page.goto(`/${language}/branches`);
    await page.clock.runFor(1000);
    await expect.poll(() => hasReact(page)).toBe(true);
  });

  test('says when a doctor is free, asked for once by all cards', async ({ page, language, words }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/availability/next')) asked.push(request.url());
    });
    await page.goto(`/${language}/doctors`, { waitUntil: 'networkidle' });
    const line = page.locator('main article [data-live=next-free]').first();
    await expect(line).toHaveAttribute('data-state', /^(free|none)$/);
    await expect(line).toContainText(words.availability.nextFree);
    expect(await hasReact(page)).toBe(false);
    // React finds the line drawn, and leaves it.
    await waitForRouter(page);
    await expect(line).toHaveAttribute('data-state', /^(free|none)$/);
    expect(asked).toHaveLength(1);
  });

  test('shows a doctor’s free times and the days after them, each asked for once', async ({
    page,
    language,
    words,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/availability/week') asked.push(searchParams.get('from') ?? 'today');
    });
    await page.goto(`/${language}/doctors`);
    const doctor = String(await page.locator('main a[href*="/doctor/"]').first().getAttribute('href'));
    await page.goto(doctor, { waitUntil: 'networkidle' });
    const { week } = words.availability;
    const times = page.getByRole('link', { name: patternOf(week.book) });
    await expect(times.filter({ visible: true }).first()).toBeVisible();
    expect(await hasReact(page)).toBe(false);
    const first = await times.evaluateAll((links) => links.map((link) => link.getAttribute('href')));

    // React finds the week drawn, and leaves it.
    await waitForRouter(page);
    expect(await times.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(first);
    // Slow enough for what was shown before to fade; what comes is read at once.
    await page.route('**/api/availability/week**', async (route) => {
      await pause(FADED_MS);
      await route.continue();
    });
    const opacity = page.locator('[data-live=week] [data-slot=days]').evaluate(
      (days) =>
        new Promise((done) => {
          const isShown = () => done(getComputedStyle(days).opacity);
          const drawn = () => requestAnimationFrame(() => requestAnimationFrame(isShown));
          new MutationObserver(drawn).observe(days, { childList: true });
        }),
    );
    await page.getByRole('button', { name: week.next, exact: true }).click();
    await expect(page.locator('[data-live=week]')).toHaveAttribute('aria-busy', 'false');
    expect(await opacity).toBe('1');
    await expect.poll(() => asked).toEqual(['today', expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
    await expect(page.getByRole('button', { name: week.previous, exact: true })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
  });

  test('asks for the times of the service that the address names, and for no others', async ({
    page,
    language,
    words,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/availability/week') asked.push(String(searchParams.get('service')));
    });
    await page.goto(`/${language}/doctors`);
    const doctor = String(await page.locator('main a[href*="/doctor/"]').first().getAttribute('href'));
    await page.goto('about:blank');
    await page.goto(`${doctor}#service=1`);
    const times = page.getByRole('link', { name: patternOf(words.availability.week.book) });
    await expect(times.filter({ visible: true }).first()).toHaveAttribute('href', /[?&]service=1(&|$)/);
    expect(asked).toEqual(['1']);
  });

  test('fetches ahead only what every page has, and the rest when it is touched', async ({
    page,
    language,
  }) => {
    const asked = scriptsOf(page);
    await page.goto(`/${language}/faq`);
    await expect.poll(() => asked.length).toBeGreaterThan(3);
    await pause(FETCHED_MS);
    expect(asked.filter((address) => address.includes('/flight/'))).toEqual([]);
    const ahead = asked.length;
    await startScripts(page);
    await expect.poll(() => hasReact(page)).toBe(true);
    expect(asked.filter((address) => address.includes('/flight/'))).toHaveLength(1);
    expect(asked.length).toBeGreaterThan(ahead + 3);
  });

  test('that was large fetches nothing ahead', async ({ page, language }) => {
    await page.addInitScript((bytes) => {
      const read = performance.getEntriesByType.bind(performance);
      performance.getEntriesByType = (type) =>
        type === 'navigation' ? [{ ...read(type)[0]?.toJSON(), transferSize: bytes }] : read(type);
    }, LARGE_PAGE);
    const asked = scriptsOf(page);
    await page.goto(`/${language}/faq`, { waitUntil: 'networkidle' });
    await pause(FETCHED_MS);
    expect(asked.filter((address) => !address.endsWith('/live-parts.js'))).toEqual([]);
    await page.keyboard.press('Tab');
    await expect.poll(() => hasReact(page)).toBe(true);
  });

  test('fetches pictures of later slides when it is touched', async ({ page, language }) => {
    await page.goto(`/${language}`, { waitUntil: 'networkidle' });
    const later = page.locator('[data-after-touch] > img');
    const fetched = () =>
      later.evaluateAll((pictures) => pictures.filter((picture) => (picture as HTMLImageElement).currentSrc));
    expect(await later.count()).toBeGreaterThan(0);
    expect(await fetched()).toEqual([]);
    const box = await later.first().locator('..').boundingBox();
    expect(box?.height).toBeGreaterThan(100);
    await page.locator('h1').dispatchEvent('pointerdown');
    await expect.poll(async () => (await fetched()).length).toBeGreaterThan(0);
  });

  test('leaves the line to the page of a link that is pressed', async ({ page, language }) => {
    await page.goto(`/${language}`, { waitUntil: 'networkidle' });
    await pause(FETCHED_MS);
    const asked = scriptsOf(page);
    const link = page.locator('main a[href*="/booking"]').first();
    for (const type of ['pointerdown', 'pointerup']) await link.dispatchEvent(type);
    await pause(FADED_MS);
    expect(asked).toEqual([]);
    await page.locator('h1').dispatchEvent('pointerdown');
    await expect.poll(() => asked.length).toBeGreaterThan(3);
    expect(await hasReact(page)).toBe(false);
    await page.locator('h1').dispatchEvent('pointerup');
    await expect.poll(() => hasReact(page)).toBe(true);
  });

  for (const connection of [{ saveData: true, effectiveType: '4g' }, { effectiveType: '3g' }])
    test(`fetches no scripts early where the line says ${JSON.stringify(connection)}`, async ({
      page,
      language,
    }) => {
      await page.addInitScript((line) => {
        Object.defineProperty(navigator, 'connection', { value: line });
      }, connection);
      const asked = scriptsOf(page);
      await page.goto(`/${language}/branches`, { waitUntil: 'networkidle' });
      await expect(page.locator('[data-live=open-now]').first()).toHaveAttribute('data-state', /open|closed/);
      await pause(FETCHED_MS);
      expect(asked.filter((address) => !address.endsWith('/live-parts.js'))).toEqual([]);
      await page.keyboard.press('Tab');
      await expect.poll(() => hasReact(page)).toBe(true);
    });
});
