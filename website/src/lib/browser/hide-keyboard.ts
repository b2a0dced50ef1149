/** Takes the keyboard of a touch screen away from what it covers, such as all that was found; with a mouse or keys the focus stays. */
export function hideKeyboard(field: HTMLElement | null): void {
  if (matchMedia('(pointer: coarse)').matches) field?.blur();
}
