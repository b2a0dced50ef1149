import { printFailure } from './fault.mjs';
import { onStop } from './on-stop.mjs';

/**
 * Runs a command to its end: says what went wrong, and cleans up after it, also when it is interrupted.
 *
 * @param {() => Promise<unknown>} work ends the command with 1 where it throws, or gives false
 * @param {() => Promise<void>} [cleanUp]
 */
export function runToEnd(work, cleanUp) {
  if (cleanUp) onStop(cleanUp);
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
