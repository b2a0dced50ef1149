import pino, { type Logger } from 'pino';
import { formatLogLine } from '../../contract/log-line';
import { readEnvironment } from '../environment/environment';
import { currentContext } from './context';

let logger: Logger | undefined;

/** The log of this process: one JSON object a line on the standard output, or text where a person reads it. */
export function getLogger(): Logger {
  logger ??= createLogger();
  return logger;
}

function createLogger(): Logger {
  const { LOG_LEVEL: level, LOG_FORMAT = process.stdout.isTTY ? 'text' : 'json' } = readEnvironment();
  const options = {
    level,
    base: { part: 'backend', pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    // A copy: pino writes the fields of a line into it.
    mixin: () => ({ ...currentContext() }),
  };
  if (LOG_FORMAT === 'json') {
    // At once: Strapi takes the listeners away that would write the last lines when it stops.
    return pino(options, pino.destination({ dest: 1, sync: true }));
  }
  return pino(options, {
    write: (line: string) => void process.stdout.write(`${formatLogLine(line.trimEnd())}\n`),
  });
}
