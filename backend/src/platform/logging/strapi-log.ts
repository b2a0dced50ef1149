import type { Level } from 'pino';
import Transport from 'winston-transport';
import { describeError } from '../../contract/log-line';
import { getLogger } from './logger';

const LEVELS: Record<string, Level> = {
  error: 'error',
  warn: 'warn',
  info: 'info',
  http: 'info',
  verbose: 'debug',
  debug: 'debug',
  silly: 'trace',
};
/** Key under which winston keeps further arguments of a log call. */
const BESIDE = Symbol.for('splat');

export class StrapiLog extends Transport {
  override log(info: unknown, done: () => void): void {
    const { level, message, error } = readInfo(info);
    const fields = error === null ? {} : { err: describeError(error) };
    getLogger()[LEVELS[level] ?? 'info'](fields, message);
    done();
  }
}

interface Info {
  level?: unknown;
  message?: unknown;
  [BESIDE]?: unknown;
}

function readInfo(info: unknown): { level: string; message: string; error: Error | null } {
  const { level, message, [BESIDE]: beside }: Info = typeof info === 'object' && info !== null ? info : {};
  const [given] = Array.isArray(beside) ? beside : [];
  const error = info instanceof Error ? info : given instanceof Error ? given : null;
  return { level: String(level), message: withoutDetail(String(message), error), error };
}

/** Leaves an error's words out after the start, as they may quote what somebody typed, which winston repeats. */
function withoutDetail(message: string, error: Error | null): string {
  if (error === null || !globalThis.strapi?.server?.httpServer?.listening) return message;
  return message.replace(error.message, '').trim() || 'fault';
}
