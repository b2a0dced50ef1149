import { Parser } from 'htmlparser2';

/** Place of something in a page, in bytes. */
export interface Range {
  start: number;
  end: number;
}

export interface PageScript extends Range {
  /** Null for a script that stands in the page itself. */
  src: string | null;
  isAsync: boolean;
  text: Buffer;
}

export interface PageScripts {
  /** Scripts that a browser runs, in order; data such as JSON-LD is not. */
  scripts: PageScript[];
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
  const found: PageScripts = { scripts: [], preloads: [], bodyEnd: null };
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
    const close = firstFrom(text, textEnd, end);
    if (close === null) return found;
    markup.lastIndex = close;
    if (name !== 'script') continue;
    const { type, src = null, async } = attributesOf(page.subarray(start, end));
    if (!CODE_TYPES.includes(type)) continue;
    found.scripts.push({
      start,
      end: text.indexOf('>', close) + 1,
      src,
      isAsync: async !== undefined,
      text: page.subarray(end, close),
    });
  }
  return found;
}

function firstFrom(text: string, pattern: RegExp, start: number): number | null {
  const search = new RegExp(pattern);
  search.lastIndex = start;
  return search.exec(text)?.index ?? null;
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
