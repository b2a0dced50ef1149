'use client';

import { useSyncExternalStore } from 'react';
import { onSeenRelease, readSeenRelease } from '../state';

/** A quiet dot while this browser's reader has not read about the version that runs. Needs script. */
export function NewsMark({ version, label }: { version: string; label: string }) {
  const isSeen = useSyncExternalStore(
    onSeenRelease,
    () => readSeenRelease() === version,
    () => true,
  );
  if (isSeen) return null;
  return (
    <span className="ms-1.5 inline-flex size-2 rounded-pill bg-accent">
      <span className="sr-only">{label}</span>
    </span>
  );
}
