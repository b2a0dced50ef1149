import { startProcess } from '../lib/processes.mjs';
import { commonEnv } from '../lib/project.mjs';

/**
 * Makes the functions by which steps print and run tools.
 *
 * @param {string | undefined} name of a step that runs beside another, which each of its lines begins with
 */
export function createTools(name) {
  return {
    /** @param {string} line */
    say: (line) => console.log(name ? `${name} | ${line}` : line),
    /**
     * Runs a tool of the tests.
     *
     * @param {{ bin: string, args: string[], cwd: string, env?: Record<string, string> }} options
     *   bin: the tool's JavaScript file, run by this Node
     * @returns {Promise<boolean>} whether it ended well
     */
    async runTool({ bin, args, cwd, env = {} }) {
      const running = startProcess({
        name: name ?? bin,
        args: [bin, ...args],
        cwd,
        env: { ...commonEnv, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...env },
        ...(name ? { echo: true } : { passThrough: true }),
      });
      return (await running.exited).code === 0;
    },
  };
}
