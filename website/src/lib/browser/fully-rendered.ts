/** Class of <html> once everything below the fold is laid out too (first-view.css, `data-below-fold`). */
export const FULLY_RENDERED = 'fully-rendered';

/**
 * Runs inside the HTML, before the page is read. A page that is come back to is laid out at once: the browser
 * finds the scroll position again by its distance from the top.
 */
export const FULLY_RENDERED_SCRIPT = `if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.classList.add('${FULLY_RENDERED}')`;
