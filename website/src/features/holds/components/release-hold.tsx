'use client';

import { useEffect } from 'react';
import { isHeld, setHeld, showHoldKey } from '../client';

/** Gives up what this tab holds: drawn where the visitor has started over. Shows nothing. */
export function ReleaseHold() {
  useEffect(() => {
    if (!isHeld() || showHoldKey() === null) return;
    setHeld(false);
    fetch('/api/holds', { method: 'DELETE', keepalive: true }).catch(() => undefined);
  }, []);
  return null;
}
