import { LANGUAGE_CHOICE_SCRIPT } from './language-choice';
import { LEAVING_BAR_SCRIPT } from './leaving-bar';
import { RELOAD_SCRIPT } from './new-build';
import { oneLine } from './one-line';

/** What every page runs before anything else. One script: the policy of a page names each by its digest. */
export const FIRST_SCRIPT = oneLine(`${RELOAD_SCRIPT};${LANGUAGE_CHOICE_SCRIPT};${LEAVING_BAR_SCRIPT}`);
