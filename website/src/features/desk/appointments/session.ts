import 'server-only';
import { textCache } from '@/lib/security/text-cache';

/* Staff search for a name, a phone or a number, which may not stand in an address. */
const searches = textCache({ name: 'staff-search', seconds: 2 * 60 * 60, most: 5 });

/** Keeps a text for two hours and gives the mark that stands for it. Only in actions and route handlers. */
export const keepSearch = searches.keep;

/** The text a mark stands for; null when this browser does not have it (any more). */
export const readSearch = searches.read;

/** Forgets what was searched for. Only in actions and route handlers. */
export const dropSearches = searches.drop;
