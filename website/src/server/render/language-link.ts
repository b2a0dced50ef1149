import { escapeHtml } from '../../lib/text/escape-html';
import type { RenderedResponse } from './rendered-response';

const LINK = /<a\b[^>]*\bdata-language="(\w+)"[^>]*>/g;
const HREF = /\bhref="[^"]*"/;
const ALTERNATE = /<link rel="alternate" hrefLang="(\w+)" href="([^"]+)"/g;

/**
 * The page with its link to the other language leading to the address that the page itself states: where slugs differ, the
 * changed prefix alone leads there by a redirect. What is around a page knows its path and not its entry; with scripts, a press
 * does the same (lib/browser/language-choice).
 */
export function withStatedLanguageLink({ status, headers, body }: RenderedResponse): RenderedResponse {
  if (status !== 200 || !body.includes('data-language=') || !body.includes('rel="alternate"'))
    return { status, headers, body };
  const html = body.toString('utf8');
  const stated = new Map(
    [...html.matchAll(ALTERNATE)].map(([, language = '', address = '']) => [language, address]),
  );
  const changed = html.replaceAll(LINK, (link, language: string) => {
    const address = stated.get(language);
    return address && URL.canParse(address)
      ? link.replace(HREF, () => `href="${escapeHtml(new URL(address).pathname)}"`)
      : link;
  });
  return { status, headers, body: Buffer.from(changed) };
}
