import pino, { type Logger } from 'pino';
import { formatLogLine } from '../../contract/log-line';
import { logSettings } from '../../lib/process/log-settings';
import { currentRequestId } from '../../lib/request/request-context';

/** Logs of this process: a JSON object a line, or text. Throws ZodError for another LOG_LEVEL or LOG_FORMAT. */
export function createLogger(environment: Record<string, string | undefined>): Logger {
  const { LOG_LEVEL: level, LOG_FORMAT = process.stdout.isTTY ? 'text' : 'json' } =
    logSettings.parse(environment);
  const options = {
    level,
    base: { part: 'website', pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: () => {
      const requestId = currentRequestId();
      return requestId === null ? {} : { requestId };
    },
  };
  if (LOG_FORMAT === 'json') return pino(options, pino.destination({ dest: 1, sync: false }));
  return pino(options, {
    write: (line: string) => void process.stdout.write(`${formatLogLine(line.trimEnd())}\n`),
  });
}
