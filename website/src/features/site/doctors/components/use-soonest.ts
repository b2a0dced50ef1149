'use client';

import { useEffect, useState } from 'react';
import { askNextFree } from '@/features/site/next-free-times/client';
import type { Locale } from '@/i18n/routing';

/** Returns the place of each doctor (by document id) with the soonest free first; null for the usual order. */
export function useSoonest({
  isWanted,
  locale,
  branch,
}: {
  isWanted: boolean;
  locale: Locale;
  /** Document id of the branch that is looked at. */
  branch: string | undefined;
}): ReadonlyMap<string, number> | null {
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
