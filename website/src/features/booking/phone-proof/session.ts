import 'server-only';
import { randomBytes } from 'node:crypto';
import { PROOF_MINUTES } from '@/contract/phone-code';
import { PROOF_COOKIE } from '@/lib/request/own-bookings';
import { privateCookie } from '@/lib/request/private-cookie';

/** Format of a kept proof; the backend judges its worth. */
const PROOF = /^[\w.-]{20,200}$/;

const cookie = privateCookie(PROOF_COOKIE, 'lax', PROOF_MINUTES * 60);

/** Keeps the proof of a phone for this browser, out of reach of scripts. Only in actions and route handlers. */
export const keepProof = (proof: string) => cookie.keep(proof);

/** Forgets the proof, as somebody else may use the device next. Only in actions and route handlers. */
export const dropProof = cookie.drop;

export async function readProof(): Promise<string | null> {
  const proof = await cookie.read();
  return PROOF.test(proof) ? proof : null;
}

const browserCookie = privateCookie('code-browser', 'lax', PROOF_MINUTES * 60);

/** Random words by which the backend knows this browser again: it alone may try the codes it asked for. */
export async function keepCodeBrowser(): Promise<string> {
  const browser = (await readCodeBrowser()) || randomBytes(24).toString('base64url');
  await browserCookie.keep(browser);
  return browser;
}

/** Reads the same secret; empty if this browser has requested no code. */
export async function readCodeBrowser(): Promise<string> {
  return (await browserCookie.read()).slice(0, 64);
}
