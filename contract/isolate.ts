/** Isolates a text (Unicode UAX 9), so that it keeps the direction of its first letter among others. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Isolates a number, code or address, which reads from left to right, also inside an Arabic sentence. */
export function isolateLtr(text: string): string {
  return `\u2066${text}\u2069`;
}
