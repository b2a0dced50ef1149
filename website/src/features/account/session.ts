import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import type { Locale } from 'next-intl';
import { cache } from 'react';
import { z } from 'zod';
import { type CurrentUser, currentUser, type Session } from '@/contract/account';
import { type Duty, hasDuty } from '@/contract/roles';
import type { SecondFactorStep } from '@/contract/second-factor';
import { routing } from '@/i18n/routing';
import { getCurrentUser, renewSession } from '@/lib/backend/accounts';
import { asksToWait, BackendError } from '@/lib/backend/errors';
import { readSecondFactorStep } from '@/lib/backend/second-factor';
import type { AccountToken, ManagerToken, StaffToken } from '@/lib/backend/token';
import { keepDevice } from '@/lib/device-cookie';
import { getEnvironment } from '@/lib/env';
import { parseQuery } from '@/lib/query-string';
import { loginPath } from './rules';

/*
 * The backend gives an access token of five minutes and a renewal token that is good for one use within half an
 * hour (docs/decisions/0009). Both lie in cookies that scripts cannot read. A page cannot set cookies, so it
 * sends an ended access token round by /admin/renew; actions renew by themselves.
 */
const ACCESS_SECONDS = 4 * 60;
const RENEWAL_SECONDS = 30 * 60;

/** Somebody who is signed in now, with staff rights or without; only the gates below make one. */
export interface AccountSession<Token = AccountToken> {
  token: Token;
  user: CurrentUser;
}
export type StaffSession = AccountSession<StaffToken>;
export type ManagerSession = AccountSession<ManagerToken>;

const accountToken = z.string().brand<'AccountToken'>();
const staffToken = accountToken.brand<'StaffToken'>();
const managerToken = staffToken.brand<'ManagerToken'>();

function isSecure(): boolean {
  return getEnvironment().SITE_URL.startsWith('https://');
}

function names() {
  const prefix = isSecure() ? '__Host-' : '';
  return { access: `${prefix}staff`, renewal: `${prefix}staff-renewal`, step: `${prefix}staff-step` };
}

const cookieOptions = () => ({ httpOnly: true, secure: isSecure(), sameSite: 'strict', path: '/' }) as const;

/** Stores the tokens of a session. Only in actions and route handlers. */
export async function keepSession({ jwt, refreshToken, device }: Session): Promise<void> {
  const jar = await cookies();
  const { access, renewal } = names();
  const common = cookieOptions();
  jar.set(access, jwt, { ...common, maxAge: refreshToken ? ACCESS_SECONDS : RENEWAL_SECONDS });
  if (refreshToken) jar.set(renewal, refreshToken, { ...common, maxAge: RENEWAL_SECONDS });
  if (device) await keepDevice(device);
}

/** Forgets the tokens. Only in actions and route handlers. */
export async function dropSession(): Promise<void> {
  const jar = await cookies();
  const { access, renewal } = names();
  const common = { ...cookieOptions(), maxAge: 0 };
  jar.set(access, '', common);
  jar.set(renewal, '', common);
}

/** How long the backend lets somebody take over the second step of signing in. */
const STEP_SECONDS = 10 * 60;

/**
 * Keeps the ticket of the second step when that is what a refused sign-in asks for; gives the step, or null for any
 * other refusal. Only in actions and route handlers.
 */
export async function keepStep(error: unknown): Promise<SecondFactorStep['step'] | null> {
  const step = readSecondFactorStep(error);
  if (step) {
    const jar = await cookies();
    jar.set(names().step, `${step.step}:${step.ticket}`, { ...cookieOptions(), maxAge: STEP_SECONDS });
  }
  return step?.step ?? null;
}

/** The step somebody is in the middle of, or null. */
export async function readStep(): Promise<SecondFactorStep | null> {
  const value = (await cookies()).get(names().step)?.value ?? '';
  const [, step, ticket = ''] = /^(enter|setup):([\w.-]{1,200})$/.exec(value) ?? [];
  return step === 'enter' || step === 'setup' ? { step, ticket } : null;
}

/** Forgets the step. Only in actions and route handlers. */
export async function dropStep(): Promise<void> {
  (await cookies()).set(names().step, '', { ...cookieOptions(), maxAge: 0 });
}

/** What a token of the backend looks like: nothing else is put into a header of a call. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const LONGEST_TOKEN = 4096;

interface Tokens {
  access: string | null;
  renewal: string | null;
  /** A cookie holds what was never a token: cut off, from an older version, or made up. */
  isDamaged: boolean;
}

async function readTokens(): Promise<Tokens> {
  const jar = await cookies();
  const { access, renewal } = names();
  const given = [jar.get(access)?.value || null, jar.get(renewal)?.value || null];
  const [first = null, second = null] = given.map((value) =>
    value && value.length <= LONGEST_TOKEN && TOKEN.test(value) ? value : null,
  );
  return {
    access: first,
    renewal: second,
    isDamaged: given.some((value, index) => value !== null && [first, second][index] === null),
  };
}

/** True when this browser holds something that may still be a session. */
export async function hasSession(): Promise<boolean> {
  const { access, renewal } = await readTokens();
  return access !== null || renewal !== null;
}

/**
 * Whose token it is; null when the backend answers with any error, and the token is worth nothing then.
 * @throws BackendError when the backend says "later", or nothing
 */
const findUser = cache(async (token: string): Promise<CurrentUser | null> => {
  const params = parseQuery(getEnvironment().AUTH_USER_PARAMS);
  try {
    return await getCurrentUser({ token, params, schema: currentUser });
  } catch (error) {
    if (error instanceof BackendError && !asksToWait(error)) return null;
    throw error;
  }
});

/**
 * The gate of every staff page: the session, or null while the backend cannot say. Sends everybody else to the
 * sign-in page and back to `to` afterwards; asks the backend each time, so that a blocked account is out at once.
 * Whether the account has staff rights the backend says with each call (403).
 */
export async function requireStaff({
  duty,
  ...asked
}: {
  locale: Locale;
  to: string;
  /** Staff without this duty are told there is no such page. */
  duty?: Duty;
}): Promise<AccountSession | null> {
  const session = await requireSession(asked);
  const staff = session?.user.staff;
  if (duty && staff && !hasDuty({ role: staff.role, duty })) notFound();
  return session;
}

async function requireSession({
  locale,
  to,
}: {
  locale: Locale;
  to: string;
}): Promise<AccountSession | null> {
  const { access, renewal, isDamaged } = await readTokens();
  if (access) {
    try {
      const user = await findUser(access);
      if (user) return { token: accountToken.parse(access), user };
    } catch (error) {
      if (error instanceof BackendError) return null;
      throw error;
    }
  }
  // A page cannot set cookies: what is worth nothing is renewed or cleared there.
  if (access || renewal || isDamaged) redirect(`/${locale}/admin/renew?${new URLSearchParams({ to })}`);
  redirect(loginPath({ locale, to }));
}

/**
 * The gate of pages for managers: the session, or null while the backend cannot say. Other staff are told there is
 * no such page. The backend checks again with each call.
 */
export async function requireManager(asked: { locale: Locale; to: string }): Promise<AccountSession | null> {
  const session = await requireStaff(asked);
  if (!session) return null;
  if (session.user.staff === null) redirect(loginPath({ locale: asked.locale, why: 'notStaff' }));
  if (session.user.staff.role !== 'manager') notFound();
  return session;
}

/** What the navigation goes by: role and branches of whoever is signed in, null when not known. Guards nothing. */
export async function findStaffRights(): Promise<CurrentUser['staff']> {
  const { access } = await readTokens();
  if (!access) return null;
  try {
    return (await findUser(access))?.staff ?? null;
  } catch (error) {
    if (error instanceof BackendError) return null;
    throw error;
  }
}

/** The gate of whatever is sent by people with accounts: null when nobody is signed in (any more). @throws BackendError */
export async function findSession(): Promise<AccountSession | null> {
  const { access } = await readTokens();
  const known = access ? await findUser(access) : null;
  const token = known ? access : await renew();
  const user = known ?? (token ? await findUser(token) : null);
  return token && user ? { token: accountToken.parse(token), user } : null;
}

/** The same session with the rights of staff; null without them. */
export function asStaff({ token, user }: AccountSession): StaffSession | null {
  return user.staff ? { token: staffToken.parse(token), user } : null;
}

/** The same session with the rights of a manager; null without them. */
export function asManager({ token, user }: AccountSession): ManagerSession | null {
  return user.staff?.role === 'manager' ? { token: managerToken.parse(token), user } : null;
}

// A renewal token is good for one use. Two tabs that come at the same moment share the one answer.
const renewals = new Map<string, Promise<Session>>();
const SHARED_MS = 30_000;

/**
 * Renews the session and stores its tokens; gives the new access token, or null when it has ended.
 * Only in actions and route handlers.
 */
export async function renew(): Promise<string | null> {
  const { renewal } = await readTokens();
  if (!renewal) return null;
  try {
    const session = await shareRenewal(renewal);
    await keepSession(session);
    return session.jwt;
  } catch (error) {
    if (!(error instanceof BackendError) || asksToWait(error)) throw error;
    await dropSession();
    return null;
  }
}

function shareRenewal(refreshToken: string): Promise<Session> {
  const known = renewals.get(refreshToken);
  if (known) return known;
  const asked = renewSession({ refreshToken });
  renewals.set(refreshToken, asked);
  setTimeout(() => renewals.delete(refreshToken), SHARED_MS).unref();
  return asked;
}

/**
 * Renews the session and loads the user; clears the tokens silently when either is refused. Only in route handlers.
 * @throws BackendError when the backend says "later", or nothing: the tokens are kept then
 */
export async function renewOrDropSession(): Promise<CurrentUser | null> {
  const token = await renew();
  const user = token ? await findUser(token) : null;
  if (!user) await dropSession();
  return user;
}

/** The access token for telling the backend that the session ends, or null. */
export async function readAccessToken(): Promise<string | null> {
  return (await readTokens()).access;
}

/** How long somebody may take at the provider, in seconds. */
const BEGUN_SECONDS = 10 * 60;

/** What this browser keeps while somebody is away at the provider. */
const begun = z.object({ proof: z.string(), locale: z.enum(routing.locales), to: z.string().max(500) });

type Begun = z.infer<typeof begun>;

/*
 * Lax, where the cookies of a session are Strict: the browser comes back from another site, and must be known
 * again to be the one that left.
 */
function connectCookie() {
  const secure = isSecure();
  return {
    name: `${secure ? '__Host-' : ''}staff-connect`,
    options: { httpOnly: true, secure, sameSite: 'lax', path: '/' } as const,
  };
}

/** Keeps a secret in this browser and gives its hash, for the way to a provider. Only in route handlers. */
export async function beginSocialSignIn({ locale, to }: { locale: Locale; to: string }): Promise<string> {
  const proof = randomBytes(32).toString('base64url');
  const { name, options } = connectCookie();
  const value = JSON.stringify({ proof, locale, to } satisfies Begun);
  (await cookies()).set(name, value, { ...options, maxAge: BEGUN_SECONDS });
  return createHash('sha256').update(proof).digest('base64url');
}

/** What was begun in this browser, which is forgotten by that; null when it was none, or too long ago. */
export async function takeBegunSignIn(): Promise<Begun | null> {
  const jar = await cookies();
  const { name, options } = connectCookie();
  const value = jar.get(name)?.value;
  jar.set(name, '', { ...options, maxAge: 0 });
  try {
    return begun.parse(JSON.parse(value ?? ''));
  } catch {
    return null;
  }
}
