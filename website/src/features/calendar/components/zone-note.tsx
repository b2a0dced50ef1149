'use client';

import { useSyncExternalStore } from 'react';
import { zoneNote } from '@/lib/clinic-time';

const nothingChanges = () => () => {};
const readerZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const unknownOnServer = () => null;

/** Names the branch's zone to a visitor whose own clock differs then. Known in the browser alone. */
export function ZoneNote({
  template,
  locale,
  timeZone,
  instant,
}: {
  /** Sentence with "{zone}" in it. */
  template: string;
  locale: string;
  timeZone: string;
  instant: string | null;
}) {
  const reader = useSyncExternalStore(nothingChanges, readerZone, unknownOnServer);
  const zone = reader && instant ? zoneNote({ instant, timeZone, locale, readerTimeZone: reader }) : null;
  if (!zone) return null;
  return (
    <p className="mt-2 rounded-control bg-status-pending-soft px-3 py-2 text-sm text-status-pending">
      {template.replace('{zone}', zone)}
    </p>
  );
}
