import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/fixtures';
import { readLayoutShift, watchLayoutShift } from '../../support/layout-shift';
import { pathOf, publicRoutes, type Route } from '../../support/routes';
import { scrollThrough } from '../../support/scroll';

/** Public pages that are no routes of their own: a list with nothing in it, and an address that leads nowhere. */
const others: Route[] = [
  { name: 'a search without a result', path: '/blog?q=zzzz' },
  { name: 'not found', path: '/no-such-page' },
];

test.use({ allowedComplaints: [/no-such-page/] });

// A complaint of the console (React's about hydration among them) fails each of these; see support/fixtures.
for (const route of [...publicRoutes, ...others]) {
  test(`${route.name}: accessible, still, not wider than the screen, every picture there`, async ({
    page,
    request,
    language,
  }) => {
    await watchLayoutShift(page);
    await page.goto(encodeURI(await pathOf({ route, language, request })), { waitUntil: 'networkidle' });
    await scrollThrough(page);

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess).toBeLessThanOrEqual(0);
    const shift = await readLayoutShift(page);
    expect(shift.value, shift.moved.join('\n')).toBeLessThanOrEqual(0.02);
    const broken = await page.evaluate(async () => {
      const images = [...document.images].filter((image) => image.checkVisibility());
      // Pictures beside the screen, in rows that scroll sideways, wait to be scrolled to.
      for (const image of images) image.loading = 'eager';
      await Promise.all(images.map((image) => image.decode().catch(() => {})));
      return images
        .filter((image) => image.naturalWidth === 0 || !image.hasAttribute('alt'))
        .map((image) => image.currentSrc || image.src);
    });
    expect(broken).toEqual([]);
    await expectAccessible(page);
  });
}
