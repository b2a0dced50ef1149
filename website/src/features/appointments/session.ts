import 'server-only';
import { randomInt } from 'node:crypto';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { decryptText, encryptText } from '@/lib/encrypted-text';
import { getEnvironment } from '@/lib/env';

/*
 * What staff search for is a name, a phone or a number: nothing for an address. It is kept, encrypted, in a cookie of
 * the browser that typed it, and the address has only a mark (docs/decisions/0081).
 */
const USE = 'staff-search';
const KEPT_SECONDS = 2 * 60 * 60;
/** One for each tab somebody is likely to search in. */
const MOST_KEPT = 5;
const MARK_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const MARK_LENGTH = 10;

const keptSchema = z.array(z.tuple([z.string(), z.string()]));

function cookieOf() {
  const isSecure = getEnvironment().SITE_URL.startsWith('https://');
  const options = { httpOnly: true, secure: isSecure, sameSite: 'strict', path: '/' } as const;
  return { name: isSecure ? '__Host-staff-search' : 'staff-search', options };
}

async function readKept(): Promise<[string, string][]> {
  const encrypted = (await cookies()).get(cookieOf().name)?.value;
  const text = encrypted ? decryptText({ encrypted, use: USE }) : null;
  return text === null ? [] : keptSchema.parse(JSON.parse(text));
}

/** Keeps a text for two hours and gives the mark that stands for it. Only in actions and route handlers. */
export async function keepSearch(text: string): Promise<string> {
  const mark = Array.from({ length: MARK_LENGTH }, () => MARK_LETTERS[randomInt(MARK_LETTERS.length)]).join(
    '',
  );
  const kept = [[mark, text], ...(await readKept())].slice(0, MOST_KEPT);
  const { name, options } = cookieOf();
  const value = encryptText({ text: JSON.stringify(kept), use: USE });
  (await cookies()).set(name, value, { ...options, maxAge: KEPT_SECONDS });
  return mark;
}

/** The text a mark stands for; null when this browser does not have it (any more). */
export async function readSearch(mark: string): Promise<string | null> {
  return (await readKept()).find(([kept]) => kept === mark)?.[1] ?? null;
}

/** Forgets what was searched for. Only in actions and route handlers. */
export async function dropSearches(): Promise<void> {
  const { name, options } = cookieOf();
  (await cookies()).set(name, '', { ...options, maxAge: 0 });
}
