import type { RenderedResponse } from './rendered-response';

const EMPTY_ACTION = /(<form\b[^>]*?) action=""/g;

/** The page with forms of an empty `action` saying none, as HTML wants; browsers read both as the same. */
export function withoutEmptyActions(answer: RenderedResponse): RenderedResponse {
  const isPage = String(answer.headers['content-type']).startsWith('text/html');
  if (!isPage || !answer.body.includes(' action=""')) return answer;
  // Signs of one byte each leave every byte as it is.
  const html = answer.body.toString('latin1').replaceAll(EMPTY_ACTION, '$1');
  return { ...answer, body: Buffer.from(html, 'latin1') };
}
