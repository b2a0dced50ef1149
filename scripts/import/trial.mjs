/**
 * Says why nothing of a file is taken over after it was tried, where that is a fault; null where there is none.
 *
 * @param {{ state: string, fits: number, faulty: number }} tried as the backend tells
 * @param {{ all?: boolean | undefined, try?: boolean | undefined }} asked for by the command line
 */
export function faultOfTrial({ state, fits, faulty }, asked) {
  if (state !== 'checked') return `The file could not be tried (${state}): the log of the backend says why.`;
  if (asked.try || faulty === 0) return null;
  return asked.all || fits === 0 ? 'Not every row fits: nothing is taken over.' : null;
}
