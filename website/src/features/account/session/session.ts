import 'server-only';
import { redirect } from 'next/navigation';
import type { Locale } from 'next-intl';
import { cache } from 'react';
import { z } from 'zod';
import { type CurrentUser, currentUser } from '@/contract/account';
import { parseQuery } from '@/lib/address/query-string';
import { getCurrentUser, renewSession } from '@/lib/backend/accounts';
import { asksToWait, BackendError, nullIfUnavailable, withFallback } from '@/lib/backend/errors';
import type { AccountToken, ManagerToken, StaffToken } from '@/lib/backend/token';
import { getEnvironment } from '@/lib/process/env';
import { dropSession, keepSession, readTokens } from './cookie-session';
import { loginPath } from './rules';

/** Session of an account, with staff rights or without; only the gates below make one. */
export interface AccountSession<Token = AccountToken> {
  token: Token;
  user: CurrentUser;
}
export type StaffSession = AccountSession<StaffToken>;
export type ManagerSession = AccountSession<ManagerToken>;

const accountToken = z.string().brand<'AccountToken'>();
const staffToken = accountToken.brand<'StaffToken'>();
const managerToken = staffToken.brand<'ManagerToken'>();

/** Returns the user of a token; null if the backend refuses it; throws BackendError if it asks to wait or does not answer. */
const findUser = cache(async (token: string): Promise<CurrentUser | null> => {
  const params = parseQuery(getEnvironment().AUTH_USER_PARAMS);
  try {
    return await getCurrentUser(token, currentUser, params);
  } catch (error) {
    // An empty answer, or one of another server, counts as signed out, like a refusal.
    if (error instanceof z.ZodError || (error instanceof BackendError && !asksToWait(error))) return null;
    throw error;
  }
});

/** Requires a current session; null while the backend cannot say, others sign in and return to `to`. */
export async function requireSession(locale: Locale, to: string): Promise<AccountSession | null> {
  const { access, renewal, isDamaged } = await readTokens();
  if (access) {
    const user = await withFallback(() => findUser(access), 'unavailable');
    if (user === 'unavailable') return null;
    if (user) return { token: accountToken.parse(access), user };
  }
  // A page cannot set cookies: what is worth nothing is renewed or cleared there.
  if (access || renewal || isDamaged) redirect(`/${locale}/admin/renew?${new URLSearchParams({ to })}`);
  redirect(loginPath({ locale, to }));
}

/** Returns role and branches for the navigation, null when not known. Guards nothing. */
export async function findStaffRights() {
  const { access } = await readTokens();
  if (!access) return null;
  return await nullIfUnavailable(async () => {
    const staff = (await findUser(access))?.staff;
    return staff ? { ...staff, token: accountToken.parse(access) } : null;
  });
}

/** True for visitors without a session, to whom the frame of the staff area is not shown. Guards nothing. */
export async function isStranger(): Promise<boolean> {
  const { access } = await readTokens();
  if (!access) return true;
  return await withFallback(async () => (await findUser(access)) === null, false);
}

/** Returns the session of a sender; null when nobody is signed in (any more). @throws BackendError */
export async function findSession(): Promise<AccountSession | null> {
  const { access } = await readTokens();
  const known = access ? await findUser(access) : null;
  if (access && known) return { token: accountToken.parse(access), user: known };
  const token = await renew();
  const user = token ? await findUser(token) : null;
  if (token && user) return { token: accountToken.parse(token), user };
  if (access || token) await dropSession();
  return null;
}

/** The same session with the rights of staff; null without them. */
export function asStaff({ token, user }: AccountSession): StaffSession | null {
  return user.staff ? { token: staffToken.parse(token), user } : null;
}

/** The same session with the rights of a manager; null without them. */
export function asManager({ token, user }: AccountSession): ManagerSession | null {
  return user.staff?.role === 'manager' ? { token: managerToken.parse(token), user } : null;
}

/**
 * Renews the session and stores its tokens; returns the new access token, or null. Concurrent tabs get the same tokens from the
 * backend. Only in actions and route handlers.
 */
export async function renew(): Promise<string | null> {
  const { renewal } = await readTokens();
  if (!renewal) return null;
  try {
    const session = await renewSession({ refreshToken: renewal });
    await keepSession(session);
    return session.jwt;
  } catch (error) {
    if (!(error instanceof BackendError) || asksToWait(error)) throw error;
    await dropSession();
    return null;
  }
}

/** Renews the session, dropping refused tokens; throws BackendError, tokens kept, while the backend cannot say. */
export async function renewOrDropSession(): Promise<CurrentUser | null> {
  const token = await renew();
  const user = token ? await findUser(token) : null;
  if (!user) await dropSession();
  return user;
}
