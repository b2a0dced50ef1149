import { expect, test } from '../../support/fixtures';
import { readLayoutShift, watchLayoutShift } from '../../support/layout-shift';
import { pathOf, publicRoutes } from '../../support/routes';
import { slowLine } from '../../support/slow-line';

/** Those with more in their first screen than a heading. */
const HEADS = ['home', 'doctors', 'doctor', 'branch', 'service', 'article', 'who we are'];

// A busy browser paints a page before it has read all of it, as it does on a slow line: what comes must not move what stands.
for (const route of publicRoutes.filter(({ name }) => HEADS.includes(name)))
  test(`${route.name}: stands still while it arrives`, async ({ page, request, language }) => {
    const line = await slowLine();
    try {
      await watchLayoutShift(page);
      const path = encodeURI(await pathOf({ route, language, request }));
      await page.goto(`${line.url}${path}`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const shift = await readLayoutShift(page);
      expect(shift.value, shift.moved.join('\n')).toBeLessThanOrEqual(0.02);
    } finally {
      line.close();
    }
  });
