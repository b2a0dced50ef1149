import { isPage, type RenderedResponse } from './rendered-response';

const EMPTY_ACTION = /(<form\b[^>]*?) action=""/g;
/** Link to the page in another language, up to its address and on from it. */
const LINK = /(<a\b[^>]*\bhref=")[^"]*("[^>]*\bdata-language="(\w+)")/g;
/** Address that a page states for a language, and its path. */
const ALTERNATE = /<link rel="alternate" hrefLang="(\w+)" href="https?:\/\/[^/"]+([^"]+)"/g;

/**
 * Mends a page: an empty `action` is none in HTML, and the link to the other language leads to the address the page itself
 * states, as what is around a page knows its path and not its entry (with scripts lib/browser/language-choice does the same).
 */
export function mendPage(answer: RenderedResponse): RenderedResponse {
  if (!isPage(answer)) return answer;
  // One character per byte, so that all other bytes stay the same.
  const html = answer.body.toString('latin1');
  const stated = new Map(
    [...html.matchAll(ALTERNATE)].map(([, language = '', path = '']) => [language, path]),
  );
  const mended = html
    .replaceAll(EMPTY_ACTION, '$1')
    .replaceAll(LINK, (link: string, start: string, end: string, language: string) => {
      const path = stated.get(language);
      return path ? start + path + end : link;
    });
  return { ...answer, body: Buffer.from(mended, 'latin1') };
}
