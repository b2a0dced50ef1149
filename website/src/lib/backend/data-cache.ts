import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { type QueryParams, stringifyQuery } from '../address/query-string';

/*
 * Content is read from Next's cache for every page that is made, and is nearly always the text of the time before. What
 * follows from the text alone is worked out once: without this it was a seventh of a page's cost.
 */

/** Together, in characters. All content of a clinic is some hundred thousand. */
const MAX_TEXT = 8_000_000;

const queries = new LRUCache<string, string>({ max: 1000 });
const bodies = new LRUCache<string, object>({
  maxSize: MAX_TEXT,
  sizeCalculation: (_, text) => text.length,
});
const checked = new WeakMap<object, Map<z.ZodType, unknown>>();

export function contentQuery(params: QueryParams): string {
  const key = JSON.stringify(params);
  const query = queries.get(key) ?? stringifyQuery(params);
  queries.set(key, query);
  return query;
}

/** Parses JSON of content, with the same object for the same text. @throws SyntaxError */
export function contentBody(text: string): unknown {
  const kept = bodies.get(text);
  if (kept) return kept;
  const body: unknown = JSON.parse(text);
  if (typeof body === 'object' && body !== null) bodies.set(text, body);
  return body;
}

/** Returns what a schema (made once) makes of an answer, frozen as pages share it; throws ZodError. */
export function checkAnswer<T>(answer: unknown, schema: z.ZodType<T>): T {
  if (typeof answer !== 'object' || answer === null) return schema.parse(answer);
  const bySchema = checked.get(answer) ?? new Map<z.ZodType, unknown>();
  checked.set(answer, bySchema);
  if (!bySchema.has(schema)) bySchema.set(schema, deepFreeze(schema.parse(answer)));
  return bySchema.get(schema) as T;
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
