import 'server-only';
import { cookies } from 'next/headers';
import type { Session } from '@/contract/account';
import { keepDevice } from '@/lib/request/device-cookie';
import { privateCookie } from '@/lib/request/private-cookie';
import { SIGNED_IN_COOKIE } from './signed-in-rules';

/*
 * The backend gives an access token of five minutes and a renewal token that is good for one use within half an
 * hour. Both lie in cookies that scripts cannot read. A page cannot set cookies, so it
 * sends an ended access token round by /admin/renew; actions renew by themselves.
 */
const ACCESS_SECONDS = 4 * 60;
const RENEWAL_SECONDS = 30 * 60;

const accessCookie = () => privateCookie('staff', 'strict');
const renewalCookie = () => privateCookie('staff-renewal', 'strict');

/** Sets a cookie for scripts: public pages are the same for everybody, and ask who is signed in only with it. */
async function mark({ value, maxAge }: { value: '' | '1'; maxAge: number }): Promise<void> {
  const { secure, sameSite, path } = accessCookie().options;
  (await cookies()).set(SIGNED_IN_COOKIE, value, { secure, sameSite, path, maxAge });
}

/** Stores the tokens of a session. Only in actions and route handlers. */
export async function keepSession({ jwt, refreshToken, device }: Session): Promise<void> {
  const jar = await cookies();
  const [access, renewal] = [accessCookie(), renewalCookie()];
  const accessSeconds = refreshToken ? ACCESS_SECONDS : RENEWAL_SECONDS;
  jar.set(access.name, jwt, { ...access.options, maxAge: accessSeconds });
  if (refreshToken) jar.set(renewal.name, refreshToken, { ...renewal.options, maxAge: RENEWAL_SECONDS });
  await mark({ value: '1', maxAge: RENEWAL_SECONDS });
  if (device) await keepDevice(device);
}

/** Forgets the tokens. Only in actions and route handlers. */
export async function dropSession(): Promise<void> {
  const jar = await cookies();
  for (const { name, options } of [accessCookie(), renewalCookie()])
    jar.set(name, '', { ...options, maxAge: 0 });
  await mark({ value: '', maxAge: 0 });
}

/** Form of a token of the backend: nothing else is put into a header of a call. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const LONGEST_TOKEN = 4096;

interface Tokens {
  access: string | null;
  renewal: string | null;
  /** True for a cookie that holds no token: cut off, from an older version, or made up. */
  isDamaged: boolean;
}

/** Returns what this browser keeps that may be tokens of a session. */
export async function readTokens(): Promise<Tokens> {
  const jar = await cookies();
  const read = ({ name }: { name: string }) => {
    const given = jar.get(name)?.value || null;
    return { given, token: given && given.length <= LONGEST_TOKEN && TOKEN.test(given) ? given : null };
  };
  const [access, renewal] = [read(accessCookie()), read(renewalCookie())];
  const isDamaged = [access, renewal].some(({ given, token }) => given !== token);
  return { access: access.token, renewal: renewal.token, isDamaged };
}
