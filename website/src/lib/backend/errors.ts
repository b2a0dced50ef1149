import { z } from 'zod';

export type BackendVersion = 'v3' | 'v4' | 'v5';

const modernBodySchema = z.object({
  error: z.object({
    status: z.number(),
    name: z.string(),
    message: z.string(),
    details: z.unknown().optional(),
  }),
});

const v3BodySchema = z.object({
  statusCode: z.number(),
  error: z.string(),
  message: z.unknown().optional(),
  data: z.unknown().optional(),
});

/**
 * A failed call to the backend.
 * `status`, `name`, `message` and `details` read the same for every backend version; `body` is the
 * error body itself, the server's or, where it sent none, the one of specification point 8.
 * `retryAfterSeconds` is the Retry-After header of a 429 or 503, null when there is none.
 */
export class BackendError extends Error {
  readonly status: number;
  readonly details: unknown;
  readonly body: unknown;
  readonly retryAfterSeconds: number | null;

  constructor(fault: {
    status: number;
    name: string;
    message: string;
    details: unknown;
    body: unknown;
    retryAfterSeconds?: number | null;
    cause?: unknown;
  }) {
    super(fault.message, { cause: fault.cause });
    this.name = fault.name;
    this.status = fault.status;
    this.details = fault.details;
    this.body = fault.body;
    this.retryAfterSeconds = fault.retryAfterSeconds ?? null;
  }
}

/** The error for a failure without a usable body: no connection, a timeout, an empty or foreign answer. */
export function unknownError(fault: {
  version: BackendVersion;
  message: string;
  cause?: unknown;
}): BackendError {
  const { version, message, cause } = fault;
  const plain = { status: 500, name: 'UnknownError', message };
  const body = version === 'v3' ? { error: 'UnknownError', message, statusCode: 500 } : { error: plain };
  return new BackendError({ ...plain, details: undefined, body, cause });
}

/** The error for an answer that was not 2xx, from the body the server sent (specification, point 8). */
export function errorFromAnswer(answer: {
  version: BackendVersion;
  body: unknown;
  fallbackMessage: string;
  retryAfter: string | null;
}): BackendError {
  const { version, body, fallbackMessage } = answer;
  const retryAfterSeconds = parseRetryAfter(answer.retryAfter);
  if (version === 'v3') {
    const parsed = v3BodySchema.safeParse(body);
    if (!parsed.success) return unknownError({ version, message: fallbackMessage });
    const { statusCode, error: name, message, data } = parsed.data;
    return new BackendError({
      status: statusCode,
      name,
      // v3 sends a sentence, or for account calls a nested list that belongs in the details.
      message: typeof message === 'string' ? message : name,
      details: data ?? (typeof message === 'string' ? undefined : message),
      body,
      retryAfterSeconds,
    });
  }
  const parsed = modernBodySchema.safeParse(body);
  if (!parsed.success) return unknownError({ version, message: fallbackMessage });
  const { status, name, message, details } = parsed.data.error;
  return new BackendError({ status, name, message, details, body, retryAfterSeconds });
}

function parseRetryAfter(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
