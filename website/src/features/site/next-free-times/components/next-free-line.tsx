'use client';

import { IconDrawing, type IconShape } from '@/components/ui/icon-drawing';
import { LiveSlot } from '@/components/ui/live-slot';
import { useLivePart } from '@/components/ui/use-live-part';
import { drawNextFree } from '../next-free-client';
import { useKnownAppointment } from './known-appointment';
import { TimeLink } from './time-link';

interface Props {
  doctorId: string;
  branches: Record<string, string>;
  label: string;
  icon: IconShape | null;
}

/** "Next free · Dokki" over "Today, 5:20 pm" on a card, with room for both from the start, so that nothing moves. */
export function NextFreeLine({ doctorId, branches, label, icon }: Props) {
  const { branchId, serviceId, isUnread, by, specialty, service } = useKnownAppointment();
  const part = useLivePart({
    name: 'next-free',
    data: { doctorId, branchId, serviceId, branches, known: { by, specialty, service } },
    draw: drawNextFree,
    isReady: !isUnread,
  });
  return (
    <p {...part} className="next-free group">
      <span className="mt-0.5 text-accent">
        <IconDrawing shape={icon} className="size-5" />
      </span>
      <span className="min-w-0 grow">
        <span className="next-free-label">
          {label}
          <LiveSlot name="place" />
          {/* Two lines to the eye, one sentence to the ear. */}
          <span className="sr-only">: </span>
        </span>
        <TimeLink />
      </span>
    </p>
  );
}
