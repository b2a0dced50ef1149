import { setTimeout as pause } from 'node:timers/promises';
import { browser } from './browser.mjs';
import { pagesToRead, readOnce } from './cluster-load.mjs';

const BETWEEN_TRIES_MS = 50;
/** A try that is not answered is left alone, ms. */
const TRY_MS = 5000;
/** Number beyond the addresses of readers. */
const ADDRESS = 200;
let visits = 0;

async function isReady(url) {
  const answer = await fetch(`${url}/health/ready`);
  await answer.arrayBuffer();
  return answer.status === 200;
}

/** Reads every page once with new connections. */
async function readAll({ port, note }) {
  visits += 1;
  const { send, close } = browser({ port, number: ADDRESS });
  const found = await Promise.all(
    pagesToRead(`well-${visits}`).map((path) => readOnce({ send, path, note })),
  );
  close();
  return !found.includes(false);
}

/** Tries until it works, each time anew: no request is sent a second time. */
async function untilGood({ one, until }) {
  while (performance.now() < until) {
    const inTime = pause(TRY_MS, false, { ref: false });
    if (await Promise.race([one().catch(() => false), inTime])) return true;
    await pause(BETWEEN_TRIES_MS);
  }
  return false;
}

/**
 * Waits until all is well again: every website says that it is ready, a booking, every page and a
 * sign-in have come after this call.
 *
 * @returns {Promise<{ seconds: number, missing: string[] }>} missing: what did not come
 */
export async function waitUntilWell({ port, websites, load, note, mostMs }) {
  const begin = performance.now();
  const until = begin + mostMs;
  const all = {
    ...Object.fromEntries(websites.map((url, index) => [`website ${index + 1} ready`, () => isReady(url)])),
    'a booking': () => load.patients.bookOnce(),
    'every page': () => readAll({ port, note }),
    'a sign-in': () => load.signInOnce(),
  };
  const found = await Promise.all(
    Object.entries(all).map(async ([name, one]) => ((await untilGood({ one, until })) ? [] : [name])),
  );
  return { seconds: (performance.now() - begin) / 1000, missing: found.flat() };
}
