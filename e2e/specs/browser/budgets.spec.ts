import { expect, test } from '../../support/fixtures';
import { weighPage } from '../../support/page-weight';
import { pathOf, publicRoutes } from '../../support/routes';

const KB = 1024;

/** Product decisions, section 6. */
const BUDGET = {
  home: 516 * KB,
  inner: 400 * KB,
  script: 170 * KB,
  font: 36 * KB,
  requests: 60,
};

for (const route of publicRoutes) {
  test(`${route.name}: light enough for a slow phone`, async ({ page, request, language }) => {
    const path = await pathOf({ route, language, request });
    const weight = await weighPage({ page, path });
    test.info().annotations.push({ type: 'weight', description: JSON.stringify(weight) });
    expect(weight.script, 'script').toBeLessThanOrEqual(BUDGET.script);
    expect(weight.font, 'fonts').toBeLessThanOrEqual(BUDGET.font);
    expect(weight.total, 'everything').toBeLessThanOrEqual(route.path === '/' ? BUDGET.home : BUDGET.inner);
    expect(weight.requests, 'requests').toBeLessThanOrEqual(BUDGET.requests);
  });
}
