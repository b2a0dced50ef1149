import { setTimeout as pause } from 'node:timers/promises';
import { untilStopped } from './browser.mjs';
import { editorOf, RefusedEditor } from './editor.mjs';

const PAGE = '/en/faq';
const BETWEEN_LOOKS_MS = 25;
const LOOK_MS = 1000;
/** Nobody waits longer for what was published, ms. */
const GIVEN_UP_MS = 60_000;

/** The mark that a website shows now; -1 while it shows none or nothing. */
async function shownAt(url) {
  try {
    const answer = await fetch(url + PAGE, { signal: AbortSignal.timeout(LOOK_MS) });
    const marks = [...(await answer.text()).matchAll(/\((\d+)\)/g)].map(([, mark]) => Number(mark));
    return Math.max(-1, ...marks);
  } catch {
    return -1;
  }
}

async function waitUntilShown({ url, round, isOver }) {
  const until = performance.now() + GIVEN_UP_MS;
  while (!isOver()) {
    if ((await shownAt(url)) >= round) return true;
    if (performance.now() > until) return false;
    await pause(BETWEEN_LOOKS_MS);
  }
  return true;
}

/**
 * An editor who publishes a change of one text, waits until every website shows it, and goes on after a pause.
 *
 * @param {{ site: { inside: string, settings: Record<string, string> }, websites: string[], pauseMs: number,
 *   note?: import('./browser.mjs').Note }} options websites: where each is looked at
 */
export async function startPublishing({ site, websites, pauseMs, note }) {
  const publish = await editorOf({ backendUrl: site.inside, backend: site.settings });
  const shown = [];
  const unseen = [];
  /** Who waits for the next change, begun after they asked, to be on every website. */
  let waiting = [];
  let round = 0;
  let hurry = new AbortController();

  const publishOnce = async (isOver) => {
    round += 1;
    const begin = performance.now();
    const those = waiting;
    waiting = [];
    const noted = (status) =>
      note?.({
        what: 'publish',
        path: 'the editor',
        status,
        isGood: status === 200,
        begin,
        ms: performance.now() - begin,
      });
    try {
      await publish(round);
      noted(200);
    } catch (error) {
      noted(error instanceof RefusedEditor ? error.status : 0);
      waiting.push(...those);
      return;
    }
    const done = performance.now();
    const seen = await Promise.all(websites.map((url) => waitUntilShown({ url, round, isOver })));
    if (seen.includes(false)) unseen.push(round);
    else shown.push({ begin, seconds: (performance.now() - done) / 1000 });
    for (const tell of those) tell();
  };
  const stop = untilStopped((isOver) => {
    const publishOn = async () => {
      while (!isOver()) {
        await publishOnce(isOver);
        // Whoever waits for the next change does not wait for the pause; a failed one is not followed at once.
        const ms = waiting.length > 0 ? Math.min(pauseMs, 250) : pauseMs;
        await pause(ms, null, { signal: hurry.signal }).catch(() => {});
        hurry = new AbortController();
      }
    };
    return [publishOn()];
  });
  return {
    shown,
    unseen,
    stop,
    /** Resolves once a change that begins after this call is on every website. @returns {Promise<void>} */
    next: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        hurry.abort();
      }),
  };
}
