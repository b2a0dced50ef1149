import { type Locale, localePath } from '@/i18n/routing';
import { withSearch } from '@/lib/address/search-params';

export function apiKeysPath(locale: Locale, outcome?: Outcome, fault: string | null = null): string {
  return withSearch(localePath({ locale, path: '/admin/api-keys' }), { outcome: outcome ?? null, fault });
}

const OUTCOMES = ['revoked', 'gone', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export function readOutcome(value: unknown): Outcome | null {
  return OUTCOMES.find((one) => one === value) ?? null;
}
