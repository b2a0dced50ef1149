/** Between two reloads of its own making a page waits this long (specification, point 9). */
const GUARD_MS = 10_000;

const GUARD_KEY = 'build-reload-at';

/** Reloads the page, unless it did so by itself within the last ten seconds. */
export function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(GUARD_KEY) ?? 0);
    if (Date.now() - last < GUARD_MS) return;
    sessionStorage.setItem(GUARD_KEY, String(Date.now()));
  } catch {
    // Without storage there is no guard, and a loop is worse than an old page.
    return;
  }
  location.reload();
}

/** True when a part of the running build could not be fetched, mostly because a newer one replaced it. */
export function isChunkFault(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false;
  return reason.name === 'ChunkLoadError' || /failed to (load chunk|fetch dynamically)/i.test(reason.message);
}

/** True when the server serves another build than the one this page came from. False when it cannot be asked. */
export async function isOutdated({ ownId }: { ownId: string }): Promise<boolean> {
  try {
    const response = await fetch('/api/build-id', { cache: 'no-store' });
    if (!response.ok) return false;
    const answer: unknown = await response.json();
    if (typeof answer !== 'object' || answer === null || !('id' in answer)) return false;
    return typeof answer.id === 'string' && answer.id !== '' && answer.id !== ownId;
  } catch {
    return false;
  }
}
