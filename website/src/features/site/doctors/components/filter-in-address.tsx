'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { type DoctorFilter, readDoctorFilter } from '../query';

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
