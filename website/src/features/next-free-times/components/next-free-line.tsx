'use client';

import { IconDrawing, type IconShape } from '@/components/ui/icon-drawing';
import { LiveSlot } from '@/components/ui/live-slot';
import { useLivePart } from '@/components/ui/use-live-part';
import { drawNextFree } from '../next-free-client';
import { useKnownAppointment } from './known-appointment';

/**
 * "Next free · Dokki" over "Today, 5:20 pm" on a doctor's card. Its two lines are reserved from the start, so
 * nothing moves when the answer comes, and the card is whole when none does.
 */
export function NextFreeLine({
  doctorId,
  branches,
  label,
  icon,
}: {
  doctorId: string;
  /** Branch names by document id. */
  branches: Record<string, string>;
  label: string;
  icon: IconShape | null;
}) {
  const { branchId, serviceId, isUnread } = useKnownAppointment();
  const part = useLivePart({
    name: 'next-free',
    data: { doctorId, branchId, serviceId, branches },
    draw: drawNextFree,
    isReady: !isUnread,
  });
  return (
    <p {...part} className="group flex min-h-12 noscript:hidden items-start gap-2 text-sm leading-6">
      <span className="mt-0.5 text-accent">
        <IconDrawing shape={icon} className="size-5" />
      </span>
      <span className="min-w-0 grow">
        <span className="block text-text-soft max-sm:wrap-anywhere sm:truncate">
          {label}
          <LiveSlot name="place" />
          {/* Two lines to the eye, one sentence to the ear. */}
          <span className="sr-only">: </span>
        </span>
        {/* A grey bar until it is written into. */}
        <LiveSlot
          name="moment"
          className="bar-while-empty block first-letter:uppercase group-data-[state=free]:font-semibold group-data-[state=free]:text-text"
        />
      </span>
    </p>
  );
}
