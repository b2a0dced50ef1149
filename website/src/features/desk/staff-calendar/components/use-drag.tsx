'use client';

import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import type { Choice, MovableVisit } from '../move-rules';

/** A mouse has to go so far, in pixels, before it drags; a finger may tremble so far and still presses. */
const SLACK = 8;
/** A finger rests so long before it drags; one that scrolls moves sooner. */
const LONG_PRESS_MS = 450;
const LATE_CLICK_MS = 350;
/** Distance from the edges of what scrolls. */
const EDGE = 56;

/** Reads the free time of its button. */
export const choiceOf = (button: HTMLElement): Choice => JSON.parse(button.dataset.target ?? '');

/** The free time under a point of the screen. */
function choiceAt({ x, y }: { x: number; y: number }): Choice | null {
  const button = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-target]');
  return button ? choiceOf(button) : null;
}

/** Drags visits onto free times, by mouse or by a finger that rests first; one that moves before scrolls. */
export function useDrag(
  begin: (visit: MovableVisit) => void,
  choose: (choice: Choice) => void,
  leave: () => void,
) {
  const endCurrent = useRef<(() => void) | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const [label, setLabel] = useState<string | null>(null);
  useEffect(() => () => endCurrent.current?.(), []);

  const press = ({ event, visit }: { event: ReactPointerEvent<HTMLElement>; visit: MovableVisit }) => {
    if (event.button !== 0 || !event.isPrimary || endCurrent.current) return;
    const box = event.currentTarget.closest<HTMLElement>('[data-scroll-box]');
    const isMouse = event.pointerType === 'mouse';
    const at = { x: event.clientX, y: event.clientY };
    const from = { ...at };
    let isDragging = false;
    const listeners = new AbortController();
    const { signal } = listeners;

    const follow = () => {
      if (ghost.current) ghost.current.style.translate = `${at.x}px ${at.y}px`;
      setLabel(choiceAt(at)?.when ?? visit.was);
    };
    const start = () => {
      isDragging = true;
      begin(visit);
      follow();
    };
    const timer = isMouse ? undefined : setTimeout(start, LONG_PRESS_MS);
    const scrolling = setInterval(() => {
      if (!isDragging || !box) return;
      const edges = box.getBoundingClientRect();
      const push = (place: number, low: number, high: number) =>
        place < low + EDGE ? -12 : place > high - EDGE ? 12 : 0;
      box.scrollBy(push(at.x, edges.left, edges.right), push(at.y, edges.top, edges.bottom));
    }, 30);
    const end = () => {
      clearTimeout(timer);
      clearInterval(scrolling);
      listeners.abort();
      endCurrent.current = null;
      setLabel(null);
    };
    endCurrent.current = end;

    const onMove = (moved: PointerEvent) => {
      if (!moved.isPrimary) return;
      Object.assign(at, { x: moved.clientX, y: moved.clientY });
      const isFar = Math.hypot(at.x - from.x, at.y - from.y) > SLACK;
      if (isDragging) follow();
      else if (isFar && isMouse) start();
      else if (isFar) end();
    };
    const onUp = () => {
      end();
      if (!isDragging) return;
      window.addEventListener('click', swallow, { capture: true, once: true });
      // A click that never comes must not swallow the next one; that of a finger comes late.
      setTimeout(
        () => window.removeEventListener('click', swallow, { capture: true }),
        isMouse ? 0 : LATE_CLICK_MS,
      );
      const choice = choiceAt(at);
      if (choice) choose(choice);
      // A finger that only rested has chosen the visit: the time is pressed next.
      else if (isMouse || Math.hypot(at.x - from.x, at.y - from.y) > SLACK) leave();
    };
    const giveUp = () => {
      end();
      if (isDragging) leave();
    };
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', onUp, { signal });
    window.addEventListener('pointercancel', giveUp, { signal });
    window.addEventListener('keydown', (key) => key.key === 'Escape' && isDragging && giveUp(), { signal });
    // Once a finger drags, the page stays where it is.
    const stay = (touch: TouchEvent) => isDragging && touch.cancelable && touch.preventDefault();
    window.addEventListener('touchmove', stay, { signal, passive: false });
    // A long press would open the browser's own menu of the link.
    window.addEventListener('contextmenu', (menu) => !isMouse && menu.preventDefault(), { signal });
  };

  return {
    press,
    ghost: (
      <div
        ref={ghost}
        aria-hidden="true"
        // Moved by the coordinates of the screen, in both directions of reading.
        dir="ltr"
        className={`pointer-events-none fixed start-0 top-0 z-modal ${label === null ? 'hidden' : ''}`}
      >
        <div
          dir="auto"
          className="w-max -translate-x-1/2 -translate-y-[140%] rounded-control bg-brand px-3 py-1.5 font-semibold text-sm text-text-on-fill shadow-card"
        >
          {label}
        </div>
      </div>
    ),
  };
}

function swallow(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('dialog')) return;
  event.preventDefault();
  event.stopPropagation();
}
