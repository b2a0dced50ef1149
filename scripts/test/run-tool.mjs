import { startProcess } from '../lib/processes.mjs';
import { commonEnv } from '../lib/project.mjs';

/**
 * Runs a tool of the tests with its output shown as it comes.
 *
 * @param {{ bin: string, args: string[], cwd: string, env?: Record<string, string> }} options
 *   bin: the tool's JavaScript file, run by this Node
 * @returns {Promise<boolean>} whether it ended well
 */
export async function runTool({ bin, args, cwd, env = {} }) {
  const running = startProcess({
    name: bin,
    command: process.execPath,
    args: [bin, ...args],
    cwd,
    env: { ...commonEnv, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...env },
    passThrough: true,
  });
  return (await running.exited).code === 0;
}
