import { printFailure } from './fault.mjs';
import { onStop } from './on-stop.mjs';

/** @type {Promise<unknown> | null} */
let unbroken = null;

/**
 * Does what may not be left half done: whoever ends the command meanwhile, or loses its terminal, waits until it is.
 *
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function unbrokenly(work) {
  const begun = work();
  unbroken = begun.catch(() => {});
  return await begun.finally(() => {
    unbroken = null;
  });
}

/**
 * Runs a command to its end: says what went wrong, and cleans up after it, also when it is interrupted.
 *
 * @param {() => Promise<unknown>} work ends the command with 1 where it throws, or gives false
 * @param {() => Promise<void>} [cleanUp]
 */
export function runToEnd(work, cleanUp = async () => {}) {
  onStop(async () => {
    if (unbroken) console.log('\nFirst brought to its end. Ctrl-C once more leaves it half done.');
    await unbroken;
    await cleanUp();
  });
  return work()
    .catch((error) => {
      printFailure(error);
      return false;
    })
    .then((isGood) => {
      if (isGood === false) process.exitCode = 1;
    })
    .finally(cleanUp);
}
