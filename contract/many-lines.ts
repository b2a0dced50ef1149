import { sanitizeCharacters } from './one-line';

const BREAK = /\r\n?|[\u2028\u2029]/g;
/** Spaces of every kind but line breaks. */
const SPACES = /[^\S\n]+/g;
const AROUND_BREAK = / ?\n ?/g;
/** An empty line between two paragraphs is meant; more would push others out of sight. */
const EMPTY_LINES = /\n{3,}/g;

/** Cleans a free text of several lines like a text of one, with breaks as `\n`, one empty line at most in a row. */
export function manyLines(text: string): string {
  return sanitizeCharacters(text.replace(BREAK, '\n'))
    .replace(SPACES, ' ')
    .replace(AROUND_BREAK, '\n')
    .replace(EMPTY_LINES, '\n\n')
    .trim();
}
