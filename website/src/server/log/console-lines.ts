import { stripVTControlCharacters } from 'node:util';
import { describeError } from '../../contract/log-line';
import type { Logger } from '../../lib/process/logger';
import { isNamedByRequest, nameByRequest } from './fault-digest';

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;
/** The marks that Next puts in front of what it says. */
const MARK = /^[\s\p{So}\p{Sm}\p{P}]+/u;

/**
 * Turns what is written to the console, by Next above all, into lines of the log. The words of an error are kept while
 * the website starts, when they are about settings and files; later they may quote what somebody typed.
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
