/**
 * Class of <html> once somebody has touched the page, or its scripts run (first-view.css): what only a touch can bring into view is
 * fetched then.
 */
export const TOUCHED = 'touched';
