import { stopProcess } from './processes.mjs';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** A part that ran this long was healthy: the next fall starts from the short pause again. */
const HEALTHY_AFTER_MS = 60_000;
const MOST_FALLS_IN_A_ROW = 6;

/**
 * Starts a part again whenever it ends by itself, with a growing pause, and gives up when it keeps falling.
 *
 * @param {object} options
 * @param {string} options.name
 * @param {import('./processes.mjs').Running} options.running the part as it was started first
 * @param {() => import('./processes.mjs').Running} options.restart
 * @param {(message: string) => void} options.onGiveUp
 * @param {number} [options.firstPauseMs]
 */
export function keepRunning({ name, running, restart, onGiveUp, firstPauseMs = FIRST_PAUSE_MS }) {
  let current = running;
  let startedAt = Date.now();
  let falls = 0;
  let stopped = false;

  const watch = async () => {
    while (!stopped) {
      const { code, signal } = await current.exited;
      if (stopped) return;
      falls = Date.now() - startedAt > HEALTHY_AFTER_MS ? 1 : falls + 1;
      if (falls > MOST_FALLS_IN_A_ROW) {
        onGiveUp(`${name} ended ${falls} times in a row and is not started again.`);
        return;
      }
      const pause = Math.min(firstPauseMs * 2 ** (falls - 1), LONGEST_PAUSE_MS);
      console.log(
        `${name} ended (${signal ?? `exit code ${code}`}). It is started again in ${pause / 1000} s.`,
      );
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (stopped) return;
      startedAt = Date.now();
      current = restart();
    }
  };
  void watch();

  return {
    stop: async () => {
      stopped = true;
      await stopProcess(current);
    },
  };
}
