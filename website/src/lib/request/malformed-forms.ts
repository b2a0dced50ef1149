import { processSlot } from '../process/process-slot';
import type { RequestContext } from './request-context';

/** That of request-context.ts, which not every bundle of Next can load. */
const contexts = processSlot<{ getStore: () => RequestContext | undefined }>('request-context');

/** Message when an action was handed something else than a form. */
const NO_FORM =
  /\.(?:get|getAll|has|set|entries) is not a function|reading '(?:get|getAll|has|set|entries)'|is not iterable/;
/** Message of Node's own reader of forms, whose stack names no file: a form without its end, or none at all. */
const UNREAD = /^Failed to parse body as FormData\b/;
/** Frames in which Next and React read what a form holds; a fault of a page has a place in the pages' own code first. */
const READER = /node_modules\/next\/dist\/(?:compiled|server)\//;
const OVER_VALUES = new Set(['Error', 'TypeError', 'RangeError', 'SyntaxError']);

/** Thrown by an action that was handed something its page cannot have sent. */
export class MalformedForm extends Error {
  override name = 'MalformedForm';
}

/** True for an error that Next throws while it reads the form of a Server Action, and for those of actions about their form. */
export function isOfMalformedForm(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, code, message, stack }: Partial<Record<'name' | 'code' | 'message' | 'stack', unknown>> =
    error;
  // Compared by name: an action and this hook are in different bundles, so `instanceof` fails.
  if (name === 'MalformedForm') return true;
  if (!OVER_VALUES.has(String(name)) || typeof stack !== 'string') return false;
  if (name === 'TypeError' && (NO_FORM.test(String(message)) || UNREAD.test(String(message)))) return true;
  if (typeof code === 'string' && !code.startsWith('ERR_INVALID_')) return false;
  const place = stack.split('\n').find((line) => /^\s+at .*[/\\]/.test(line) && !/\(?node:/.test(line));
  return place !== undefined && READER.test(place.replaceAll('\\', '/'));
}

/** Tells the server in front of Next that the form of the request under way is malformed. */
export function tellMalformedForm(): void {
  const render = contexts.get()?.getStore()?.render;
  if (render) render.isMalformed = true;
}
