'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { withStore } from '@/lib/browser/remember';

/** Key under which a browser keeps the release its reader has read about. */
const KEY = 'site:release-seen';
/** Event that updates the mark in this page; `storage` events update other tabs. */
const CHANGED = 'site:release-seen-changed';

function keepSeen(version: string): void {
  // A browser that keeps nothing shows the mark again.
  withStore(() => localStorage.setItem(KEY, version), undefined);
  window.dispatchEvent(new Event(CHANGED));
}

function onSeen(listener: () => void): () => void {
  const names = [CHANGED, 'storage'];
  for (const name of names) window.addEventListener(name, listener);
  return () => {
    for (const name of names) window.removeEventListener(name, listener);
  };
}

/** A quiet dot while this browser's reader has not read about the version that runs. Needs script. */
export function NewsMark({ version, label }: { version: string; label: string }) {
  const isSeen = useSyncExternalStore(
    onSeen,
    () => withStore(() => localStorage.getItem(KEY), null) === version,
    () => true,
  );
  if (isSeen) return null;
  return (
    <span className="ms-1.5 inline-flex size-2 rounded-pill bg-accent">
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** Notes that the reader of this page has read about a version. Draws nothing. */
export function MarkSeen({ version }: { version: string }) {
  useEffect(() => keepSeen(version), [version]);
  return null;
}
