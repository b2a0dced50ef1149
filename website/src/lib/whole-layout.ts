/** On <html> when nothing is laid out later any more (globals.css, `laid-out-later`). */
export const WHOLE_LAYOUT = 'whole';

/**
 * Runs inside the HTML, before the page is read. A page that is come back to is laid out whole at once: the browser
 * finds the place again by its distance from the top (docs/decisions/0098-bands-laid-out-later.md).
 */
export const WHOLE_LAYOUT_SCRIPT = `if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.classList.add('${WHOLE_LAYOUT}')`;
