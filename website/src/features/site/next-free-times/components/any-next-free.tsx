'use client';

import type { ReactNode } from 'react';
import { LiveSlot } from '@/components/ui/live-slot';
import { useLivePart } from '@/components/ui/use-live-part';
import { drawNextFree } from '../next-free-client';
import { TimeLink } from './time-link';

/** The earliest free time of all doctors in one line; an empty line of the same height when unknown. */
export function AnyNextFree(props: { branches: Record<string, string>; label: string; icon: ReactNode }) {
  const { branches, label, icon } = props;
  const part = useLivePart({ name: 'next-free', data: { branches }, draw: drawNextFree });
  return (
    <p {...part} className="group min-h-18 noscript:hidden text-sm sm:min-h-12">
      <span className="any-next-free">
        <span className="inline-flex items-center gap-2 text-text-soft">
          {icon}
          <span>
            {label}
            <LiveSlot name="place" />
            {/* Two parts to the eye, one sentence to the ear. */}
            <span className="sr-only">: </span>
          </span>
        </span>
        <TimeLink />
      </span>
    </p>
  );
}
