import { firstDoctorPath } from '../../pages/doctors';
import { firstEntryOf } from '../../pages/entries';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/fixtures';
import { readLayoutShift, watchLayoutShift } from '../../support/layout-shift';
import { scrollThrough } from '../../support/scroll';

const pages = [
  { name: 'home', pathOf: async () => '' },
  { name: 'doctors', pathOf: async () => '/doctors' },
  { name: 'doctor', pathOf: firstDoctorPath },
  { name: 'services', pathOf: async () => '/services' },
  { name: 'service', pathOf: firstEntryOf('services') },
  { name: 'branches', pathOf: async () => '/branches' },
  { name: 'branch', pathOf: firstEntryOf('branches') },
  { name: 'blog', pathOf: async () => '/blog' },
  { name: 'blog search', pathOf: async () => '/blog?q=zzzz' },
  { name: 'article', pathOf: firstEntryOf('blog') },
  { name: 'questions', pathOf: async () => '/faq' },
  { name: 'who we are', pathOf: async () => '/who-we-are' },
  { name: 'contact', pathOf: async () => '/contact' },
  { name: 'privacy', pathOf: async () => '/privacy-policy' },
  { name: 'terms', pathOf: async () => '/terms-and-conditions' },
  { name: 'booking', pathOf: async () => '/booking' },
  { name: 'not found', pathOf: async () => '/no-such-page' },
];

test.use({ allowedComplaints: [/status of 404/] });

for (const { name, pathOf } of pages) {
  test(`${name}: accessible, nothing moves by itself, nothing is wider than the screen`, async ({
    page,
    request,
    language,
  }) => {
    const path = await pathOf({ request, language });
    await watchLayoutShift(page);
    await page.goto(`/${language}${path}`, { waitUntil: 'networkidle' });
    await scrollThrough(page);

    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    expect(await readLayoutShift(page)).toBeLessThan(0.05);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
  });
}

for (const { name, pathOf } of pages.filter(({ name }) => name !== 'not found')) {
  test(`${name}: every picture arrives and says what it shows`, async ({ page, request, language }) => {
    const path = await pathOf({ request, language });
    await page.goto(`/${language}${path}`, { waitUntil: 'networkidle' });
    await scrollThrough(page);
    const broken = await page.evaluate(() =>
      [...document.images]
        .filter((image) => (image.complete && image.naturalWidth === 0) || !image.hasAttribute('alt'))
        .map((image) => image.currentSrc || image.src),
    );
    expect(broken).toEqual([]);
  });
}
