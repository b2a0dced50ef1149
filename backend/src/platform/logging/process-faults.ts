import { describeError } from '../../contract/log-line';
import { getLogger } from './logger';

/**
 * What nobody has caught ends the process, as Node has it, and warnings of Node are told; both by a line of the log,
 * and without the words of an error.
 */
export function logProcessFaults(): void {
  process.on('uncaughtException', (error) => {
    getLogger().fatal({ err: describeError(error) }, 'uncaught');
    process.exit(1);
  });
  process.removeAllListeners('warning');
  process.on('warning', (warning) => getLogger().warn({ err: describeError(warning) }, 'warning'));
}
