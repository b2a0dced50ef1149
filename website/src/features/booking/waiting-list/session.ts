import 'server-only';
import { cookies } from 'next/headers';
import { withFallback } from '@/lib/backend/errors';
import { privateCookie } from '@/lib/request/private-cookie';
import { getVisitorAddress } from '@/lib/request/visitor';
import { getOwnWaiting } from './data';

const keyCookie = (number: string) => privateCookie(`waiting-${number}`, 'lax');

/** Keeps the key of an entry for this browser session, out of reach of scripts. */
export async function keepWaitingKey({ number, key }: { number: string; key: string }): Promise<void> {
  const { name, options } = keyCookie(number);
  (await cookies()).set(name, key, options);
}

export async function readWaitingKey(number: string): Promise<string | null> {
  return (await cookies()).get(keyCookie(number).name)?.value ?? null;
}

/** Reads an entry by the key in this browser; null without one that opens it, `failed` when the backend cannot say. */
export async function readOpenedEntry(number: string) {
  const key = await readWaitingKey(number);
  if (key === null) return null;
  return await withFallback(async () => {
    const entry = await getOwnWaiting({ number, key, visitor: await getVisitorAddress() });
    return entry && { entry, key };
  }, 'failed');
}
