import { expect, test } from '../../support/fixtures';
import { readLayoutShift, watchLayoutShift } from '../../support/layout-shift';
import { openAtRest } from '../../support/page-at-rest';
import { pathOf, publicRoutes } from '../../support/routes';
import { slowLine } from '../../support/slow-line';

/** Routes with more in their first screen than a heading. */
const HEADS = ['home', 'doctor', 'article'];

// A busy browser paints a page before it has read all of it, as it does on a slow line: what comes must not move what stands.
test('pages stand still while they arrive', async ({ page, request, language }) => {
  const line = await slowLine();
  await watchLayoutShift(page);
  for (const route of publicRoutes.filter(({ name }) => HEADS.includes(name)))
    await test.step(route.name, async () => {
      await openAtRest(page, `${line.url}${await pathOf({ route, language, request })}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const shift = await readLayoutShift(page);
      expect.soft(shift.value, `${route.name}: ${shift.moved.join('\n')}`).toBeLessThanOrEqual(0.02);
    });
  line.close();
});
