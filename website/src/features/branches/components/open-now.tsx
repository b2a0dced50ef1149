'use client';

import { LiveSlot } from '@/components/ui/live-slot';
import { useLivePart } from '@/components/ui/use-live-part';
import { drawOpenNow, openNowData } from '../open-now-client';
import type { Closure, OpeningHours } from '../rules';

/** Open or closed at this minute by the branch's own clock; one reserved line until the browser knows. */
export function OpenNow(branch: { hours: OpeningHours[]; closures: Closure[]; timeZone: string }) {
  const part = useLivePart({ name: 'open-now', data: openNowData(branch), draw: drawOpenNow });
  return (
    <p {...part} className="group flex min-h-7 flex-wrap items-center gap-x-2 text-sm">
      <span className="hidden items-center gap-1.5 font-bold group-data-state:inline-flex group-data-[state=closed]:text-status-done group-data-[state=open]:text-status-confirmed">
        <span className="size-2.5 rounded-pill group-data-[state=closed]:border-2 group-data-[state=closed]:border-line-strong group-data-[state=open]:bg-accent" />
        <LiveSlot name="state" />
      </span>
      <LiveSlot name="change" className="text-text-soft" />
    </p>
  );
}
