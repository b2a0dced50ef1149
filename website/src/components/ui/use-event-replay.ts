'use client';

import { type RefObject, useEffect } from 'react';
import { type RecordedEvent, takeRecordedEvents } from '@/lib/browser/early-input';

/** Replays the presses and inputs that an element's controls got before it was hydrated, in their order. */
export function useEventReplay(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (root.current) for (const event of takeRecordedEvents(root.current)) replay(event);
  }, [root]);
}

function replay({ element, value, checked }: RecordedEvent): void {
  if (value === undefined) {
    element.click();
  } else if (element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type)) {
    // React ignores a click that does not change the value.
    element.checked = !checked;
    element.click();
  } else if (element instanceof HTMLSelectElement) {
    element.value = value;
    announce(element);
  } else if (element instanceof HTMLInputElement && element.type === 'file') {
    // A script can choose no file, only take it away: it stays as it is.
    announce(element);
  } else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    retype(element, value);
  }
}

function announce(element: HTMLElement): void {
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
}

/** React remembers the last value set through the element itself, and ignores an event that brings the same. */
function retype(element: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = element;
  element.value = '';
  const prototype = Object.getPrototypeOf(element);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  // Fields for email and numbers have no selection to be asked for, and throw when one is set.
  if (selectionStart !== null && document.activeElement === element)
    element.setSelectionRange(selectionStart, selectionEnd);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
