import 'server-only';
import { randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { PROOF_MINUTES } from '@/contract/phone-code';
import { PROOF_COOKIE } from '@/lib/request/own-bookings';
import { privateCookie } from '@/lib/request/private-cookie';

/** Format of a kept proof; the backend judges its worth. */
const PROOF = /^[\w.-]{20,200}$/;

const cookie = () => privateCookie(PROOF_COOKIE, 'lax');

/** Keeps the proof of a phone for this browser, out of reach of scripts. Only in actions and route handlers. */
export async function keepProof(proof: string): Promise<void> {
  const { name, options } = cookie();
  (await cookies()).set(name, proof, { ...options, maxAge: PROOF_MINUTES * 60 });
}

/** Forgets the proof, as somebody else may use the device next. Only in actions and route handlers. */
export async function dropProof(): Promise<void> {
  const { name, options } = cookie();
  (await cookies()).delete({ name, path: options.path, secure: options.secure });
}

export async function readProof(): Promise<string | null> {
  const proof = (await cookies()).get(cookie().name)?.value ?? '';
  return PROOF.test(proof) ? proof : null;
}

const browserCookie = () => privateCookie('code-browser', 'lax');

/** Random words by which the backend knows this browser again: it alone may try the codes it asked for. */
export async function keepCodeBrowser(): Promise<string> {
  const { name, options } = browserCookie();
  const browser = (await readCodeBrowser()) || randomBytes(24).toString('base64url');
  (await cookies()).set(name, browser, { ...options, maxAge: PROOF_MINUTES * 60 });
  return browser;
}

/** The same, empty in a browser that has asked for none. */
export async function readCodeBrowser(): Promise<string> {
  return (await cookies()).get(browserCookie().name)?.value.slice(0, 64) ?? '';
}
