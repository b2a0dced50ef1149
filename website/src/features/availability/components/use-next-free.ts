'use client';

import { useEffect, useState } from 'react';
import type { NextFree } from '../schema';
import { askNextFree } from './ask-times';

export type Known<T> = { state: 'asking' } | { state: 'unknown' } | { state: 'known'; value: T };

/** The first free time of every doctor, asked once the page is there. */
export function useNextFree(): Known<NextFree[]> {
  const [known, setKnown] = useState<Known<NextFree[]>>({ state: 'asking' });
  useEffect(() => {
    let isGone = false;
    askNextFree()
      .then((value) => !isGone && setKnown({ state: 'known', value }))
      .catch(() => !isGone && setKnown({ state: 'unknown' }));
    return () => {
      isGone = true;
    };
  }, []);
  return known;
}
