import { z } from 'zod';
import { parseJson } from './parse-json';

/** Values of LOG_LEVEL: lines below it are not written. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export const LOG_FORMATS = ['json', 'text'] as const;

/** The status told of an answer whose caller went away before it began: no status was sent. nginx writes the same. */
export const GONE_STATUS = 499;

/** Fields of every line of a log, whichever part wrote it; the rest is of its kind. */
export const logLine = z.looseObject({
  level: z.enum(LOG_LEVELS),
  time: z.iso.datetime(),
  part: z.enum(['website', 'backend']),
  pid: z.int(),
  msg: z.string(),
});

/** The line of one request: no address, no query, no caller. */
export const requestLine = logLine.extend({
  msg: z.literal('request'),
  requestId: z.string(),
  method: z.string(),
  /** Pattern of the route, such as `/api/appointments/:id`; `none` if no route matched. */
  route: z.string(),
  status: z.int(),
  durationMs: z.number(),
  /** Bytes sent on the connection, headers included. */
  bytes: z.int(),
  /** The caller went away before the whole answer was sent. */
  aborted: z.literal(true).optional(),
});

/** Level of the line of a request. */
export function levelOfRequest({ status, route }: { status: number; route: string }) {
  if (status === 503) return 'warn';
  if (status >= 500) return 'error';
  // Polled every few seconds by monitoring.
  return route.startsWith('/health/') ? 'debug' : 'info';
}

/** The line of several requests, which were answered from memory faster than lines are written. */
export const requestsLine = logLine.extend({
  msg: z.literal('requests'),
  method: z.string(),
  route: z.string(),
  status: z.int(),
  count: z.int(),
});

/** Line of one run of a job, with its results in numbers beside these. */
export const jobLine = logLine.extend({ msg: z.literal('job'), job: z.string(), durationMs: z.number() });

/** Error as logged, without its message, which may quote typed text or a database row. */
export interface DescribedError {
  name: string;
  code?: string;
  digest?: string;
  /** Causes, the nearest first, each by name and code. */
  causes?: string[];
  /** Places where it was thrown, the innermost first. */
  stack: string;
}

type Thrown = Partial<Record<'name' | 'code' | 'digest' | 'stack' | 'cause', unknown>>;

const readThrown = (error: unknown): Thrown => (typeof error === 'object' && error !== null ? error : {});

const MOST_CAUSES = 3;

export function namesOf(error: unknown): string[] {
  const names: string[] = [];
  for (let one = error; one !== undefined && names.length < MOST_CAUSES; one = readThrown(one).cause) {
    const { name, code } = readThrown(one);
    names.push(
      [typeof name === 'string' ? name : typeof one, code].filter((word) => word !== undefined).join(' '),
    );
  }
  return names;
}

const MOST_PLACES = 10;

/** Describes anything that was thrown for a line, without its message. */
export function describeError(error: unknown): DescribedError {
  const { name, code, digest, stack, cause } = readThrown(error);
  const places = typeof stack === 'string' ? stack.split('\n').filter((line) => /^\s+at /.test(line)) : [];
  return {
    name: typeof name === 'string' ? name : typeof error,
    ...(code === undefined ? {} : { code: String(code) }),
    ...(typeof digest === 'string' ? { digest } : {}),
    ...(cause === undefined ? {} : { causes: namesOf(cause) }),
    stack: places
      .slice(0, MOST_PLACES)
      .map((place) => place.trim())
      .join('\n'),
  };
}

/** Fields left out of readable output: part and process are the same in each line, and the message comes first. */
const NOT_SHOWN = ['level', 'time', 'part', 'pid', 'msg', 'err'];

/** Formats a line for people; one that is no JSON stays as it is. */
export function formatLogLine(line: string): string {
  const parsed = logLine.safeParse(parseJson(line));
  if (!parsed.success) return line;
  const { level, time, part, msg, err } = parsed.data;
  const rest = Object.entries(parsed.data)
    .filter(([name]) => !NOT_SHOWN.includes(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const head = [time.slice(11, 23), level.toUpperCase().padEnd(5), part, msg, ...rest].join(' ');
  const described = z
    .object({ name: z.string(), code: z.string().optional(), stack: z.string() })
    .safeParse(err);
  if (!described.success) return head;
  const { name, code, stack } = described.data;
  const places = stack === '' ? [] : stack.split('\n').map((place) => `    ${place}`);
  return [head, `  ${name}${code ? ` ${code}` : ''}`, ...places].join('\n');
}
