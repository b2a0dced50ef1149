import { describeError } from '../../contract/log-line';
import { getLogger } from './logger';

/**
 * Ends the process on an uncaught fault, as Node would, and reports Node's warnings; both by a line of the log, and
 * without the words of an error.
 *
 * @param isOverValue says of an error that it is over a value of a request. Strapi runs several checks of one value at
 *   once and waits for the first that fails: what the others say then is heard by nobody, and would end the process for
 *   everybody
 */
export function logProcessFaults(isOverValue: (error: unknown) => boolean): void {
  process.on('unhandledRejection', (error) => {
    if (!isOverValue(error)) throw error;
    getLogger().warn({ err: describeError(error) }, 'unheard');
  });
  process.on('uncaughtException', (error) => {
    getLogger().fatal({ err: describeError(error) }, 'uncaught');
    process.exit(1);
  });
  process.removeAllListeners('warning');
  process.on('warning', (warning) => getLogger().warn({ err: describeError(warning) }, 'warning'));
}
