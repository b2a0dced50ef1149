import { createHash } from 'node:crypto';
import { type APIResponse, expect } from '@playwright/test';

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
    alternates: Object.fromEntries(alternates.map(({ hreflang = '', href = '' }) => [hreflang, href])),
    /** Open Graph (`og:…`, `article:…`), first value of each property. */
    graph: Object.fromEntries(graph.map(({ property = '', content = '' }) => [property, content])),
    nodes: [...scripts].flatMap(([, json = '']): Node[] => JSON.parse(json)['@graph'] ?? []),
  };
}

const digestOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const digestsIn = (policy: string) =>
  [...policy.matchAll(/'(sha256-[\w+/=]+)'/g)].map(([, digest]) => digest);

const scriptsIn = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].map(([, attributes = '', text = '']) => ({
    attributes,
    text,
  }));

/** Expects that a public page runs the site's files and the scripts that stand in it, and no others. */
export function expectOwnScripts({ policy = '', html }: { policy: string | undefined; html: string }): void {
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]+')+;/);
  const inline = scriptsIn(html).filter(({ attributes }) => !/\bsrc=|type="application\//.test(attributes));
  expect(new Set(inline.map(({ text }) => digestOf(text)))).toEqual(new Set(digestsIn(policy)));
}

/** Expects that a page runs only scripts with the nonce of its answer, and those known by their text. @returns the nonce */
export function expectNonce({ policy = '', html }: { policy: string | undefined; html: string }): string {
  expect(policy).toMatch(/script-src 'strict-dynamic' 'nonce-[\w+/=]+'(?: 'sha256-[\w+/=]+')+;/);
  const nonce = /'nonce-([\w+/=]{22,})'/.exec(policy)?.[1] ?? '';
  expect(nonce).not.toBe('');
  const scripts = scriptsIn(html);
  expect(scripts.length).toBeGreaterThan(3);
  // Scripts allowed by their digest run before all others.
  const bare = scripts.filter(
    ({ attributes }) => !attributes.includes(`nonce="${nonce}"`) && !attributes.includes('ld+json'),
  );
  expect(bare.map(({ text }) => digestOf(text))).toEqual(digestsIn(policy));
  return nonce;
}
