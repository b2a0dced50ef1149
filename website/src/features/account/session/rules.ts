import { z } from 'zod';
import { ACCOUNT_FAULTS, accountFaults } from '@/contract/account';
import { type Locale, localePath } from '@/i18n/routing';
import { withSearch } from '@/lib/address/search-params';

export const appointmentsPath = (locale: Locale) => localePath({ locale, path: '/admin/appointments' });

/** Path of the staff area's entry, which leads on to where the account's work begins. */
export const entryPath = (locale: Locale) => localePath({ locale, path: '/admin' });

/** Returns where a member of staff lands after signing in: the page of the staff area they wanted, else the entry. */
export function landingPath(wanted: string | null | undefined, locale: Locale): string {
  const fallback = entryPath(locale);
  // A query is as URLSearchParams writes it, dots and stars among its letters; a path with dots could climb out.
  if (!wanted || !/^\/(en|ar)\/admin\/[\w/-]*(\?[\w=&%+.*-]*)?$/.test(wanted) || wanted.includes('//'))
    return fallback;
  const isEntrance =
    /^\/(en|ar)\/admin\/(login|connect|connected|renew|logout|register|forget-password|reset-password)\b/.test(
      wanted,
    );
  return isEntrance ? fallback : wanted;
}

export function accountPath(
  locale: Locale,
  page: 'profile' | 'change-password' | 'forget-password' | 'logout' | 'register' | 'second-factor',
): string {
  return localePath({ locale, path: `/admin/${page}` });
}

/** Path of the second step of signing in, which leads to `to` afterwards: a code, or setting up what gives codes first. */
export function stepPath(locale: Locale, step: 'enter' | 'setup', to: string): string {
  const path = step === 'enter' ? '/admin/login/code' : '/admin/second-factor';
  return withSearch(localePath({ locale, path }), { to });
}

/** Path to which somebody comes back who signs in by a provider again, to begin a second factor. */
export const ownSetupPath = (locale: Locale) =>
  withSearch(accountPath(locale, 'second-factor'), { begin: 'yes' });

/** Path that leads to a provider of social sign-in, and to `to` afterwards. */
export function connectPath({ locale, provider, to }: { locale: Locale; provider: string; to: string }) {
  return withSearch(localePath({ locale, path: `/admin/connect/${encodeURIComponent(provider)}` }), { to });
}

/** Path a social sign-in ends at, which leads on: to a second step where one is required, or to `to`. */
export function connectedPath(locale: Locale, to: string, step: 'enter' | 'setup' | null = null): string {
  return withSearch(localePath({ locale, path: '/admin/connected' }), { to, step });
}

/** Possible faults of a password form; the words are in the messages. */
export const passwordFault = z.enum(ACCOUNT_FAULTS).exclude(['invalid', 'taken']);
type PasswordFault = z.output<typeof passwordFault>;

const PASSWORD_FIELDS = ['currentPassword', 'password', 'passwordConfirmation', 'code'] as const;
export type PasswordField = (typeof PASSWORD_FIELDS)[number];

export const faultsIn = (details: unknown) => accountFaults.safeParse(details).data?.errors ?? [];

export function readPasswordFaults(details: unknown): { field: PasswordField; fault: PasswordFault }[] {
  return faultsIn(details).flatMap(({ path, code }) => {
    const field = PASSWORD_FIELDS.find((one) => one === path[0]);
    const { data: fault } = passwordFault.safeParse(code);
    return field && fault ? [{ field, fault }] : [];
  });
}

interface Given {
  locale: Locale;
  to?: string;
  why?: 'ended' | 'failed' | 'notStaff' | 'everywhere' | 'provider' | undefined;
  /** Id by which the fault is found in the logs. */
  fault?: string | null;
}

/** Path of the sign-in page that leads to `to` afterwards and says why one is there. */
export function loginPath({ locale, to, why, fault = null }: Given): string {
  return withSearch(localePath({ locale, path: '/admin/login' }), {
    to: to || null,
    why: why ?? null,
    fault,
  });
}
