/*
 * The script that stands at the end of a page in place of its others, made by scripts/lib/website.mjs and put there by
 * server/scripts: starts them when they are needed.
 */
import { DEFERRED_SCRIPTS, deferScripts } from '@/lib/browser/deferred-scripts';

const settings = document.currentScript?.getAttribute(DEFERRED_SCRIPTS);
if (settings) deferScripts(JSON.parse(settings));
