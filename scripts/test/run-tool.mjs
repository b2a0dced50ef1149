import { startProcess } from '../lib/processes.mjs';
import { commonEnv } from '../lib/project.mjs';

/**
 * What steps speak and run tools with. Steps that run side by side are given an `onOutput`, so that their lines do not
 * mix; without it everything is shown as it comes.
 *
 * @param {((chunk: Buffer | string) => void) | undefined} onOutput
 */
export function createTools(onOutput) {
  return {
    /** @param {string} line */
    say: (line) => (onOutput ? onOutput(`${line}\n`) : console.log(line)),
    /**
     * Runs a tool of the tests.
     *
     * @param {{ bin: string, args: string[], cwd: string, env?: Record<string, string> }} options
     *   bin: the tool's JavaScript file, run by this Node
     * @returns {Promise<boolean>} whether it ended well
     */
    async runTool({ bin, args, cwd, env = {} }) {
      const running = startProcess({
        name: bin,
        command: process.execPath,
        args: [bin, ...args],
        cwd,
        env: { ...commonEnv, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...env },
        ...(onOutput ? { onOutput } : { passThrough: true }),
      });
      return (await running.exited).code === 0;
    },
  };
}
