import { readFileSync } from 'node:fs';

/** A failure that the reader can act on: a sentence, and the log that tells more. Shown without a stack. */
export class Fault extends Error {
  /** @param {string} message @param {{ logFile?: string }} [details] */
  constructor(message, { logFile } = {}) {
    super(message);
    this.name = 'Fault';
    this.logFile = logFile;
  }
}

/**
 * Gives what can be had, or something else where that throws.
 *
 * @template Result, Other
 * @param {() => Result} work @param {Other} other
 * @returns {Result | Other}
 */
export function tryOr(work, other) {
  try {
    return work();
  } catch {
    return other;
  }
}

/** Says what a check has found to be so. @param {boolean} isTrue @param {string} what @throws {Fault} where it is not */
export function expect(isTrue, what) {
  if (!isTrue) throw new Fault(`Not as it should be: ${what}.`);
  console.log(`ok: ${what}`);
}

/** Prints a failure for a person: the sentence, then the end of its log. @param {unknown} error */
export function printFailure(error) {
  if (!(error instanceof Fault)) {
    console.error(isOfArguments(error) ? error.message : error);
    return;
  }
  console.error(`\n${error.message}`);
  if (!error.logFile) return;
  console.error(`\nThe end of ${error.logFile}:\n${tail({ file: error.logFile, lines: 40 })}`);
}

/** An option that no command has needs no stack. @param {unknown} error @returns {error is Error} */
const isOfArguments = (error) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** The last lines of a file; empty when it cannot be read. @param {{ file: string, lines: number }} options */
function tail({ file, lines }) {
  const text = tryOr(() => readFileSync(file, 'utf8'), '');
  return text.trimEnd().split('\n').slice(-lines).map(readable).join('\n');
}

/** A line of a log of the site as a person reads it; any other line as it is. @param {string} line */
export function readable(line) {
  return tryOr(() => {
    const { time, level, msg, err } = JSON.parse(line);
    const error = err ? `\n  ${err.name}\n    ${err.stack.replaceAll('\n', '\n    ')}` : '';
    return msg === undefined ? line : `${time} ${level} ${msg}${error}`;
  }, line);
}
