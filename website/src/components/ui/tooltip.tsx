'use client';

import { type ReactNode, useId, useRef } from 'react';
import { POPOVER } from '@/lib/browser/shell-constants';
import { POPUP_PROPS, usePopup } from './use-popup';

interface Props {
  text: string;
  children: (descriptionId: string) => ReactNode;
}

/** Explains a control on hover and focus; the control is given the id for its `aria-describedby`. */
export function Tooltip({ text, children }: Props) {
  const id = useId();
  const trigger = useRef<HTMLSpanElement>(null);
  const popup = useRef<HTMLSpanElement>(null);
  const { timing, pointer } = usePopup({ trigger, popup, offset: POPOVER.tooltipOffset });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches; the control inside is what one uses
    <span
      ref={trigger}
      className="inline-flex"
      {...pointer}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) timing.open();
      }}
      onBlur={timing.close}
    >
      {children(id)}
      <span ref={popup} id={id} role="tooltip" className="tooltip" {...POPUP_PROPS}>
        {text}
      </span>
    </span>
  );
}
