import { stripVTControlCharacters } from 'node:util';
import { describeError } from '../../contract/log-line';
import type { Logger } from '../../lib/process/logger';
import { isNamedByRequest, nameByRequest } from './fault-digest';

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;
/** The marks that Next puts in front of what it says. */
const MARK = /^[\s\p{So}\p{Sm}\p{P}]+/u;

/**
 * From now on what is written to the console, by Next above all, is lines of the log. Of an error, what it says is told
 * while the website starts, when it is about settings and files; later it may quote what somebody typed.
 */
export function logConsole(logger: Logger, isServing: () => boolean): void {
  for (const [name, level] of Object.entries(LEVELS)) {
    Reflect.set(console, name, (...given: unknown[]) => {
      const error = given.find((one) => one instanceof Error);
      if (error && isNamedByRequest(error)) return;
      const said = given.filter((one) => typeof one === 'string' || typeof one === 'number').join(' ');
      const words = [stripVTControlCharacters(said).replace(MARK, '').trim()];
      if (error && !isServing()) words.push(error.message);
      const message = words.filter(Boolean).join(' ') || (error ? 'fault' : 'said');
      logger[level](error ? { err: describeError(error) } : {}, message);
      if (error) nameByRequest(error);
    });
  }
}
