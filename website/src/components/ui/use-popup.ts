'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { STACKING } from '@/lib/browser/shell-constants';
import { isPointerOn, placePopup } from './popup-place';
import { createPopupTiming } from './popup-timing';

type Options = {
  trigger: RefObject<HTMLElement | null>;
  popup: RefObject<HTMLElement | null>;
  offset: number;
};

/** Properties of the popup: placed from the corner of the screen, over everything else. */
export const POPUP_PROPS = {
  popover: 'manual',
  style: { inset: '0 auto auto 0', margin: 0, zIndex: STACKING.tooltip },
} as const;

/** Opens, places and closes a popup: by pointer with delays, at once by `timing`, Escape, a press elsewhere, a scroll. */
export function usePopup({ trigger, popup, offset }: Options) {
  const [isOpen, setIsOpen] = useState(false);
  const [timing] = useState(() => createPopupTiming({ onChange: setIsOpen }));
  const byPointer = useRef(false);

  useEffect(() => () => timing.stop(), [timing]);

  useLayoutEffect(() => {
    if (!isOpen || !trigger.current || !popup.current) return;
    const element = popup.current;
    element.showPopover();
    const { x, y } = placePopup({
      trigger: trigger.current.getBoundingClientRect(),
      popup: element.getBoundingClientRect(),
      screen: { width: document.documentElement.clientWidth, height: window.innerHeight },
      offset,
    });
    // Places on the screen, the same in both reading directions.
    element.style.translate = `${x}px ${y}px`;
    return () => element.hidePopover();
  }, [isOpen, trigger, popup, offset]);

  useEffect(() => {
    if (!isOpen) return;
    const boxes = () =>
      [trigger.current, popup.current].flatMap((element) =>
        element ? [element.getBoundingClientRect()] : [],
      );
    const holds = (target: EventTarget | null) =>
      target instanceof Node && [trigger.current, popup.current].some((element) => element?.contains(target));

    const onMove = ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || !byPointer.current) return;
      if (boxes().some((box) => isPointerOn({ box, x, y }))) timing.enter();
      else timing.leave();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (!holds(target)) timing.close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (popup.current?.contains(document.activeElement)) trigger.current?.focus();
      timing.close();
    };
    const onScroll = () => timing.close();
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointermove', onMove, { signal });
    document.addEventListener('pointerdown', onPress, { signal });
    document.addEventListener('keydown', onKey, { signal });
    window.addEventListener('scroll', onScroll, { passive: true, signal });
    return () => listening.abort();
  }, [isOpen, timing, trigger, popup]);

  const pointer = {
    onPointerEnter: ({ pointerType }: { pointerType: string }) => {
      byPointer.current = pointerType === 'mouse';
      if (byPointer.current) timing.enter();
    },
    onPointerLeave: () => {
      // Until it is open nothing watches the pointer, so this alone can take the wish back.
      if (byPointer.current) timing.leave();
    },
  };
  return { isOpen, timing, pointer };
}
