import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { BackendError } from '../backend/errors';

/** Why something that was sent was not handled. */
export type Trouble =
  /** Sent by a page of another site. */
  | { kind: 'foreign' }
  | { kind: 'invalid'; issues: z.core.$ZodIssue[] }
  /** Signed in, but not with the rights for it. */
  | { kind: 'notAllowed' }
  /** Refused by the backend, which may also be down; logged where the call is made. */
  | { kind: 'backend'; error: BackendError }
  /** Our own mistake; `id` is in the log, and shown to whoever met it. */
  | { kind: 'fault'; id: string; error: unknown };

/** What was thrown, as a trouble. What nobody expected is logged. */
export function troubleOf(error: unknown): Trouble {
  return error instanceof BackendError ? { kind: 'backend', error } : logFault(error);
}

/** Never the message: it may quote what somebody typed. */
function logFault(error: unknown): Trouble {
  const id = randomBytes(4).toString('hex');
  const [name, stack] = error instanceof Error ? [error.name, error.stack ?? ''] : [typeof error, ''];
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
  console.error([`fault ${id}: ${name}`, ...places.slice(0, 5)].join('\n'));
  return { kind: 'fault', id, error };
}

/** The words for a trouble, with the id by which a fault is found in the log; isolated, as it reads from left to right. */
export function withFaultId(text: string, trouble: Trouble): string {
  return trouble.kind === 'fault' ? `${text} (\u2066${trouble.id}\u2069)` : text;
}
