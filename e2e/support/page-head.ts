import type { APIResponse } from '@playwright/test';

export type PageHead = ReturnType<typeof readPageHead>;
type Node = Record<string, unknown>;

/** The cookies that an answer sets, as it writes them. */
export const cookiesSetBy = (answer: APIResponse): string[] =>
  answer.headersArray().flatMap(({ name, value }) => (/^set-cookie$/i.test(name) ? [value] : []));

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');
}

function attributesOf(tag: string): Record<string, string> {
  const pairs = [...tag.matchAll(/([\w-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]));
}

/** Reads the head of a page's HTML, as the server sends it. @throws SyntaxError for broken JSON-LD */
export function readPageHead(html: string) {
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));
  const meta = tags('meta');
  const links = tags('link');
  const named = (name: string) => meta.find((each) => each.name === name)?.content ?? '';
  const [root = {}] = tags('html');
  const alternates = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang);
  const graph = meta.filter(({ property }) => property).reverse();
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return {
    lang: root.lang ?? '',
    dir: root.dir ?? '',
    title: decode(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    description: named('description'),
    robots: named('robots'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href ?? '',
    /** Absolute addresses by hreflang. */
    alternates: Object.fromEntries(alternates.map(({ hreflang = '', href = '' }) => [hreflang, href])),
    /** Open Graph (`og:…`, `article:…`), first value of each property. */
    graph: Object.fromEntries(graph.map(({ property = '', content = '' }) => [property, content])),
    /** The nodes of every JSON-LD graph of the page. */
    nodes: [...scripts].flatMap(([, json = '']): Node[] => JSON.parse(json)['@graph'] ?? []),
  };
}
