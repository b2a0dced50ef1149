import { expect, test } from '../../support/fixtures';
import { waitForReact } from '../../support/hydration';

test('slides go on by button and arrow, and stop when used', async ({ page, language, words }) => {
  const { slider: labels } = words.home;
  const slider = page.getByRole('region', { name: labels.label });
  const slides = slider.getByRole('group');
  const current = slider.locator('button[aria-current="true"]');
  const button = (name: string) => slider.getByRole('button', { name, exact: true });
  const [next, pause, play] = [button(labels.next), button(labels.pause), button(labels.play)];
  const shows = async (number: number) => {
    const total = await slides.count();
    const name = labels.position.replace('{number}', String(number)).replace('{total}', String(total));
    await expect(current).toHaveAccessibleName(name);
  };
  await page.goto(`/${language}`);
  await waitForReact(next);
  expect(await slides.count()).toBeGreaterThan(1);
  await shows(1);
  await expect(pause).toBeVisible();
  await next.click();
  await shows(2);
  await expect(play).toBeVisible();
  await expect(slides.nth(1)).toBeInViewport();
  // Slides beside the screen are not read out, nor reached by Tab.
  await expect(slides.nth(0)).toHaveAttribute('inert', '');
  const [onward, back] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  await next.press(back);
  await shows(1);
  await next.press(onward);
  await shows(2);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(`/${language}`);
  await waitForReact(play);
  await expect(play).toBeVisible();
  await page.clock.fastForward('01:00');
  await shows(1);
});
