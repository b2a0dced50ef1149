import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Fault } from './fault.mjs';

const run = promisify(execFile);
/** Times for one answer of the registry, and for one call of npm, which itself may wait for a quarter of an hour. */
const ANSWER_MS = 30_000;
const MAX_MS = 10 * 60_000;
const MAX_OUTPUT = 256 * 1024 * 1024;

/** The npm this command was started with; by its own name when Node was started directly. @param {string[]} args */
export function npm(args) {
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.[cm]?js$/.test(script))
    return { command: process.execPath, args: [script, ...args] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args };
}

/**
 * Asks npm in a folder, and gives what it prints.
 *
 * @param {string[]} args @param {string} cwd @param {boolean} [mayFail] gives what it has printed all the same
 * @returns {Promise<string>}
 * @throws {Fault} with its words
 */
export async function askNpm(args, cwd, mayFail = false) {
  // A caller's `npm run --silent` would make it silent too.
  const { command, args: all } = npm([...args, '--loglevel=error', `--fetch-timeout=${ANSWER_MS}`]);
  try {
    return (await run(command, all, { cwd, maxBuffer: MAX_OUTPUT, timeout: MAX_MS })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = { ...(error instanceof Error ? error : {}) };
    if (mayFail) return String(stdout);
    throw new Fault(`npm ${args[0]} failed, or took too long:\n${String(stderr).trim()}`);
  }
}
