import { expect, test } from '../../support/fixtures';
import { pathOf } from '../../support/routes';

const page = { name: 'page of blocks', path: { under: '/pages/' } };
const offer = { name: 'offer', path: { under: '/offers/' } };

test('a video is asked for when somebody presses play, and not before', async ({
  page: browserPage,
  request,
  language,
}) => {
  const foreign: string[] = [];
  await browserPage.route(/youtube/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' });
  });
  await browserPage.goto(encodeURI(await pathOf({ route: page, language, request })), {
    waitUntil: 'networkidle',
  });
  const play = browserPage.locator('a[href*="youtube.com/watch"]');
  await play.scrollIntoViewIfNeeded();
  expect(foreign).toEqual([]);
  // The first touch of the page, which starts its scripts, is obeyed.
  await play.click();
  await expect(browserPage.locator('iframe[src^="https://www.youtube-nocookie.com/embed/"]')).toBeVisible();
  expect(browserPage.context().pages()).toHaveLength(1);
  expect(foreign).toHaveLength(1);
});

test('a page of blocks leads into the booking with what its editor chose, and shows the offer while it runs', async ({
  page: browserPage,
  request,
  language,
}) => {
  await browserPage.goto(encodeURI(await pathOf({ route: page, language, request })));
  const main = browserPage.getByRole('main');
  await expect(main.locator(`a[href*="/${language}/booking?by=doctor&service="]`).last()).toBeVisible();
  await expect(main.locator(`a[href^="/${language}/offers/"]`)).toHaveCount(1);
  await expect(main.locator('article article')).not.toHaveCount(0);
});

test('an offer says its terms and its last day, and books what it is for', async ({
  page: browserPage,
  request,
  language,
}) => {
  await browserPage.goto(encodeURI(await pathOf({ route: offer, language, request })));
  const main = browserPage.getByRole('main');
  await expect(main.locator('#terms')).toBeVisible();
  await expect(main.locator(`a[href*="/${language}/booking?"][href*="service="]`).first()).toBeVisible();
  await expect(main.locator('a[href^="https://wa.me/"]')).toHaveAttribute('href', /offers/);
});

test('an offer that is over has left the list and the site map; its page says so', async ({
  page: browserPage,
  request,
  language,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const numbers = [...sitemap.matchAll(/\/en\/offers\/(\d+)-/g)].map(([, number]) => number);
  expect(numbers).not.toContain('3');
  await browserPage.goto(`/${language}/offers`);
  await expect(browserPage.locator(`main a[href*="/offers/3-"]`)).toHaveCount(0);
  await browserPage.goto(`/${language}/offers/3`);
  await expect(browserPage.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(browserPage.getByRole('main').locator('a[href*="/booking?"]')).toHaveCount(0);
});
