'use client';

import { type RefObject, useEffect } from 'react';
import { KEPT_TOUCHES } from '@/lib/early-touches';

/** A button that was pressed, or a field with what was chosen in it, before the page's script had come. */
interface EarlyTouch {
  element: HTMLElement;
  value?: string;
  checked?: boolean;
}

/**
 * Does again what was done in an element before its script had come, once it has: presses its buttons and sets its
 * fields, in that order of time. For elements whose controls need script and stand in the HTML before it.
 */
export function useEarlyTouches(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    for (const touch of takeEarlyTouches(root.current)) replay(touch);
  }, [root]);
}

function takeEarlyTouches(root: HTMLElement | null): EarlyTouch[] {
  const kept: unknown = Reflect.get(window, KEPT_TOUCHES);
  if (!root || !Array.isArray(kept)) return [];
  const isOurs = ({ element }: EarlyTouch) => root.contains(element);
  const ours = kept.filter(isOurs);
  Reflect.set(
    window,
    KEPT_TOUCHES,
    kept.filter((touch) => !isOurs(touch)),
  );
  // Of a field only what it was left with.
  return ours.filter(
    ({ element, value }, index) =>
      value === undefined || !ours.slice(index + 1).some((later) => later.element === element),
  );
}

function replay({ element, value, checked }: EarlyTouch): void {
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
