import type { EntryWords } from '../field-words';
import { blockPages } from './block-pages';
import { complaints } from './complaints';
import { fees } from './fees';
import { hours } from './hours';
import { messageTexts } from './message-texts';
import { offers } from './offers';
import { pageParts } from './page-parts';
import { pages } from './pages';
import { people } from './people';
import { places } from './places';
import { services } from './services';
import { settings } from './settings';
import { vacancies } from './vacancies';

/** Everything an editor sees a form of, by its name in Strapi. */
export const EDITOR_WORDS: Readonly<Record<string, EntryWords>> = {
  ...people,
  ...places,
  ...hours,
  ...services,
  ...fees,
  ...complaints,
  ...pages,
  ...pageParts,
  ...blockPages,
  ...offers,
  ...vacancies,
  ...settings,
  ...messageTexts,
};
