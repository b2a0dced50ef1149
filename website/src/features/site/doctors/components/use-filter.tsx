'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askNextFree } from '@/features/site/next-free-times/client';
import type { Locale } from '@/i18n/routing';
import { type DoctorFilter, type FilterFields, fieldsOf, filterSearch, readDoctorFilter } from '../query';

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

  const change = (part: Partial<FilterFields>) => {
    const fields: Record<string, string> = { ...fieldsOf(latest.current), ...part };
    const next = readDoctorFilter((key) => fields[key]);
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

/**
 * Tells when the address asks for something else: a link into the static list carries its filter only in
 * the address, and so do the back button and the link to the whole list. Draws nothing, and stands in a
 * Suspense of its own, so that the list itself stays static.
 */
export function FilterInAddress({ onChange }: { onChange: (filter: DoctorFilter) => void }) {
  const search = useSearchParams();
  const tell = useEffectEvent(onChange);
  useEffect(() => tell(readDoctorFilter((key) => search.get(key))), [search]);
  return null;
}

interface Given {
  isWanted: boolean;
  locale: Locale;
  /** Document id of the branch that is looked at. */
  branch: string | undefined;
}

/** Returns the place of each doctor (by document id) with the soonest free first; null for the usual order. */
export function useSoonest({ isWanted, locale, branch }: Given): ReadonlyMap<string, number> | null {
  const [known, setKnown] = useState<{
    branch: string | undefined;
    order: ReadonlyMap<string, number>;
  } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    askNextFree({ locale, branch }).then(
      (times) => {
        const order = new Map(
          [...times]
            .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
            .map(({ doctor }, place) => [doctor, place]),
        );
        if (!isLeft) setKnown({ branch, order });
      },
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted, locale, branch]);
  return isWanted && known?.branch === branch ? (known?.order ?? null) : null;
}
