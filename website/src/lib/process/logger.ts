import { processSlot } from './process-slot';

/** Writes log lines; `fields` are added to the message. */
export type Logger = Record<'debug' | 'info' | 'warn' | 'error', (fields: object, message: string) => void>;

const slot = processSlot<Logger>('logger');

/** Log in development and in a build, where Next itself reports requests. */
const toConsole: Logger = {
  debug: () => {},
  info: () => {},
  warn: (fields, message) => console.warn(message, fields),
  error: (fields, message) => console.error(message, fields),
};

/** The server says where the lines of this process go, once, before Next starts (server/log/create-logger.ts). */
export function provideLogger(logger: Logger): void {
  slot.set(logger);
}

/** The log of this process. Nothing personal: no names, numbers, addresses, keys, nor words of an error. */
export function getLogger(): Logger {
  return slot.get() ?? toConsole;
}
