import type { z } from 'zod';
import { describeError } from '@/contract/log-line';
import { parseRefusal } from '@/contract/refusals';
import { shortRequestId } from '@/contract/request-id';
import { BackendError } from '../backend/errors';
import { getLogger } from '../process/logger';
import { sayFaultId } from '../request/fault-id';
import { currentFaultId, currentRequestId, newRequestId } from '../request/request-context';

/** Reason why something that was sent was not handled. */
export type Trouble =
  /** Posted by a page of another site. */
  | { kind: 'foreign' }
  | { kind: 'invalid'; issues: z.core.$ZodIssue[] }
  /** Signed in, but not with the rights for it. */
  | { kind: 'notAllowed' }
  /** Refused by the backend, which may also be down; logged where the call is made. */
  | { kind: 'backend'; error: BackendError }
  /** Our own mistake; `id` is the short id of the request, in the log and shown to the visitor. */
  | { kind: 'fault'; id: string; error: unknown };

/** Returns a thrown error as a trouble. Unexpected ones are logged. */
export function troubleOf(error: unknown): Trouble {
  return error instanceof BackendError ? { kind: 'backend', error } : logFault(error);
}

/** Logs an error without its message, which may quote typed text. */
function logFault(error: unknown): Trouble {
  const requestId = currentRequestId() ?? newRequestId();
  getLogger().error({ requestId, err: describeError(error) }, 'fault');
  return { kind: 'fault', id: shortRequestId(requestId), error };
}

/** Names of the fields that the backend does not take as they are; none for another trouble. */
export function refusedFields(trouble: Trouble): string[] {
  const refusal = trouble.kind === 'backend' ? parseRefusal(trouble.error) : null;
  return refusal?.name === 'ValidationError' ? refusal.details.errors.map(({ path: [field] }) => field) : [];
}

/** The id by which a trouble that is nobody's wrong entry is found in the logs: a fault, or a backend that failed. */
export function faultIdOf(trouble: Trouble): string | null {
  if (trouble.kind === 'fault') return trouble.id;
  return trouble.kind === 'backend' && trouble.error.status >= 500 ? currentFaultId() : null;
}

/** The words for a trouble, with the id by which it is found in the logs. */
export function withFaultId(text: string, trouble: Trouble): string {
  return sayFaultId({ text, id: faultIdOf(trouble) });
}

/** Returns the errors of these fields, and of those the backend `refused`, in words; if there are none, why the form failed. */
export function explainFields<Field extends string>(
  fields: readonly Field[],
  trouble: Trouble,
  t: (key: `missing.${Field}` | 'failed') => string,
  refused: readonly string[] = [],
): { errors: { fieldId: Field; message: string }[]; failed: string | null } {
  const faulty = trouble.kind === 'invalid' ? trouble.issues.map(({ path }) => path[0]) : refused;
  const wrong = fields.filter((field) => faulty.includes(field));
  const errors = wrong.map((fieldId) => ({ fieldId, message: t(`missing.${fieldId}`) }));
  return { errors, failed: errors.length > 0 ? null : withFaultId(t('failed'), trouble) };
}
