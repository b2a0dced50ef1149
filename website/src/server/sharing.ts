import { contentChanges } from '../contract/content-changes';
import { type ContentVersions, learnVersions } from '../lib/cache/content-changes';

/** A publish reaches every website within this and the time of one call, ms. */
const ASKED_EVERY_MS = 1000;
/** A backend that does not answer in this time is asked again, ms. */
const TIMEOUT_MS = 2000;
/** Tries before the first visitor is let in: a busy backend may answer late, one that is away fails at once. */
const FIRST_TRIES = 3;

/** Returns what the backend says has changed, by cache tag. @throws Error when it does not answer so */
export async function readChanges({ backendUrl, key }: { backendUrl: string; key: string }) {
  const answer = await fetch(`${backendUrl}/api/content-changes`, {
    headers: { 'X-Website-Key': key },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}.`);
  return contentChanges.parse(await answer.json()).data;
}

/**
 * Asks every second for changes, as one of several websites: the backend's notice reaches one only, and each answer holds all
 * there is. Returns once the backend has answered, or was asked in vain.
 */
export async function watchChanges(read: () => Promise<ContentVersions>, everyMs = ASKED_EVERY_MS) {
  for (let tries = 1; !(await ask(read)) && tries < FIRST_TRIES; tries += 1);
  function askAgain(): void {
    setTimeout(() => ask(read).then(askAgain), everyMs).unref();
  }
  askAgain();
}

/** False without an answer: pages stay as they are, and the next answer includes what changed meanwhile. */
async function ask(read: () => Promise<ContentVersions>): Promise<boolean> {
  try {
    learnVersions(await read());
    return true;
  } catch {
    return false;
  }
}
