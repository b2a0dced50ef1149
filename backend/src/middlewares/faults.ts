import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

interface Describable {
  name?: unknown;
  code?: unknown;
  stack?: unknown;
  status?: unknown;
  expose?: unknown;
}

function isExpected(error: unknown): boolean {
  if (error instanceof errors.ApplicationError || error instanceof errors.HttpError) return true;
  const { expose, status } = describable(error);
  return expose === true && typeof status === 'number' && status < 500;
}

function describable(error: unknown): Describable {
  return typeof error === 'object' && error !== null ? error : {};
}

/**
 * An error that may be logged: kind, code and place of the given one, without its message, because messages
 * of the database repeat the values of the statement (names and phones of patients).
 */
export function withoutMessage(error: unknown): Error {
  const { name, code, stack } = describable(error);
  const kind = `${typeof name === 'string' ? name : 'Error'}${code === undefined ? '' : ` ${String(code)}`}`;
  const safe = new Error(`Fault ${randomUUID()}: ${kind}`);
  const frames = typeof stack === 'string' ? stack.split('\n').filter((line) => /^\s+at /.test(line)) : [];
  safe.stack = [safe.message, ...frames].join('\n');
  return safe;
}

// The last stop before strapi::errors, which logs what it gets.
const faults: Core.MiddlewareFactory = () => async (_ctx, next) => {
  try {
    await next();
  } catch (error) {
    throw isExpected(error) ? error : withoutMessage(error);
  }
};

export default faults;
