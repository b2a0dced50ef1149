import { SEARCH_KEYS } from '../address/list-addresses';

/**
 * Header of Next for a page made per request, and the only such word that the response cache does not obey: of a step of the
 * booking, or a month of its calendar, that read nothing own.
 */
export const MADE_PER_VISIT = 'private, no-cache, no-store, max-age=0, must-revalidate';

/** The steps of the booking, and free times. */
const BOOKING = /^\/(?:(?:en|ar)\/booking(?:-old)?(?:\?|$)|api\/availability\/)/;
const SEARCHED = /^\/(?:en|ar)\/(doctors|services|blog)\?(.*)/s;

/**
 * True for pages that Next makes per request and never keeps. One that it keeps must not be named here: Next learns from its
 * reads when to make it anew.
 */
export function isMadePerRequest(url: string): boolean {
  if (BOOKING.test(url)) return true;
  const [, list, query = ''] = SEARCHED.exec(url) ?? [];
  if (list !== 'doctors' && list !== 'services' && list !== 'blog') return false;
  const given = new URLSearchParams(query);
  return SEARCH_KEYS[list].some((key) => given.has(key));
}
