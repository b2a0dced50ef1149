'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { useLivePart } from '@/components/ui/use-live-part';
import { drawWeek, type WeekData } from '../week-client';
import { useKnownAppointment } from './known-appointment';

/** The part of a page that `drawWeek` draws. Once React runs, its links go through the router as all others do. */
export function WeekPart({
  doctor,
  words,
  children,
}: Pick<WeekData, 'doctor' | 'words'> & { children: ReactNode }) {
  const { service, specialty, isUnread } = useKnownAppointment();
  const part = useLivePart<WeekData, HTMLDivElement>({
    name: 'week',
    data: { doctor, service, specialty, words },
    draw: drawWeek,
    isReady: !isUnread,
  });
  const router = useRouter();
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    const isOther = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!link || isOther || event.defaultPrevented) return;
    event.preventDefault();
    router.push(link.getAttribute('href') ?? '');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key that follows a link is a click too
    <div {...part} onClick={follow} className="group/week" suppressHydrationWarning>
      {children}
    </div>
  );
}
