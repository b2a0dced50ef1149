import type { EntryWords } from '../field-words';
import { complaints } from './complaints';
import { hours } from './hours';
import { pageParts } from './page-parts';
import { pages } from './pages';
import { people } from './people';
import { places } from './places';
import { services } from './services';
import { settings } from './settings';

/** Everything an editor sees a form of, by its name in Strapi. */
export const EDITOR_WORDS: Readonly<Record<string, EntryWords>> = {
  ...people,
  ...places,
  ...hours,
  ...services,
  ...complaints,
  ...pages,
  ...pageParts,
  ...settings,
};
