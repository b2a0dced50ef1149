import { z } from 'zod';

export type BackendVersion = 'v3' | 'v4' | 'v5';

const modernBody = z
  .object({
    error: z.object({
      status: z.number(),
      name: z.string(),
      message: z.string(),
      details: z.unknown().optional(),
    }),
  })
  .transform(({ error }) => error);

const v3Body = z
  .object({
    statusCode: z.number(),
    error: z.string(),
    message: z.unknown().optional(),
    data: z.unknown().optional(),
  })
  .transform(({ statusCode: status, error: name, message, data }) =>
    // v3 sends a sentence, or for account calls a nested list that belongs in the details.
    typeof message === 'string'
      ? { status, name, message, details: data }
      : { status, name, message: name, details: data ?? message },
  );

/**
 * A failed call to the backend.
 * `status`, `name`, `message` and `details` read the same for every backend version; `body` is the
 * error body itself, the server's or, where it sent none, the one of specification point 8.
 * `answeredWith` is the HTTP status of the answer, null when none came; `status` is 500 without an error body.
 * `retryAfterSeconds` is the Retry-After header of a 429 or 503, null when there is none.
 */
export class BackendError extends Error {
  readonly status: number;
  readonly answeredWith: number | null;
  readonly details: unknown;
  readonly body: unknown;
  readonly retryAfterSeconds: number | null;

  constructor(
    fault: Pick<BackendError, 'status' | 'name' | 'message' | 'details' | 'body' | 'answeredWith'> & {
      retryAfterSeconds?: number | null;
      cause?: unknown;
    },
  ) {
    super(fault.message, { cause: fault.cause });
    this.name = fault.name;
    this.status = fault.status;
    this.answeredWith = fault.answeredWith;
    this.details = fault.details;
    this.body = fault.body;
    this.retryAfterSeconds = fault.retryAfterSeconds ?? null;
  }
}

/** Returns the result of a call, or what `read` makes of its refusal; other BackendErrors (null from `read`) are thrown. */
export async function orRefusal<Value, Said>(
  work: () => Promise<Value>,
  read: (error: BackendError) => Said | null,
): Promise<Value | Said> {
  try {
    return await work();
  } catch (error) {
    const refusal = error instanceof BackendError ? read(error) : null;
    if (refusal === null) throw error;
    return refusal;
  }
}

/** True when the thing to be ended or removed is not there (any more). */
export const isGone = ({ status }: BackendError) => status === 404;

/** Returns whether a call failed with a conflict. */
export const isConflict = ({ status }: BackendError) => status === 409;

/** True once it is done; false when it is refused as `isRefusal` expects. @throws BackendError for anything else */
export async function isDone(work: () => Promise<unknown>, isRefusal: (error: BackendError) => boolean) {
  return await withFallback(() => work().then(() => true), false, isRefusal);
}

/** Returns the result of a read; null on 404. */
export const nullIfNotFound = <Value>(work: () => Promise<Value>) => withFallback(work, null, isGone);

/** Returns the result of a read; `fallback` after any BackendError, or only one that `isExpected` accepts. */
export async function withFallback<Value, Fallback extends string | number | boolean | object | null>(
  work: () => Promise<Value>,
  fallback: Fallback,
  isExpected: (error: BackendError) => boolean = () => true,
): Promise<Value | Fallback> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackendError && isExpected(error)) return fallback;
    throw error;
  }
}

/** Returns what a read gives; null where the backend gives nothing, for whatever reason. */
export const nullIfUnavailable = <Value>(work: () => Promise<Value>) => withFallback(work, null);

/** Statuses that say "later", and those by which a proxy on the way says that it got no answer. */
const LATER = [429, 502, 503, 504];

/** Tells whether the backend asks to wait, or did not answer: the same call may succeed a moment later. */
export function asksToWait({ answeredWith }: BackendError): boolean {
  return answeredWith === null || LATER.includes(answeredWith);
}

/** The error for a failure without a usable body: no connection, a timeout, an empty or foreign answer. */
export function unknownError(fault: {
  version: BackendVersion;
  message: string;
  answeredWith?: number;
  cause?: unknown;
}): BackendError {
  const { version, message, answeredWith = null, cause } = fault;
  const plain = { status: 500, name: 'UnknownError', message };
  const body = version === 'v3' ? { error: 'UnknownError', message, statusCode: 500 } : { error: plain };
  return new BackendError({ ...plain, details: undefined, body, answeredWith, cause });
}

/** The error for an answer that was not 2xx, from the body the server sent (specification, point 8). */
export function errorFromAnswer(answer: {
  version: BackendVersion;
  body: unknown;
  answeredWith: number;
  fallbackMessage: string;
  retryAfter: string | null;
}): BackendError {
  const { version, body, answeredWith, fallbackMessage } = answer;
  const { data: fault } = (version === 'v3' ? v3Body : modernBody).safeParse(body);
  if (!fault) return unknownError({ version, message: fallbackMessage, answeredWith });
  const retryAfterSeconds = parseRetryAfter(answer.retryAfter);
  return new BackendError({ ...fault, details: fault.details, body, answeredWith, retryAfterSeconds });
}

function parseRetryAfter(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
