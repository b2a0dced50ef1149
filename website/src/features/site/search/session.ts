import 'server-only';
import { textCache } from '@/lib/security/text-cache';

/* A complaint may not stand in an address, which histories and logs keep. */
const searches = textCache({ name: 'search', seconds: 60 * 60, most: 5 });

/** Keeps the text of a search for an hour and returns its mark. Only in actions and route handlers. */
export const keepSearch = searches.keep;

/** Returns the text of a mark; null when this browser does not have it (any more). */
export const readSearch = searches.read;
