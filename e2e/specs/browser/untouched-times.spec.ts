import type { Locator, Page } from '@playwright/test';
import { doctorOfTest } from '../../support/doctors';
import { expect, test } from '../../support/fixtures';
import { hasReact, waitForRouter } from '../../support/hydration';
import { patternOf } from '../../support/locale';
import { openAtRest } from '../../support/page-at-rest';

/** The queries of calls of the website's API that a page makes from now on. */
function callsTo(page: Page, path: string): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === path) asked.push(searchParams);
  });
  return asked;
}

test('an untouched page has the times of a doctor, each asked once', async ({ page, language, words }) => {
  await test.step('all cards', async () => {
    const { nextFree, none } = words.availability;
    const asked = callsTo(page, '/api/availability/next');
    await openAtRest(page, `/${language}/doctors`);
    const cards = page.getByRole('article');
    expect(await cards.count()).toBeGreaterThan(1);
    const expectDrawn = (card: Locator) =>
      expect(card.locator('[data-live=next-free]')).toHaveAttribute('data-state', /^(free|none)$/);
    for (const card of await cards.all()) {
      await expectDrawn(card);
      await expect(card).toContainText(nextFree);
      const time = card.getByText(/\d{1,2}:\d{2}|12 ظهرًا/);
      await expect(card.getByText(none).or(time).first()).toBeVisible();
    }
    expect(await hasReact(page)).toBe(false);
    // React finds the lines drawn, and leaves them.
    await waitForRouter(page);
    await expectDrawn(cards.first());
    expect(asked).toHaveLength(1);
  });

  await test.step('a doctor’s days, and those of a service that is named', async () => {
    const { week } = words.availability;
    const asked = callsTo(page, '/api/availability/week');
    const doctor = `/${language}/doctor/${doctorOfTest().number}-x`;
    await openAtRest(page, doctor);
    const times = page.getByRole('link', { name: patternOf(week.book) });
    const days = page.locator('[data-slot=days] > li');
    const namesOf = () => days.locator('> p:first-child').allTextContents();
    const expectTimes = async () => {
      await expect(days).toHaveCount(5);
      for (const day of await days.all()) expect(await day.locator(times).count()).toBeGreaterThan(0);
    };
    const hrefs = () => times.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await expect(times.filter({ visible: true }).first()).toBeVisible();
    await expectTimes();
    expect(await hasReact(page)).toBe(false);
    const [drawn, first] = [await hrefs(), await namesOf()];
    // React finds the week drawn, and leaves it.
    await waitForRouter(page);
    expect(await hrefs()).toEqual(drawn);

    // Held until what was shown before has faded; what comes is read at once.
    const part = page.locator('[data-live=week]');
    const slot = page.locator('[data-live=week] [data-slot=days]');
    const { promise: isFaded, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/api/availability/week**', (route) => isFaded.then(() => route.continue()));
    await page.getByRole('button', { name: week.next, exact: true }).click();
    await expect(slot).toHaveCSS('opacity', '0.5');
    const watch = await part.evaluateHandle((element) => {
      const opacity = new Promise<string>((done) => {
        const isShown = () =>
          done(getComputedStyle(element.querySelector('[data-slot=days]') ?? element).opacity);
        const drawnAnew = () => requestAnimationFrame(() => requestAnimationFrame(isShown));
        new MutationObserver(drawnAnew).observe(element, { childList: true, subtree: true });
      });
      return { opacity };
    });
    letGo();
    await expect(part).toHaveAttribute('aria-busy', 'false');
    expect(await watch.evaluate(({ opacity }) => opacity)).toBe('1');
    expect((await namesOf()).filter((name) => first.includes(name))).toEqual([]);
    await expectTimes();
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    expect(asked.map((query) => query.get('from'))).toEqual([null, day]);
    await page.getByRole('button', { name: week.previous, exact: true }).click();
    await expect.poll(namesOf).toEqual(first);

    const before = asked.length;
    await page.goto('about:blank');
    await page.goto(`${doctor}#service=1`);
    await expect(times.filter({ visible: true }).first()).toHaveAttribute('href', /[?&]service=1(&|$)/);
    expect(asked.slice(before).map((query) => query.get('service'))).toEqual(['1']);
  });
});
