import { expect, test } from '../../support/fixtures';
import { weighPage } from '../../support/page-weight';
import { pathOf, publicRoutes, type Route } from '../../support/routes';

const KB = 1024;

/** A phone of today; its pictures weigh most. */
test.use({ deviceScaleFactor: 3 });

/** Product decisions, section 6: one cold visit that nobody touches, and all there is once it was read and touched. */
const UNTOUCHED = { home: 250 * KB, inner: 200 * KB, script: 125 * KB, font: 36 * KB };
const READ = { home: 400 * KB, inner: 410 * KB, script: 170 * KB, requests: 60 };
/** A step of the booking starts its scripts at once: its next press is certain (docs/decisions/0164-scripts-at-need.md). */
const BOOKING = { inner: 240 * KB, script: 170 * KB };

const isBooking = ({ path }: Route) => path === '/booking';

for (const route of publicRoutes) {
  test(`${route.name}: light enough for a slow phone`, async ({ page, request, language }) => {
    const path = await pathOf({ route, language, request });
    const { untouched, read } = await weighPage({ page, path });
    test.info().annotations.push({ type: 'weight', description: JSON.stringify({ untouched, read }) });
    const size = route.path === '/' ? 'home' : 'inner';
    const budget = isBooking(route) ? { ...UNTOUCHED, ...BOOKING } : UNTOUCHED;
    expect(untouched.total, 'untouched').toBeLessThanOrEqual(budget[size]);
    expect(untouched.script, 'scripts, untouched').toBeLessThanOrEqual(budget.script);
    expect(untouched.font, 'fonts').toBeLessThanOrEqual(budget.font);
    expect(read.total, 'read and touched').toBeLessThanOrEqual(READ[size]);
    expect(read.script, 'scripts, touched').toBeLessThanOrEqual(
      isBooking(route) ? BOOKING.script : READ.script,
    );
    expect(read.requests, 'requests').toBeLessThanOrEqual(READ.requests);
  });
}
