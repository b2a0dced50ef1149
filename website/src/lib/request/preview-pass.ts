import { createHmac } from 'node:crypto';
import { PREVIEW_COOKIE, PREVIEW_MS, previewLink, signedLink, signedPreview } from '@/contract/preview';
import { sameText } from './same-text';

// Read by the server in front of Next, by proxy.ts and by pages alike: nothing of Next in here.

const COOKIE = new RegExp(`(?:^|;\\s*)${PREVIEW_COOKIE}=([^;]*)`);

function isSignedBy({ signature, text, key }: { signature: string; text: string; key: string }): boolean {
  return sameText(createHmac('sha256', key).update(text).digest('hex'), signature);
}

/** The page, without language, that a link of the editor shows; null for one that is not the editor's, or too old. */
export function openPreviewLink(query: Record<string, string>, key: string, now: number): string | null {
  const link = previewLink.safeParse(query);
  if (!link.success) return null;
  const { path, until, signature } = link.data;
  return now <= until && isSignedBy({ signature, text: signedLink({ path, until }), key }) ? path : null;
}

/** Returns what a browser keeps for half an hour in which it may see drafts. */
export function makePreviewPass(key: string, now: number): string {
  const until = now + PREVIEW_MS;
  return `${until}.${createHmac('sha256', key).update(signedPreview({ until })).digest('hex')}`;
}

/** Tells whether a cookie that a browser keeps still lets it see drafts. */
export function isPreviewPass(given: { pass: string | undefined; key: string; now: number }): boolean {
  const { pass, key, now } = given;
  const [, digits = '', signature = ''] = /^(\d{1,15})\.([0-9a-f]{64})$/.exec(pass ?? '') ?? [];
  const until = Number(digits);
  return now <= until && isSignedBy({ signature, text: signedPreview({ until }), key });
}

/** The same for the whole `Cookie` header of a request. */
export function asksForPreview(given: { cookies: string | undefined; key: string; now: number }): boolean {
  const { cookies, key, now } = given;
  const pass = COOKIE.exec(cookies ?? '')?.[1];
  return pass !== undefined && isPreviewPass({ pass, key, now });
}
