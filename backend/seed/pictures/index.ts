import type { Alt, Portfolio } from './picture';
import { portraits } from './portraits/portfolio';
import { about } from './scenes/about';
import { articles } from './scenes/articles';
import { branches } from './scenes/branches';
import { home } from './scenes/home';
import { earServices } from './scenes/services-ear';
import { noseAndThroatServices } from './scenes/services-nose-throat';
import { voiceAndSleepServices } from './scenes/services-voice-sleep';
import { openSheet } from './sheet';

const portfolio: Portfolio = {
  ...portraits,
  ...branches,
  ...earServices,
  ...noseAndThroatServices,
  ...voiceAndSleepServices,
  ...articles,
  ...home,
  ...about,
};

/** The names of all pictures of the demonstration content. */
export const pictureNames: readonly string[] = Object.keys(portfolio);

/**
 * Draws one picture of the demonstration content.
 *
 * @param name for instance `doctor-hala-mansour`, `branch-dokki` or `slide-1`; see `pictureNames`
 * @returns a whole SVG document without letters or outside references, its size in pixels, and its words
 * @throws Error when there is no picture of that name
 */
export const drawPicture = (name: string): { svg: string; width: number; height: number; alt: Alt } => {
  const picture = portfolio[name];
  if (!picture) {
    throw new Error(`There is no demonstration picture called "${name}".`);
  }
  const { width, height, alt, draw } = picture;
  const sheet = openSheet();
  const body = draw(sheet);
  return { svg: sheet.close({ width, height, body }), width, height, alt };
};
