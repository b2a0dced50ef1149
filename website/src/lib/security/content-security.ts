import { VIDEO_PLAYERS } from '../address/video-address';
import type { AnalyticsSettings } from './analytics-settings';

/** Returns what every page may load, beside its scripts: from the site itself, and framed by nobody. */
function policyWith(given: {
  scripts: string;
  /** Origins that may be framed, beside the site's own. */
  frames?: readonly string[];
  isDevelopment: boolean;
}): string {
  const { scripts, frames = [], isDevelopment } = given;
  return [
    "default-src 'self'",
    // 'unsafe-eval' is React's own need in development.
    `script-src ${scripts}${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    ["frame-src 'self'", ...frames].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** The sources of scripts on a public page, to which the server adds the digests of those that stand in it. */
export const OWN_SCRIPTS = "script-src 'self'";

/** Policy of static pages, whose scripts are named by digest (server/scripts/page-scripts.ts); development allows all. */
export function publicPolicy({ isDevelopment }: { isDevelopment: boolean }): string {
  return policyWith({
    scripts: isDevelopment ? "'self' 'unsafe-inline'" : "'self'",
    // Players of videos, which are loaded after a press (components/ui/foreign-video.tsx).
    frames: VIDEO_PLAYERS,
    isDevelopment,
  });
}

/** A policy that allows the script and origins of configured analytics. That of staff pages is never opened. */
export function withAnalytics(policy: string, analytics: AnalyticsSettings | null): string {
  if (!analytics) return policy;
  const script = new URL(analytics.scriptUrl).origin;
  const origins = analytics.origins.join(' ');
  return policy
    .replace(OWN_SCRIPTS, `${OWN_SCRIPTS} ${script}`)
    .replace(/(?:connect|img)-src [^;]*/g, (directive) => `${directive} ${origins}`);
}

/** Builds the policy of staff and account pages: scripts with the answer's nonce, what they load, and known `hashes`. */
export function staffPolicy(given: {
  nonce: string;
  hashes: readonly string[];
  isDevelopment: boolean;
}): string {
  const { nonce, hashes, isDevelopment } = given;
  const known = hashes.map((hash) => `'${hash}'`);
  return policyWith({ scripts: ["'strict-dynamic'", `'nonce-${nonce}'`, ...known].join(' '), isDevelopment });
}
