import { z } from 'zod';
import { manyLines } from './many-lines';
import { oneLine } from './one-line';

/** Control characters would break lists, mails and exports. */
const NO_CONTROLS = /^[^\p{Cc}]*$/u;
const ONLY_BREAKS = /^(?:[^\p{Cc}]|[\n\r\t])*$/u;
/** Times the length allowed beyond which even characters that are left out count for the length of a text. */
const SLACK = 8;

interface LineFaults {
  required?: string;
  tooLong?: string;
  invalid?: string;
}

/** Characters that may come in, and how they are cleaned before they are stored. */
interface Kind {
  allowed: RegExp;
  clean: (text: string) => string;
}
const ONE_LINE: Kind = { allowed: NO_CONTROLS, clean: oneLine };
const MANY_LINES: Kind = { allowed: ONLY_BREAKS, clean: manyLines };

/** One way in for all free text: checked as it came, cleaned, and checked again as it will be stored. */
function neededText({ allowed, clean }: Kind, max: number, { required, tooLong, invalid }: LineFaults) {
  return z
    .string(required)
    .trim()
    .min(1, required)
    .max(max * SLACK, tooLong)
    .regex(allowed, invalid)
    .transform(clean)
    .pipe(z.string().min(1, required).max(max, tooLong));
}

function optionalText({ allowed, clean }: Kind, max: number) {
  const text = z
    .string()
    .trim()
    .max(max * SLACK)
    .regex(allowed)
    .transform(clean)
    .pipe(z.string().max(max));
  return text.nullish().transform((cleaned) => cleaned || null);
}

/** A line that somebody sends, such as a name: cleaned by {@link oneLine}, then 1 to `max` characters. */
export function lineSchema(max: number, faults: LineFaults = {}) {
  return neededText(ONE_LINE, max, faults);
}

/** A text that may have line breaks, such as a message: cleaned by {@link manyLines}, then 1 to `max` characters. */
export function linesSchema(max: number, faults: LineFaults = {}) {
  return neededText(MANY_LINES, max, faults);
}

/** Reads an optional line: null for missing, blank, or empty once it is cleaned. */
export function optionalLine(max: number) {
  return optionalText(ONE_LINE, max);
}

/** Lines where nothing may be sent, such as a note. */
export function optionalLines(max: number) {
  return optionalText(MANY_LINES, max);
}
