'use client';

import { type RefObject, useEffect } from 'react';
import { RECORDED_EVENTS } from '@/lib/event-replay';

/** A button that was pressed, or a field with what was chosen in it, before hydration. */
interface RecordedEvent {
  element: HTMLElement;
  value?: string;
  checked?: boolean;
}

/**
 * Replays the events that an element's controls got before it was hydrated: presses its buttons and sets its fields, in
 * the order in which that was done. For elements whose controls need script and stand in the HTML before it comes.
 */
export function useEventReplay(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    for (const event of takeRecordedEvents(root.current)) replay(event);
  }, [root]);
}

function takeRecordedEvents(root: HTMLElement | null): RecordedEvent[] {
  const recorded: unknown = Reflect.get(window, RECORDED_EVENTS);
  if (!root || !Array.isArray(recorded)) return [];
  const isOurs = ({ element }: RecordedEvent) => root.contains(element);
  const ours = recorded.filter(isOurs);
  Reflect.set(
    window,
    RECORDED_EVENTS,
    recorded.filter((event) => !isOurs(event)),
  );
  // Of a field only what it was left with.
  return ours.filter(
    ({ element, value }, index) =>
      value === undefined || !ours.slice(index + 1).some((later) => later.element === element),
  );
}

function replay({ element, value, checked }: RecordedEvent): void {
  if (value === undefined) {
    element.click();
  } else if (element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type)) {
    // React takes a press that changes nothing for none.
    element.checked = !checked;
    element.click();
  } else if (element instanceof HTMLSelectElement) {
    element.value = value;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    retype({ element, value });
  }
}

/** React remembers the last value set through the element itself, and ignores an event that brings the same. */
function retype({
  element,
  value,
}: {
  element: HTMLInputElement | HTMLTextAreaElement;
  value: string;
}): void {
  const { selectionStart, selectionEnd } = element;
  element.value = '';
  const prototype = Object.getPrototypeOf(element);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  if (document.activeElement === element) element.setSelectionRange(selectionStart, selectionEnd);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
