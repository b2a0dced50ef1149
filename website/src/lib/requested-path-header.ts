/** Carries the path that was asked for to what renders a page: Next tells it only to layouts and pages of its own routes. */
export const REQUESTED_PATH_HEADER = 'x-requested-path';
