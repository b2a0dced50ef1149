import { dirname } from 'node:path';
import { describable } from '../platform/without-message';

// An error of our own code is told from others by its stack, which has to reach that far.
Error.stackTraceLimit = 50;

const MIDDLEWARES = `${__dirname}/`;
const OWN_CODE = `${dirname(__dirname)}/`;
/** Every statement of the database's driver passes through here, whoever made it. */
const DRIVER = `${OWN_CODE}platform/environment/`;

/** Errors that code throws over a value of another kind than it expects; never those of a machine or a connection. */
const OVER_VALUES = new Set(['TypeError', 'RangeError', 'SyntaxError', 'URIError', 'ZodError']);

/** PostgreSQL: data exceptions (class 22), and a column, operator or type that no query of ours names. */
const POSTGRES_VALUE = /^(?:22[0-9A-Z]{3}|42703|42804|42883|42P18)$/;
const SQLITE_VALUE = /^SQLITE_(?:MISMATCH|RANGE|TOOBIG)$/;
const SQLITE_WORDS =
  /no such column|datatype mismatch|too many SQL variables|expression tree is too large|parser stack overflow|pattern too complex|integer overflow|no such function/i;
/** The builder of statements, about a value it was given none of. */
const BUILDER_WORDS = /^Undefined binding\(s\) detected|^Expected a |invalid operator|is not permitted/i;

/** Frames in which Strapi makes a query of conditions and orders, and throws plain errors over unknown names. */
const QUERY_BUILDER = /^\s+at .*[/\\]@strapi[/\\]database[/\\]dist[/\\]query[/\\]/;

/** Frame of a middleware that waits for the next one, as every call passes ours; faults of our own show another. */
const WAITING_IN_CHAIN = /^\s+at async Array\.\S+ \(/;

function hasOwnFrames(stack: string): boolean {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !WAITING_IN_CHAIN.test(line))
    .some((line) => line.includes(OWN_CODE) && ![MIDDLEWARES, DRIVER].some((part) => line.includes(part)));
}

/**
 * True for an error that Strapi's own code, or the database, throws over a value of the request, of which Strapi checks little.
 * Never for one that passed through code of ours, or of a database that is down, busy or full: those stay faults.
 */
export function isOverValueOfRequest(error: unknown): boolean {
  const { name, code, message, stack } = describable(error);
  if (typeof stack !== 'string' || hasOwnFrames(stack)) return false;
  const text = typeof message === 'string' ? message : '';
  if (typeof code === 'string') {
    if (POSTGRES_VALUE.test(code) || SQLITE_VALUE.test(code)) return true;
    if (code === 'SQLITE_ERROR') return SQLITE_WORDS.test(text);
    return code.startsWith('ERR_INVALID_') && OVER_VALUES.has(String(name));
  }
  const [place = ''] = stack.split('\n').filter((line) => /^\s+at /.test(line));
  if (name === 'Error' && QUERY_BUILDER.test(place)) return true;
  return OVER_VALUES.has(String(name)) || BUILDER_WORDS.test(text);
}
