/** Key under which a browser keeps the release its reader has read about. */
const KEY = 'site:release-seen';
/** Tells the mark of the same page; `storage` tells those of other tabs. */
const CHANGED = 'site:release-seen-changed';

export function readSeenRelease(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepSeenRelease(version: string): void {
  try {
    localStorage.setItem(KEY, version);
  } catch {
    // A browser that keeps nothing shows the mark again.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back whenever another release has been read about. @returns stops it */
export function onSeenRelease(listener: () => void): () => void {
  const names = [CHANGED, 'storage'];
  for (const name of names) window.addEventListener(name, listener);
  return () => {
    for (const name of names) window.removeEventListener(name, listener);
  };
}
