import { errors } from '@strapi/utils';
import { z } from 'zod';
import { lineSchema, linesSchema } from '../../contract/line-schema';

const FAULTS = { required: 'required', tooLong: 'tooLong', invalid: 'invalid' };

const contactMessage = z.strictObject({
  // One line each: a line break could become a header of a mail.
  name: lineSchema(120, FAULTS),
  email: z.string('required').trim().min(1, 'required').max(254, 'tooLong').pipe(z.email('invalid')),
  message: linesSchema(4000, FAULTS),
  language: z.enum(['en', 'ar'], 'invalid').default('en'),
});

/** A message of the contact form, as it is stored. */
export type ContactMessage = z.infer<typeof contactMessage>;

interface FieldError {
  path: string[];
  code: string;
  message: string;
}

function listFieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const describe = (name: string, code: string) => ({ path: [name], code, message: `${name}: ${code}` });
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => describe(key, 'unknownField'));
  return [describe(issue.path.join('.') || 'data', issue.path.length === 0 ? 'required' : issue.message)];
}

/**
 * Checks the body of POST /contact-messages and takes exactly the fields that may be sent.
 * @throws {errors.ValidationError} with `details.errors`, one per bad field (codes: required, tooLong,
 *   invalid, unknownField)
 */
export function readContactMessage(body: unknown): ContactMessage {
  const data: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  const result = contactMessage.safeParse(data);
  if (result.success) return result.data;
  throw new errors.ValidationError('The message cannot be taken like this', {
    errors: result.error.issues.flatMap(listFieldErrors),
  });
}
