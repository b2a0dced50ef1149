import { errors } from '@strapi/utils';
import type { z } from 'zod';
import { type ContactMessage, contactMessage } from '../../contract/contact-message';

function listFieldErrors(issue: z.core.$ZodIssue) {
  const describe = (name: string, code: string) => ({ path: [name], code, message: `${name}: ${code}` });
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => describe(key, 'unknownField'));
  return [describe(issue.path.join('.') || 'data', issue.path.length === 0 ? 'required' : issue.message)];
}

/** Reads the body of POST /contact-messages. @throws {errors.ValidationError} with `details.errors`, one per bad field */
export function readContactMessage(body: unknown): ContactMessage {
  const data: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  const result = contactMessage.safeParse(data);
  if (result.success) return result.data;
  throw new errors.ValidationError('The message cannot be taken like this', {
    errors: result.error.issues.flatMap(listFieldErrors),
  });
}
