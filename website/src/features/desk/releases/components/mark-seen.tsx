'use client';

import { useEffect } from 'react';
import { keepSeenRelease } from '../state';

/** Notes that the reader of this page has read about a version. Draws nothing. */
export function MarkSeen({ version }: { version: string }) {
  useEffect(() => keepSeenRelease(version), [version]);
  return null;
}
