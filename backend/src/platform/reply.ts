import type { Readable } from 'node:stream';
import { notFound, type Outcome } from './refusal';

/** Answer of a call that is not refused: JSON, a file, or nothing. */
export type Reply<Body> =
  | { kind: 'json'; status: 200 | 201; body: Body }
  | { kind: 'content'; status: 200; content: string | Buffer | Readable; headers: Record<string, string> }
  | { kind: 'nothing'; status: 204 };

/** 200 with JSON as it is, for calls about accounts: they answer in the shapes of Strapi's plugin. */
export function answer<Body>(body: Body): Outcome<Reply<Body>> {
  return { ok: true, value: { kind: 'json', status: 200, body } };
}

/** 200 with a value under `data`, and what a list says about itself under `meta`. */
export function show<Data, Meta = object>(given: {
  data: Data;
  meta?: Meta;
}): Outcome<Reply<{ data: Data; meta: Meta }>> {
  return answer({ data: given.data, meta: given.meta ?? ({} as Meta) });
}

/** The same of what may not be there: 404 then. */
export const showFound = <Data>(data: Data | null): Outcome<Reply<{ data: Data; meta: object }>> =>
  data === null ? notFound() : show({ data });

/** Returns what has come of a change: its value as callers see it, or the refusal. */
export function showOutcome<Value, Data>(
  outcome: Outcome<Value>,
  present: (value: Value) => Data,
  status: 200 | 201 = 200,
): Outcome<Reply<{ data: Data; meta: object }>> {
  if (!outcome.ok) return outcome;
  return { ok: true, value: { kind: 'json', status, body: { data: present(outcome.value), meta: {} } } };
}

/** Shows the outcome of a value without mapping it. */
export const showValue = <Value>(outcome: Outcome<Value>, status: 200 | 201 = 200) =>
  showOutcome(outcome, (value) => value, status);

/** Shows the outcome of a change that has no data to return. */
export const showDone = (outcome: Outcome<unknown>, status: 200 | 201 = 200) =>
  showOutcome(outcome, () => null, status);

/** The same of the document that was made or changed, by its id. */
export const showDocument = (outcome: Outcome<string>, status: 200 | 201 = 200) =>
  showOutcome(outcome, (documentId) => ({ documentId }), status);

/** 200 with what is no JSON of ours to write: a file, a picture, a text that is kept as it was sent. */
export function send(given: {
  content: string | Buffer | Readable;
  headers: Record<string, string>;
}): Outcome<Reply<never>> {
  return { ok: true, value: { kind: 'content', status: 200, ...given } };
}

/** Headers for a patient's file: with its detected type, so that no browser guesses another one. */
export const CLOSED = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; sandbox",
} as const;

/** 204. */
export function done(): Outcome<Reply<never>> {
  return { ok: true, value: { kind: 'nothing', status: 204 } };
}

export function pagesOf({ page, pageSize, total }: { page: number; pageSize: number; total: number }) {
  return { page, pageSize, pageCount: Math.ceil(total / pageSize), total };
}
