/* Runs before anything else on every page (app/document.tsx); one script, as the policy of a page names each by its digest. */
import { recordEarlyInput } from '@/lib/browser/early-input';
import { renderReturnedPageFully } from '@/lib/browser/fully-rendered';
import { rememberLanguageChoice } from '@/lib/browser/language-choice';
import { showBarWhileLeaving } from '@/lib/browser/leaving-bar';
import { reloadOnFault } from '@/lib/browser/new-build';

renderReturnedPageFully();
recordEarlyInput();
reloadOnFault();
rememberLanguageChoice();
showBarWhileLeaving();
