'use client';

import { useSyncExternalStore } from 'react';
import { zoneNote } from '@/lib/time/clinic-time';

const nothingChanges = () => () => {};
const readerZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const unknownOnServer = () => null;

/** Names the branch's zone to a visitor whose own clock differs; at the end of a line, as nothing below may move. */
export function ZoneNote(props: { locale: string; timeZone: string; instant: string | null }) {
  const { locale, timeZone, instant } = props;
  const reader = useSyncExternalStore(nothingChanges, readerZone, unknownOnServer);
  const zone = reader && instant ? zoneNote({ instant, timeZone, locale, readerTimeZone: reader }) : null;
  if (!zone) return null;
  return (
    <span className="font-normal text-base">
      {' · '}
      <span className="whitespace-nowrap">{zone}</span>
    </span>
  );
}
