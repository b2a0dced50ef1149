/** Class of <html> once everything below the fold is laid out too (first-view.css, `data-below-fold`). */
export const FULLY_RENDERED = 'fully-rendered';

/** Lays out at once a page that is come back to, so that the browser finds its scroll position. Runs first. */
export function renderReturnedPageFully(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isFirst = navigation !== undefined && Reflect.get(navigation, 'type') === 'navigate';
  if (location.hash || !isFirst) document.documentElement.classList.add(FULLY_RENDERED);
}
