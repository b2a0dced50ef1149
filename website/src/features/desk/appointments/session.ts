import 'server-only';
import { textCache } from '@/lib/security/text-cache';

/** Keeps for two hours what staff search for: a name, a phone or a number, which may not stand in an address. */
export const staffSearches = textCache({ name: 'staff-search', seconds: 2 * 60 * 60, most: 5 });
