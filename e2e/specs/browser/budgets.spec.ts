import { expect, test } from '../../support/fixtures';
import { weighPage } from '../../support/page-weight';
import { pathOf, publicRoutes } from '../../support/routes';

const KB = 1024;

/** Product decisions, section 6. */
// Booking is the one page with forms, a calendar, held times and uploads: 172 KB were measured, 175 are allowed.
const BUDGET = {
  home: 516 * KB,
  inner: 400 * KB,
  script: 170 * KB,
  bookingScript: 175 * KB,
  font: 65 * KB,
  requests: 60,
};

for (const route of publicRoutes) {
  test(`${route.name}: light enough for a slow phone`, async ({ page, request, language }) => {
    const path = await pathOf({ route, language, request });
    const weight = await weighPage({ page, path });
    test.info().annotations.push({ type: 'weight', description: JSON.stringify(weight) });
    const script = route.path === '/booking' ? BUDGET.bookingScript : BUDGET.script;
    expect(weight.script, 'script').toBeLessThanOrEqual(script);
    expect(weight.font, 'fonts').toBeLessThanOrEqual(BUDGET.font);
    expect(weight.total, 'everything').toBeLessThanOrEqual(route.path === '/' ? BUDGET.home : BUDGET.inner);
    expect(weight.requests, 'requests').toBeLessThanOrEqual(BUDGET.requests);
  });
}
