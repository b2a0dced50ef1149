import { ROLES, type Role } from '@/contract/roles';
import { type Locale, localePath } from '@/i18n/routing';
import type { AccountState, StaffFilter } from './address';

export const OUTCOMES = [
  'invited',
  'invitedAgain',
  'changed',
  'blocked',
  'unblocked',
  'ended',
  'required',
  'released',
  'reset',
  'provider',
  'noDoctor',
  'requiredOfAll',
  'releasedAll',
  'own',
  'failed',
] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** The accounts of a filter by the name that is shown of them, or by role. */
export function filterStaff<
  Account extends { role: Role; state: AccountState; name: string | null; email: string },
>(accounts: readonly Account[], { role, state, sort }: StaffFilter, locale: Locale): Account[] {
  const { compare } = new Intl.Collator(locale);
  const shown = accounts
    .filter((one) => (role === null || one.role === role) && (state === null || one.state === state))
    .toSorted((a, b) => compare(a.name ?? a.email, b.name ?? b.email));
  return sort === null ? shown : shown.toSorted((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role));
}

export function readOutcome(value: string | string[] | undefined): Outcome | null {
  return OUTCOMES.find((one) => one === value) ?? null;
}

/** True for the outcomes that say that nothing was done. */
export function isRefusal(outcome: Outcome): boolean {
  return outcome === 'own' || outcome === 'noDoctor' || outcome === 'failed';
}

export function staffPath({
  locale,
  page,
  outcome,
  fault = null,
}: {
  locale: Locale;
  page?: string;
  outcome?: Outcome;
  fault?: string | null;
}): string {
  const path = localePath({ locale, path: `/admin/staff${page ? `/${page}` : ''}` });
  if (!outcome) return path;
  return `${path}?outcome=${outcome}${fault === null ? '' : `&fault=${fault}`}`;
}
