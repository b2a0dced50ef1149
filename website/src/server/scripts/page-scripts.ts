import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { Parser } from 'htmlparser2';
import { readAnalytics } from '../../lib/security/analytics-settings';
import { OWN_SCRIPTS, withAnalytics } from '../../lib/security/content-security';

/** Place of something in a page, in bytes. */
export interface Range {
  start: number;
  end: number;
}

interface PageScripts {
  /** Scripts that a browser runs, in order; data such as JSON-LD is not. */
  files: (Range & { src: string; isAsync: boolean })[];
  /** Texts of those that stand in the page itself. */
  inline: Buffer[];
  preloads: Range[];
  /** Byte at which the body ends; null in a document without that tag. */
  bodyEnd: number | null;
}

const CODE_TYPES = [undefined, '', 'module', 'text/javascript'];
/** A comment, or a tag with its attributes; what stands in quotes may look like anything. */
const MARKUP = /<!--[\s\S]*?-->|<(\/?[a-z][^\s/>]*)[^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*>/gi;
/** Tags whose content is text until they are closed, by their ends. */
const TEXT_ENDS = new Map(
  ['script', 'style', 'textarea', 'title'].map((name) => [name, new RegExp(`</${name}`, 'gi')]),
);

/**
 * Finds the scripts of a page. Reading it whole with the parser took a twentieth of a page that is made per request, most of it
 * going through what scripts hold: only the tags that matter are given to it. What is not found is refused by the
 * page's policy.
 */
export function findScripts(page: Buffer): PageScripts {
  const found: PageScripts = { files: [], inline: [], preloads: [], bodyEnd: null };
  // A letter for each byte, so that places in the text are places in the page.
  const text = page.toString('latin1');
  const markup = new RegExp(MARKUP);
  for (let tag = markup.exec(text); tag; tag = markup.exec(text)) {
    const [start, end, name] = [tag.index, markup.lastIndex, tag[1]?.toLowerCase() ?? ''];
    if (name === '/body') found.bodyEnd = start;
    if (name === 'link') {
      const { rel, as } = attributesOf(page.subarray(start, end));
      if (rel === 'preload' && as === 'script') found.preloads.push({ start, end });
    }
    const textEnd = TEXT_ENDS.get(name);
    if (!textEnd) continue;
    textEnd.lastIndex = end;
    const close = textEnd.exec(text)?.index;
    if (close === undefined) return found;
    markup.lastIndex = close;
    if (name !== 'script') continue;
    const { type, src, async } = attributesOf(page.subarray(start, end));
    if (!CODE_TYPES.includes(type)) continue;
    if (src === undefined) found.inline.push(page.subarray(end, close));
    else found.files.push({ start, end: text.indexOf('>', close) + 1, src, isAsync: async !== undefined });
  }
  return found;
}

function attributesOf(tag: Buffer): Record<string, string> {
  let found: Record<string, string> = {};
  const parser = new Parser({
    onopentag: (_name, attributes) => {
      found = attributes;
    },
  });
  parser.end(tag.toString('utf8'));
  return found;
}

const POLICY = 'content-security-policy';
const analytics = readAnalytics(process.env);

/** Names a page's scripts by digest in its policy, which allows no other; pages with a nonce stay as they are. */
export function withScriptDigests(
  headers: OutgoingHttpHeaders,
  inline: readonly Buffer[],
): OutgoingHttpHeaders {
  const policy = headers[POLICY];
  if (typeof policy !== 'string' || policy.includes("'nonce-")) return headers;
  const digests = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const named = policy.replace(OWN_SCRIPTS, [OWN_SCRIPTS, ...new Set(digests)].join(' '));
  return { ...headers, [POLICY]: withAnalytics(named, analytics) };
}
