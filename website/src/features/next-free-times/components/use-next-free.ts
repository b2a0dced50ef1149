'use client';

import { useEffect, useState } from 'react';
import type { NextFree } from '@/contract/availability';
import { askNextFree } from '../client';

export type Known<T> = { state: 'asking' } | { state: 'unknown' } | { state: 'known'; value: T };

/**
 * The first free time of every doctor, asked once the page is there: for a service and at a branch where the page speaks
 * of one, for their lengths and hours differ.
 */
export function useNextFree({
  branchId,
  serviceId,
}: {
  branchId?: string | undefined;
  serviceId?: string | undefined;
} = {}): Known<NextFree[]> {
  const [known, setKnown] = useState<Known<NextFree[]>>({ state: 'asking' });
  useEffect(() => {
    let isGone = false;
    askNextFree({ branch: branchId, service: serviceId })
      .then((value) => !isGone && setKnown({ state: 'known', value }))
      .catch(() => !isGone && setKnown({ state: 'unknown' }));
    return () => {
      isGone = true;
    };
  }, [branchId, serviceId]);
  return known;
}
