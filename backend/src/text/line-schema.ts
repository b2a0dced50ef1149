import { z } from 'zod';
import { oneLine } from './one-line';

/** Control characters would break lists, mails and exports. */
const NO_CONTROLS = /^[^\p{Cc}]*$/u;
/** What is left out of a text counts for its length only beyond this many times the length allowed. */
const SLACK = 8;

/** Messages of the issues, where a caller reads them. */
interface LineFaults {
  required?: string;
  tooLong?: string;
  invalid?: string;
}

/**
 * A text of one line that somebody sends, such as a name: cleaned by {@link oneLine}, then 1 to `max` characters.
 * Every call that stores a name reads it with this.
 */
export function lineSchema(max: number, { required, tooLong, invalid }: LineFaults = {}) {
  return z
    .string(required)
    .trim()
    .min(1, required)
    .max(max * SLACK, tooLong)
    .regex(NO_CONTROLS, invalid)
    .transform(oneLine)
    .pipe(z.string().min(1, required).max(max, tooLong));
}

/** The same where nothing may be sent: null for what is missing, blank, or empty once it is cleaned. */
export function optionalLine(max: number) {
  const line = z
    .string()
    .trim()
    .max(max * SLACK)
    .regex(NO_CONTROLS)
    .transform(oneLine)
    .pipe(z.string().max(max));
  return line.nullish().transform((text) => text || null);
}
