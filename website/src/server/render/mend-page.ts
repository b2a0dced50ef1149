import { isLocale } from '../../i18n/routing';
import { swapLanguage } from '../../i18n/swap-language';
import { escapeHtml } from '../../lib/text/escape-html';
import { isPage, type RenderedResponse } from './rendered-response';

const EMPTY_ACTION = /(<form\b[^>]*?) action=""/g;
const LINK = /<a\b[^>]*\bdata-language="(\w+)"[^>]*>/g;
const HREF = /\bhref="[^"]*"/;
const ALTERNATE = /<link rel="alternate" hrefLang="(\w+)" href="([^"]+)"/g;

/** The page with forms of an empty `action` saying none, as HTML wants; browsers read both as the same. */
export function withoutEmptyActions(answer: RenderedResponse): RenderedResponse {
  if (!isPage(answer) || !answer.body.includes(' action=""')) return answer;
  // Signs of one byte each leave every byte as it is.
  const html = answer.body.toString('latin1').replaceAll(EMPTY_ACTION, '$1');
  return { ...answer, body: Buffer.from(html, 'latin1') };
}

/**
 * The page with its link to the other language leading to the address that the page itself states: where slugs differ, the
 * changed prefix alone leads there by a redirect. What is around a page knows its path and not its entry; with scripts, a press
 * does the same (lib/browser/language-choice). A page for an address that is not found was made at another one: its link keeps
 * the path that was asked for.
 */
export function withLanguageLink(answer: RenderedResponse, path: string): RenderedResponse {
  const { status, body } = answer;
  const isChanged = status === 404 || (status === 200 && body.includes('rel="alternate"'));
  if (!isChanged || !body.includes('data-language=')) return answer;
  const html = body.toString('utf8');
  const stated = new Map(
    [...html.matchAll(ALTERNATE)].map(([, language = '', address = '']) => [language, address]),
  );
  const targetIn = (language: string) => {
    if (status === 404) return isLocale(language) ? swapLanguage({ pathname: path, target: language }) : null;
    return URL.parse(stated.get(language) ?? '')?.pathname ?? null;
  };
  const changed = html.replaceAll(LINK, (link, language: string) => {
    const target = targetIn(language);
    return target === null ? link : link.replace(HREF, () => `href="${escapeHtml(target)}"`);
  });
  return { ...answer, body: Buffer.from(changed) };
}
