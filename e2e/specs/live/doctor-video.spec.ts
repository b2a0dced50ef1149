import { signInAsEditor } from '../../support/editor';
import { expect, test } from '../../support/fixtures';
import { pathOf } from '../../support/routes';

test.use({ world: 'doctor-video' });

const doctorPage = { name: 'doctor', path: { under: '/doctor/' } };

test('a doctor’s video is on the page once an editor gives its address, and loads when somebody presses play', async ({
  browser,
  request,
}) => {
  const editor = await signInAsEditor(request);
  const { documentId: id } = await editor.first({ type: 'doctor', language: 'ar' });
  const videoTitle = `كيف تبدأ الزيارة ${Date.now()}`;
  const given = { videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', videoTitle };
  const own = { type: 'doctor', id, language: 'ar' } as const;
  await editor.publish({ ...own, data: given });

  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' });
  });
  const path = encodeURI(await pathOf({ route: doctorPage, language: 'ar', request }));
  const section = page.locator('section[aria-labelledby=video]');
  await expect(async () => {
    await page.goto(path);
    await expect(section.getByText(videoTitle).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  const play = section.locator('a[href*="youtube.com/watch"]');
  await play.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await play.click();
  const player = section.frameLocator('iframe[src^="https://www.youtube-nocookie.com/embed/"]');
  await expect(player.getByText('Player')).toBeVisible();
  expect(asked).toHaveLength(1);

  await editor.publish({ ...own, data: { videoUrl: null, videoTitle: null } });
  await expect
    .poll(async () => (await request.get(path)).text(), { timeout: 20_000 })
    .not.toContain(videoTitle);
  await context.close();
});
