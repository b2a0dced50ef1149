/** Carries the path of a request that is answered by the page of addresses that lead nowhere. */
export const REQUESTED_PATH_HEADER = 'x-requested-path';
