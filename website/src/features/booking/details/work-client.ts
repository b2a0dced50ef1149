import type { WorkTask } from '@/contract/work-proof';

/** Numbers that are looked at together; between two slices the page answers whatever is pressed. */
const SLICE = 100;
const pause = () => new Promise((resolve) => setTimeout(resolve));

const encoder = new TextEncoder();

const hexOf = (digest: ArrayBuffer) =>
  Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Hashes beside the page, not in it: the browser does so for every call of its own. */
async function holds({ salt, number, challenge }: { salt: string; number: number; challenge: string }) {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(`${salt}${number}`));
  return hexOf(digest) === challenge;
}

/** Solves the task. @throws for a browser that cannot, as without https, and once `signal` has ended */
export async function solveTask({ salt, challenge, tries, signature }: WorkTask, signal: AbortSignal) {
  for (let first = 0; first < tries; first += SLICE) {
    await pause();
    signal.throwIfAborted();
    const numbers = Array.from({ length: SLICE }, (_, index) => first + index);
    const found = await Promise.all(numbers.map((number) => holds({ salt, number, challenge })));
    if (found.includes(true)) return `${salt}.${first + found.indexOf(true)}.${signature}`;
  }
  throw new Error('No number solves the task');
}
