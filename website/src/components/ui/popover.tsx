'use client';

import { type ReactNode, useId, useRef } from 'react';
import { POPOVER } from '@/lib/browser/shell-constants';
import { useEventReplay } from './use-event-replay';
import { POPUP_PROPS, usePopup } from './use-popup';

interface Props {
  label: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A button that opens a panel below it, by pointer, press or keyboard; Tab leads into it and out of it. */
export function Popover({ label, className, children }: Props) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const { isOpen, timing, pointer } = usePopup({ trigger, popup, offset: POPOVER.offset });
  useEventReplay(frame);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus goes
    <div
      ref={frame}
      className="inline-flex"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) timing.close();
      }}
    >
      <button
        ref={trigger}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={className}
        onClick={timing.toggle}
        {...pointer}
      >
        {label}
      </button>
      <div ref={popup} id={id} className="popover" {...POPUP_PROPS}>
        {children}
      </div>
    </div>
  );
}
