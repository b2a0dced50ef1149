/** A text that keeps the direction of its first letter among others; without letters it reads from left to right. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** A number, code or address that reads from left to right, also inside an Arabic sentence. */
export function isolateLtr(text: string): string {
  return `\u2066${text}\u2069`;
}
