/* Stands at the end of a page in place of its other scripts (server/scripts), and starts them when they are needed. */
import { DEFERRED_SCRIPTS, deferScripts } from '@/lib/browser/deferred-scripts';

const settings = document.currentScript?.getAttribute(DEFERRED_SCRIPTS);
if (settings) deferScripts(JSON.parse(settings));
