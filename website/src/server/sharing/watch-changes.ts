import { setTimeout as pause } from 'node:timers/promises';
import { contentChanges } from '../../contract/content-changes';
import { type ContentVersions, learnVersions } from '../../lib/content-changes';

/** A publish reaches every website within this and the time of one call, ms. */
const ASKED_EVERY_MS = 1000;
/** A backend that does not answer in this time is asked again, ms. */
const TIMEOUT_MS = 2000;

/** What the backend says has changed, by cache tag. @throws Error when it does not answer so */
export async function readChanges({
  backendUrl,
  key,
}: {
  backendUrl: string;
  key: string;
}): Promise<ContentVersions> {
  const answer = await fetch(`${backendUrl}/api/content-changes`, {
    headers: { 'X-Website-Key': key },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}.`);
  return contentChanges.parse(await answer.json()).data;
}

/**
 * Asks every second what has changed: the backend's notice reaches one website only. A website that was stopped, cut off or started later than
 * the others hears of everything by it, in its first answer; nothing can be missed, as an answer holds all there is.
 *
 * @param everyMs how long it waits between an answer and the next question
 * @returns once the backend has been asked for the first time, whatever came of it
 */
export async function watchChanges(
  read: () => Promise<ContentVersions>,
  everyMs = ASKED_EVERY_MS,
): Promise<void> {
  await ask(read);
  void (async () => {
    for (;;) {
      await pause(everyMs, null, { ref: false });
      await ask(read);
    }
  })();
}

async function ask(read: () => Promise<ContentVersions>): Promise<void> {
  try {
    learnVersions(await read());
  } catch {
    // Pages stay as they are while the backend is away; the next answer tells what changed meanwhile.
  }
}
