'use client';

import type { ReactNode } from 'react';
import { useLivePart } from '@/components/ui/use-live-part';
import { drawWeek, type WeekData } from '../week-client';
import { useKnownAppointment } from './known-appointment';

/** The part of a page that `drawWeek` draws. Its links are followed by the browser: the step they lead to is a document of its own. */
export function WeekPart(props: Pick<WeekData, 'doctor' | 'words'> & { children: ReactNode }) {
  const { doctor, words, children } = props;
  const { service, specialty, isUnread } = useKnownAppointment();
  const part = useLivePart<WeekData, HTMLDivElement>({
    name: 'week',
    data: { doctor, service, specialty, words },
    draw: drawWeek,
    isReady: !isUnread,
  });
  return (
    <div {...part} className="group/week" suppressHydrationWarning>
      {children}
    </div>
  );
}
