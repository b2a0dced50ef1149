import { type Locale, localePath } from '@/i18n/routing';
import { withSearch } from '@/lib/address/search-params';

/** Path of the page of keys, where `outcome` is said at its top. */
export function apiKeysPath(locale: Locale, outcome?: Outcome, fault: string | null = null): string {
  return withSearch(localePath({ locale, path: '/admin/api-keys' }), { outcome: outcome ?? null, fault });
}

/** Result of a press on "revoke". */
const OUTCOMES = ['revoked', 'gone', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The outcome an address names, if it is one. */
export function readOutcome(value: unknown): Outcome | null {
  return OUTCOMES.find((one) => one === value) ?? null;
}
