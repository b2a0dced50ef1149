import 'server-only';
import { privateCookie } from './private-cookie';

/** Days longer than the backend knows a device. */
const DAYS = 180;
/** Most characters of a kept cookie; the backend judges its worth. */
const LONGEST = 2000;

/*
 * Lax, where the cookies of a session are Strict: who comes back from a provider of social sign-in is to be known
 * as well. It opens nothing; it makes sign-ins from this browser count for themselves.
 */
const cookie = privateCookie('staff-device', 'lax', DAYS * 24 * 60 * 60);

/** Keeps the token by which the backend knows this browser again. Only in actions and route handlers. */
export const keepDevice = (token: string) => cookie.keep(token);

/** The token of a browser that somebody has signed in with before; null without one. */
export async function readDevice(): Promise<string | null> {
  const token = await cookie.read();
  return token.length <= LONGEST && /^[\w.-]+$/.test(token) ? token : null;
}
