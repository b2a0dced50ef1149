import { z } from 'zod';
import { oneLine } from './one-line';

/** Control characters would break lists, mails and exports. */
const NO_CONTROLS = /^[^\p{Cc}]*$/u;
/** What is left out of a text counts for its length only beyond this many times the length allowed. */
const SLACK = 8;

/**
 * A text of one line that somebody sends, such as a name: cleaned by {@link oneLine}, then 1 to `max` characters.
 * Every call that stores a name reads it with this.
 */
export function lineSchema(max: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max * SLACK)
    .regex(NO_CONTROLS)
    .transform(oneLine)
    .pipe(z.string().min(1).max(max));
}
