import { printFailure } from './fault.mjs';
import { onStop } from './on-stop.mjs';

/**
 * Runs a command to its end: says what went wrong, and cleans up after it, also when it is interrupted.
 *
 * @param {() => Promise<unknown>} work
 * @param {() => Promise<void>} cleanUp
 */
export function runToEnd(work, cleanUp) {
  onStop(cleanUp);
  return work()
    .catch((error) => {
      printFailure(error);
      process.exitCode = 1;
    })
    .finally(cleanUp);
}
