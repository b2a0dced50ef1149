import { ROLES, type Role } from '@/contract/roles';
import type { Locale } from '@/i18n/routing';
import { definePressPages } from '@/lib/address/address';
import type { AccountState, StaffFilter } from './address';

export const staffPages = definePressPages('/admin/staff', [
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
  'requiredOfAll',
  'releasedAll',
  'own',
  'conflict',
  'failed',
]);
export type StaffPressed = ReturnType<typeof staffPages.read>;
export type Outcome = NonNullable<StaffPressed['outcome']>;

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

/** True for the outcomes that say that nothing was done. */
export function isRefusal(outcome: Outcome): boolean {
  return outcome === 'own' || outcome === 'conflict' || outcome === 'failed';
}

/** Presses about the second factor of an account; while it is required of everybody, it is neither asked of one nor let off. */
export function factorPresses(
  { hasSecondFactor, secondFactorRequired }: Record<'hasSecondFactor' | 'secondFactorRequired', boolean>,
  isOfAll: boolean,
): ('require' | 'release' | 'reset')[] {
  if (isOfAll) return hasSecondFactor ? ['reset'] : [];
  const requirement = secondFactorRequired ? 'release' : 'require';
  return hasSecondFactor ? [requirement, 'reset'] : [requirement];
}
