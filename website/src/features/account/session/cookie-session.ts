import 'server-only';
import { cookies } from 'next/headers';
import type { Session } from '@/contract/account';
import { keepDevice } from '@/lib/request/device-cookie';
import { isByHttps, privateCookie } from '@/lib/request/private-cookie';
import { SIGNED_IN_COOKIE } from './signed-in-rules';

/*
 * The backend gives an access token of five minutes and a renewal token that is good for one use within half an
 * hour. Both lie in cookies that scripts cannot read. A page cannot set cookies, so it
 * sends an ended access token round by /admin/renew; actions renew by themselves.
 */
const ACCESS_SECONDS = 4 * 60;
const RENEWAL_SECONDS = 30 * 60;

const accessCookie = privateCookie('staff', 'strict', ACCESS_SECONDS);
const renewalCookie = privateCookie('staff-renewal', 'strict', RENEWAL_SECONDS);

/** Sets a cookie for scripts: public pages are the same for everybody, and ask who is signed in only with it. */
async function mark({ value, maxAge }: { value: '' | '1'; maxAge: number }): Promise<void> {
  const options = { secure: isByHttps(), sameSite: 'strict', path: '/', maxAge } as const;
  (await cookies()).set(SIGNED_IN_COOKIE, value, options);
}

/** Stores the tokens of a session. Only in actions and route handlers. */
export async function keepSession({ jwt, refreshToken, device }: Session): Promise<void> {
  await accessCookie.keep(jwt, refreshToken ? ACCESS_SECONDS : RENEWAL_SECONDS);
  if (refreshToken) await renewalCookie.keep(refreshToken);
  await mark({ value: '1', maxAge: RENEWAL_SECONDS });
  if (device) await keepDevice(device);
}

/** Forgets the tokens. Only in actions and route handlers. */
export async function dropSession(): Promise<void> {
  await accessCookie.drop();
  await renewalCookie.drop();
  await mark({ value: '', maxAge: 0 });
}

/** Form of a token of the backend: nothing else is put into a header of a call. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const LONGEST_TOKEN = 4096;
const isToken = (text: string) => text.length <= LONGEST_TOKEN && TOKEN.test(text);

interface Tokens {
  access: string | null;
  renewal: string | null;
  /** True for a cookie that holds no token: cut off, from an older version, or made up. */
  isDamaged: boolean;
}

/** Returns what this browser keeps that may be tokens of a session. */
export async function readTokens(): Promise<Tokens> {
  const given = [await accessCookie.read(), await renewalCookie.read()];
  const [access = null, renewal = null] = given.map((text) => (isToken(text) ? text : null));
  return { access, renewal, isDamaged: given.some((text) => text !== '' && !isToken(text)) };
}
