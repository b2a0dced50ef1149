/** Class of <html> once somebody has touched the page, or its scripts run (first-view.css). */
export const TOUCHED = 'touched';
