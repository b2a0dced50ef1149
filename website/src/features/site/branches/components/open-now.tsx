'use client';

import { LiveSlot } from '@/components/ui/live-slot';
import { useLivePart } from '@/components/ui/use-live-part';
import { drawOpenNow, openNowData } from '../open-now-client';
import type { BranchHours } from '../rules';

/** Open or closed at this minute by the branch's own clock; one reserved line until the browser knows. */
export function OpenNow(branch: BranchHours) {
  const part = useLivePart({ name: 'open-now', data: openNowData(branch), draw: drawOpenNow });
  return (
    <p {...part} className="group flex min-h-7 flex-wrap items-center gap-x-2 text-sm">
      <span className="open-now-state">
        <span className="open-now-dot" />
        <LiveSlot name="state" />
      </span>
      <LiveSlot name="change" className="text-text-soft" />
    </p>
  );
}
