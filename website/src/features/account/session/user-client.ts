import { useEffect, useSyncExternalStore } from 'react';
import type { CurrentUser } from '@/contract/account';
import { SIGNED_IN_COOKIE } from './signed-in-rules';

let held: CurrentUser | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

function hold(user: CurrentUser | null): void {
  held = user;
  for (const listener of listeners) listener();
}

async function askWho(): Promise<void> {
  try {
    const answer = await fetch('/api/user');
    if (answer.ok) hold((await answer.json()).data);
  } catch {
    // Nobody is waiting for it: the next page asks again.
  } finally {
    loading = null;
  }
}

/** Fetches the current user where none is held and a token exists (specification, point 4). */
export async function loadUser(): Promise<void> {
  if (held || !document.cookie.split('; ').includes(`${SIGNED_IN_COOKIE}=1`)) return;
  loading ??= askWho();
  await loading;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the account signed in in this browser, asked for at the start; null for a visitor. Guards nothing. */
export function useCurrentUser(): CurrentUser | null {
  const user = useSyncExternalStore(
    subscribe,
    () => held,
    () => null,
  );
  useEffect(() => void loadUser(), []);
  return user;
}
