import { expect, test } from '../../support/fixtures';
import { openAtRest } from '../../support/page-at-rest';
import { pathOf } from '../../support/routes';

const BLOCKS = { name: 'page of blocks', path: { under: '/pages/' } };

test('a page of blocks plays a video, and leads into the booking', async ({ page, request, language }) => {
  const foreign: string[] = [];
  await page.route(/youtube/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' });
  });
  await openAtRest(page, await pathOf({ route: BLOCKS, language, request }));
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
  await expect.poll(() => foreign.length).toBe(1);
});
