import { hash } from 'node:crypto';
import { z } from 'zod';
import type { Refusal } from '../contract/refusals';
import { apiCallerOf } from './api-caller';

export interface Context {
  query: Record<string, unknown>;
  params: Record<string, string>;
  /** Account that Strapi found by the caller's token, or `api-keys/admit` by a key, and whether that reached beyond its branches. */
  state: { user?: unknown; session?: unknown; auth?: unknown; apiKey?: unknown; isOutside?: boolean };
  request: { body?: unknown; ip: string };
  get: (header: string) => string;
  set: (header: string, value: string) => void;
  status: number;
  body: unknown;
}

/** The visitor's address, or null when there is none to count or write down. */
export function visitorOf(ctx: Pick<Context, 'get' | 'request'>): string | null {
  return ctx.get('X-Client-IP') ? ctx.request.ip : null;
}

/** Returns who is counted for a call: the key it came with, else the visitor's address; null when there is neither. */
export function countedOf(ctx: Pick<Context, 'get' | 'request' | 'state'>): string | null {
  const key = apiCallerOf(ctx.state)?.documentId;
  return key === undefined ? visitorOf(ctx) : `key:${key}`;
}

const envelope = z.object({ data: z.unknown() });
const browserKey = z.string().regex(/^[A-Za-z0-9-]{16,64}$/);

export function dataOf(body: unknown): unknown {
  return envelope.safeParse(body).data?.data;
}

/** Idempotency key of a form: a repeated request gets the same answer; null if missing or invalid. */
export function idempotencyKeyFrom(ctx: Pick<Context, 'get'>): string | null {
  return browserKey.safeParse(ctx.get('Idempotency-Key')).data ?? null;
}

/** Returns whose hold the caller has, by the secret of the visitor's browser; null when no usable one was sent. */
export function holderFrom(ctx: Context): string | null {
  const key = browserKey.safeParse(ctx.get('X-Hold-Key')).data;
  return key === undefined ? null : hash('sha256', key);
}

/** Returns what staff look for, percent-encoded in a header as addresses get logged; undefined when none. */
export function searchFrom(ctx: Pick<Context, 'get'>): string | undefined {
  const given = ctx.get('X-Search');
  if (!given) return undefined;
  try {
    return decodeURIComponent(given);
  } catch {
    // Not well-formed: refused by the check of the query, as a text with a zero byte is.
    return '\0';
  }
}

/** The query of a list with what is searched for; a search in the address itself is refused as an unknown key. */
export function withSearch(ctx: Pick<Context, 'get' | 'query'>): Record<string, unknown> {
  const { q, ...query } = ctx.query;
  const search = searchFrom(ctx);
  return { ...query, ...(q === undefined ? {} : { unknown: true }), ...(search ? { q: search } : {}) };
}

export function refuse(ctx: Context, refusal: Refusal): void {
  ctx.status = refusal.status;
  ctx.body = { data: null, error: refusal };
}
