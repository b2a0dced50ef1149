import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { OWN_SCRIPTS } from '../../lib/content-security';

const POLICY = 'content-security-policy';

/**
 * The headers of a page with the scripts that stand in it named in its content security policy, by their digests: the
 * policy allows no other (docs/decisions/0163-public-policy-by-digest.md). A page whose scripts carry a nonce stays as it is.
 */
export function withScriptDigests({
  headers,
  inline,
}: {
  headers: OutgoingHttpHeaders;
  inline: readonly string[];
}): OutgoingHttpHeaders {
  const policy = headers[POLICY];
  if (typeof policy !== 'string' || policy.includes("'nonce-")) return headers;
  const digests = new Set(inline.map((text) => `'sha256-${digestOf(text)}'`));
  return { ...headers, [POLICY]: policy.replace(OWN_SCRIPTS, [OWN_SCRIPTS, ...digests].join(' ')) };
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
