import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { waitForReact } from '../../support/hydration';
import type { wordsOf } from '../../support/locale';

type Words = (typeof wordsOf)['en'];

const sliderOn = ({ page, words }: { page: Page; words: Words }) => {
  const slider = page.getByRole('region', { name: words.home.slider.label });
  const button = (name: string) => slider.getByRole('button', { name, exact: true });
  return {
    slides: slider.getByRole('group'),
    current: slider.locator('button[aria-current="true"]'),
    next: button(words.home.slider.next),
    pause: button(words.home.slider.pause),
    play: button(words.home.slider.play),
  };
};

const position = ({ words, number, total }: { words: Words; number: number; total: number }) =>
  words.home.slider.position.replace('{number}', String(number)).replace('{total}', String(total));

test('the slides go on by button, follow the arrows of the reading direction, and stop for whoever uses them', async ({
  page,
  language,
  words,
}) => {
  await page.goto(`/${language}`);
  const { slides, current, next, pause, play } = sliderOn({ page, words });
  await waitForReact(next);
  const total = await slides.count();
  expect(total).toBeGreaterThan(1);
  const shows = (number: number) => expect(current).toHaveAccessibleName(position({ words, number, total }));
  await shows(1);
  await expect(pause).toBeVisible();
  await next.click();
  await shows(2);
  await expect(play).toBeVisible();
  await expect(slides.nth(1)).toBeInViewport();
  // What is beside the screen is not read out, nor reached by Tab.
  await expect(slides.nth(0)).toHaveAttribute('inert', '');

  const [onward, back] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  await next.press(back);
  await shows(1);
  await next.press(onward);
  await shows(2);
});

test.describe('where reduced motion is asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the slides never move by themselves', async ({ page, language, words }) => {
    await page.clock.install();
    await page.goto(`/${language}`);
    const { slides, current, play } = sliderOn({ page, words });
    await waitForReact(play);
    await expect(play).toBeVisible();
    await page.clock.fastForward('01:00');
    const total = await slides.count();
    await expect(current).toHaveAccessibleName(position({ words, number: 1, total }));
  });
});
