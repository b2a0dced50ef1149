import { describeError } from '../../contract/log-line';
import { getLogger } from './logger';

/**
 * Ends the process on an uncaught fault, as Node would, and reports Node's warnings, both by a line without the words of an error.
 * One over a value of a request ends nothing: Strapi runs several checks at once, and nobody hears those after the first that fails.
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
