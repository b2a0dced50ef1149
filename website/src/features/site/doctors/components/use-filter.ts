'use client';

import { useEffect, useRef, useState } from 'react';
import { type DoctorFilter, filterSearch } from '../query';

const TYPING_PAUSE_MS = 250;

/**
 * Keeps the filter as the visitor sets it, and the address, which follows after a pause in typing. `follow` takes over
 * the filter of an address, unless the visitor is just changing it: the router reports every address a little late, and
 * would else take back what was typed since.
 */
export function useFilter(asked: DoctorFilter, path: string) {
  const [filter, setFilter] = useState(asked);
  // Two changes of one moment build on each other.
  const latest = useRef(asked);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(pending.current), []);

  const change = (part: Partial<DoctorFilter>) => {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setFilter(next);
    clearTimeout(pending.current);
    pending.current = setTimeout(() => {
      pending.current = undefined;
      window.history.replaceState(null, '', `${path}${filterSearch(next)}`);
    }, TYPING_PAUSE_MS);
  };

  const follow = (next: DoctorFilter) => {
    if (pending.current !== undefined) return;
    // Compared as addresses: a space typed at the end is not in the address, and must not be taken away.
    if (filterSearch(latest.current) === filterSearch(next)) return;
    latest.current = next;
    setFilter(next);
  };

  return { filter, change, follow };
}
