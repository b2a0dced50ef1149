import { createHash } from 'node:crypto';
import { readAnalytics } from '../../lib/security/analytics-settings';
import { OWN_SCRIPTS, withAnalytics } from '../../lib/security/content-security';
import { isPage, type RenderedResponse } from '../render/rendered-response';

const POLICY = 'content-security-policy';
/** A script as React and Next write it: in a page of theirs no attribute, text or script has another such tag in it. */
const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs;
/** Attributes of a file, and of data such as JSON-LD. */
const NO_CODE = /\bsrc=|\btype="application\//;
const analytics = readAnalytics(process.env);

/** Names the scripts that stand in a page by digest in its policy, which allows no other; pages with a nonce stay as they are. */
export function withScriptDigests(answer: RenderedResponse): RenderedResponse {
  const policy = answer.headers[POLICY];
  if (!isPage(answer) || typeof policy !== 'string' || policy.includes("'nonce-")) return answer;
  const digests = [...answer.body.toString('latin1').matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !NO_CODE.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`);
  const named = policy.replace(OWN_SCRIPTS, [OWN_SCRIPTS, ...new Set(digests)].join(' '));
  return { ...answer, headers: { ...answer.headers, [POLICY]: withAnalytics(named, analytics) } };
}
