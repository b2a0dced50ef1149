import { Parser } from 'htmlparser2';

/** Where something stands in the text of a page. */
export interface Range {
  start: number;
  end: number;
}

export interface PageScript extends Range {
  /** Null for a script that stands in the page itself. */
  src: string | null;
  isAsync: boolean;
  /** What stands between its tags. */
  text: string;
}

export interface PageScripts {
  /** Everything that a browser runs, in order; data such as JSON-LD is not. */
  scripts: PageScript[];
  /** Links by which scripts are asked for ahead. */
  preloads: Range[];
  /** Where the body ends; null in a document without that tag. */
  bodyEnd: number | null;
}

const CODE_TYPES = [undefined, '', 'module', 'text/javascript'];

/** Finds the scripts of a page by reading it as HTML. What is not found is refused by the page's policy. */
export function findScripts(html: string): PageScripts {
  const found: PageScripts = { scripts: [], preloads: [], bodyEnd: null };
  let open: { start: number; textStart: number; attributes: Record<string, string> } | null = null;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      if (name === 'script') open = { start, textStart: end, attributes };
      if (name === 'link' && attributes.rel === 'preload' && attributes.as === 'script')
        found.preloads.push({ start, end });
    },
    onclosetag: (name, isImplied) => {
      if (name === 'body' && !isImplied) found.bodyEnd = parser.startIndex;
      if (name !== 'script' || !open || isImplied) return;
      const { start, textStart, attributes } = open;
      open = null;
      if (!CODE_TYPES.includes(attributes.type)) return;
      found.scripts.push({
        start,
        end: parser.endIndex + 1,
        src: attributes.src ?? null,
        isAsync: 'async' in attributes,
        text: html.slice(textStart, parser.startIndex),
      });
    },
  });
  parser.end(html);
  return found;
}
