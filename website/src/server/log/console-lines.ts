import { stripVTControlCharacters } from 'node:util';
import type pino from 'pino';
import { describeError } from '../../contract/log-line';
import { isBackendDown } from '../../lib/cache/content-changes';
import { AWAY_MARK } from '../../lib/page/fatal-words';
import type { Logger } from '../../lib/process/logger';
import { currentFaultId } from '../../lib/request/request-context';

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;
/** Symbols with which Next begins its console lines. */
const MARK = /^[\s\p{So}\p{Sm}\p{P}]+/u;

/** Turns console output into log lines. Error messages are kept only while the website starts; later they may quote typed text. */
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

/**
 * Gives an error of an answer the short id of its request in place of Next's digest, which alone the browser is told. Done here,
 * as Next writes an error to the console between making its digest and sending it.
 */
function nameByRequest(error: Error): void {
  const id = currentFaultId();
  if (id !== null && 'digest' in error) error.digest = isBackendDown() ? id + AWAY_MARK : id;
}

/** True for an error that has been named so, and so is in the log: React throws it a second time as the page is drawn. */
function isNamedByRequest(error: Error): boolean {
  const id = currentFaultId();
  return id !== null && 'digest' in error && (error.digest === id || error.digest === id + AWAY_MARK);
}

/**
 * Ends the process with a line of the log when its start fails; returns a function to be called when the start is over. Later
 * Next keeps it going. Warnings of Node are lines, too.
 */
export function logProcess(logger: pino.Logger): () => void {
  const fail = (error: unknown) => {
    logger.fatal({ err: describeError(error) }, error instanceof Error ? error.message : 'start failed');
    process.exit(1);
  };
  process.on('uncaughtException', fail);
  process.removeAllListeners('warning');
  process.on('warning', (warning) => logger.warn({ err: describeError(warning) }, 'warning'));
  return () => void process.off('uncaughtException', fail);
}
