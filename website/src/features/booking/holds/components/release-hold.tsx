'use client';

import { useEffect } from 'react';
import { holdHeader, isHeld, setHeld } from '../client';

/** Gives up what this tab holds: drawn where the visitor has started over. Shows nothing. */
export function ReleaseHold() {
  useEffect(() => {
    if (!isHeld()) return;
    setHeld(false);
    fetch('/api/holds', { method: 'DELETE', headers: holdHeader(), keepalive: true }).catch(() => undefined);
  }, []);
  return null;
}
