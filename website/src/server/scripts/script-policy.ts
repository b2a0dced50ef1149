import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { readAnalytics } from '../../lib/security/analytics-settings';
import { OWN_SCRIPTS, withAnalytics } from '../../lib/security/content-security';

const POLICY = 'content-security-policy';
const analytics = readAnalytics(process.env);

/** Names a page's scripts by digest in its policy, which allows no other; pages with a nonce stay as they are. */
export function withScriptDigests(
  headers: OutgoingHttpHeaders,
  inline: readonly Buffer[],
): OutgoingHttpHeaders {
  const policy = headers[POLICY];
  if (typeof policy !== 'string' || policy.includes("'nonce-")) return headers;
  const digests = new Set(inline.map((text) => `'sha256-${digestOf(text)}'`));
  const named = policy.replace(OWN_SCRIPTS, [OWN_SCRIPTS, ...digests].join(' '));
  return { ...headers, [POLICY]: withAnalytics(named, analytics) };
}

function digestOf(text: Buffer): string {
  return createHash('sha256').update(text).digest('base64');
}
