import { z } from 'zod';
import { manyLines } from './many-lines';
import { oneLine } from './one-line';

/** Times the length allowed beyond which even characters that are left out count for the length of a text. */
const SLACK = 8;

type LineFaults = Partial<Record<'required' | 'tooLong' | 'invalid', string>>;

/** One way in for all free text: checked as it came, cleaned, and checked again as it will be stored. */
const textOf = ({ allowed, clean }: { allowed: RegExp; clean: (text: string) => string }) => ({
  /** A text that has to be sent, such as a name: 1 to `max` characters once it is cleaned. */
  needed: (max: number, { required, tooLong, invalid }: LineFaults = {}) =>
    z
      .string(required)
      .trim()
      .min(1, required)
      .max(max * SLACK, tooLong)
      .regex(allowed, invalid)
      .transform(clean)
      .pipe(z.string().min(1, required).max(max, tooLong)),
  /** A text where nothing may be sent, such as a note: null for missing, blank, or empty once it is cleaned. */
  optional: (max: number) =>
    z
      .string()
      .trim()
      .max(max * SLACK)
      .regex(allowed)
      .transform(clean)
      .pipe(z.string().max(max))
      .nullish()
      .transform((cleaned) => cleaned || null),
});

/** Texts of one line, cleaned by {@link oneLine}. Control characters would break lists, mails and exports. */
export const { needed: lineSchema, optional: optionalLine } = textOf({
  allowed: /^[^\p{Cc}]*$/u,
  clean: oneLine,
});

/** Texts that may have line breaks, such as a message, cleaned by {@link manyLines}. */
export const { needed: linesSchema, optional: optionalLines } = textOf({
  allowed: /^(?:[^\p{Cc}]|[\n\r\t])*$/u,
  clean: manyLines,
});
