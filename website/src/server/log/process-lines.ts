import type { Logger } from 'pino';
import { describeError } from '../../contract/log-line';

/**
 * A start that fails ends the process with a line of the log; later Next keeps it going and tells the console of what
 * nobody has caught. Warnings of Node are lines, too.
 *
 * @returns to be called when the start is over
 */
export function logProcess(logger: Logger): () => void {
  const fail = (error: unknown) => {
    logger.fatal({ err: describeError(error) }, error instanceof Error ? error.message : 'start failed');
    process.exit(1);
  };
  process.on('uncaughtException', fail);
  process.removeAllListeners('warning');
  process.on('warning', (warning) => logger.warn({ err: describeError(warning) }, 'warning'));
  return () => void process.off('uncaughtException', fail);
}
