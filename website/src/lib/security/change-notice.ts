import { createHmac } from 'node:crypto';
import { changeNotice } from '@/contract/change-notice';
import { parseJson } from '@/contract/parse-json';
import { sameText } from '../request/same-text';

/** A notice older than this, or as far in the future, is refused: a recorded one cannot be played again. */
const MAXIMUM_AGE_MS = 5 * 60 * 1000;

type Reading =
  | { ok: true; tags: string[]; changedAt: number }
  | { ok: false; reason: 'signature' | 'malformed' | 'stale' };

/** `sha256=` and the hex HMAC-SHA256 of the raw body. */
export function signNotice({ body, secret }: { body: string; secret: string }): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

interface Given {
  body: string;
  signature: string | null;
  secret: string;
  now: number;
}

/**
 * Checks the backend's notice of a changed entry; gives the cache tag to refresh, the noun in the singular, and when it was
 * changed. `now` is in milliseconds since 1970.
 */
export function readChangeNotice({ body, signature, secret, now }: Given): Reading {
  if (!sameText(signNotice({ body, secret }), signature ?? '')) return { ok: false, reason: 'signature' };
  const parsed = changeNotice.safeParse(parseJson(body));
  if (!parsed.success) return { ok: false, reason: 'malformed' };
  if (Math.abs(now - parsed.data.at) > MAXIMUM_AGE_MS) return { ok: false, reason: 'stale' };
  const { model, at, changedAt = at } = parsed.data;
  return { ok: true, tags: [model], changedAt };
}
