/** Ref that focuses an element which has replaced the pressed button or link. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
