import { expect, test } from '../../support/fixtures';
import { openAtRest } from '../../support/page-at-rest';
import { listSiteMap, pathOf } from '../../support/routes';

const BLOCKS = { name: 'page of blocks', path: { under: '/pages/' } };
const OFFER = { name: 'offer', path: { under: '/offers/' } };

test('a page of blocks leads into the booking with what its editor chose, and asks for a video when somebody presses play', async ({
  page,
  request,
  language,
}) => {
  const foreign: string[] = [];
  await page.route(/youtube/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' });
  });
  await openAtRest({ page, path: await pathOf({ route: BLOCKS, language, request }) });
  const main = page.getByRole('main');
  await expect(main.locator(`a[href*="/${language}/booking?by=doctor&service="]`).last()).toBeVisible();
  await expect(main.locator(`a[href^="/${language}/offers/"]`)).toHaveCount(1);
  await expect(main.locator('article article')).not.toHaveCount(0);

  const play = page.locator('a[href*="youtube.com/watch"]');
  await play.scrollIntoViewIfNeeded();
  expect(foreign).toEqual([]);
  // The first touch of the page, which starts its scripts, is obeyed.
  await play.click();
  await expect(page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/"]')).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  expect(foreign).toHaveLength(1);
});

test('an offer says its terms and its last day, and books what it is for; one that is over has left the list and the site map', async ({
  page,
  request,
  language,
}) => {
  const main = page.getByRole('main');
  await page.goto(await pathOf({ route: OFFER, language, request }));
  await expect(main.locator('#terms')).toBeVisible();
  await expect(main.locator(`a[href*="/${language}/booking?"][href*="service="]`).first()).toBeVisible();
  await expect(main.locator('a[href^="https://wa.me/"]')).toHaveAttribute('href', /offers/);

  expect((await listSiteMap(request)).filter((path) => /\/offers\/3-/.test(path))).toEqual([]);
  await page.goto(`/${language}/offers`);
  await expect(main.locator(`a[href*="/offers/3-"]`)).toHaveCount(0);
  await page.goto(`/${language}/offers/3`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(main.locator('a[href*="/booking?"]')).toHaveCount(0);
});
