'use client';

import { useEffect, useRef } from 'react';
import { IconDrawing, type IconShape } from '@/components/ui/icon-drawing';
import { closeAnnouncement, watchAnnouncement } from '../bar-client';

/** Closes the bar; the bar also disappears when its time is over. */
export function CloseButton({ label, icon }: { label: string; icon: IconShape | null }) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const bar = ref.current?.closest<HTMLElement>('[data-announcement]');
    return bar ? watchAnnouncement(bar) : undefined;
  }, []);
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      onClick={({ currentTarget }) => {
        const bar = currentTarget.closest<HTMLElement>('[data-announcement]');
        if (bar) closeAnnouncement(bar);
      }}
      className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-text-on-deep/15 [@media(scripting:none)]:hidden"
    >
      <IconDrawing shape={icon} className="size-5" />
    </button>
  );
}
