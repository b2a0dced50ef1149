/** A script of ours as it is sent inside a page. Each of its statements ends with a semicolon or a brace. */
export function oneLine(script: string): string {
  return script.replace(/\n\s*/g, '');
}
