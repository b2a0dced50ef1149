/** Gives the focus to what has come in the place of the button or link that was pressed: a `ref` of it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
