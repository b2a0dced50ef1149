import { expect, test } from 'vitest';
import { deferScripts } from './late-scripts';

const HEAD =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/a.js?dpl=1"/>' +
  '<link rel="preload" as="font" href="/_next/static/f.woff2"/>' +
  '<script src="/_next/static/b.js?x=1&amp;dpl=1" async=""></script>';
const DATA =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"data"])</script>';
const BODY =
  '<p>Words</p><script src="/_next/static/old.js" noModule=""></script><script id="_R_">start()</script>' +
  `<script src="/_next/static/a.js?dpl=1" async=""></script>${DATA}`;
const page = `<html><head>${HEAD}</head><body>${BODY}</body></html>`;
/** As texts, which are easier to look at. */
function deferText({
  html,
  ...options
}: { html: string } & Omit<Parameters<typeof deferScripts>[0], 'page'>) {
  const { page: made, inline } = deferScripts({ ...options, page: Buffer.from(html) });
  return { html: made.toString(), inline: inline.map(String) };
}
const KEPT = { isHome: false, waitsForTouch: true };
const defer = (html: string) => deferText({ html, ...KEPT });

test('the scripts of a page are asked for by its last words, in their order, each once', () => {
  const { html, inline } = defer(
    page.replace('</head>', '<script src="/_next/static/a.js?dpl=1" async=""></script></head>'),
  );
  const sources = ['/_next/static/b.js?x=1&dpl=1', '/_next/static/a.js?dpl=1'];
  expect(html).toContain(`let files=${JSON.stringify(sources)}`);
  expect(html.match(/async=""/g)).toBeNull();
  expect(html).not.toContain('as="script"');
  expect(html).toContain(DATA);
  expect(html.endsWith(`<script>${inline.at(-1)}</script></body></html>`)).toBe(true);
  expect(inline).toHaveLength(4);
});

test('the scripts of a kept page wait for a touch, those of another page for its first paint', () => {
  expect(defer(page).html).toContain('if(location.hash||saved())return start();');
  expect(deferText({ html: page, isHome: false, waitsForTouch: false }).html).toContain(
    'if(true||location.hash||saved())return start();',
  );
});

test('the scripts that every page has are fetched ahead, those of the page alone are not', () => {
  const isShared = (src: string) => src.startsWith('/_next/static/a.js');
  expect(deferText({ html: page, ...KEPT, isShared }).html).toContain('let ahead=[1].map((at)=>files[at]);');
  expect(defer(page).html).toContain('let ahead=[].map(');
});

test('the home page has more room for scripts', () => {
  expect(deferText({ html: page, ...KEPT, isHome: true }).html).toContain(`if(spent>${130 * 1024})return;`);
  expect(defer(page).html).toContain(`if(spent>${80 * 1024})return;`);
});

test('what draws live parts is started by itself, and not with the others', () => {
  const { html } = defer(
    page.replace('</body>', '<script src="/_next/static/1/live-parts.js" async=""></script></body>'),
  );
  expect(html).toContain('add(["/_next/static/1/live-parts.js"],true)');
  expect(/let files=\[.*?\]/.exec(html)?.[0]).not.toContain('live-parts');
});

test.each([
  ['a font', '<link rel="preload" as="font" href="/_next/static/g.woff2"/>'],
  ['a script for old browsers', '<script src="/_next/static/older.js" noModule=""></script>'],
  ['data such as JSON-LD', '<script type="application/ld+json">{"@context":"x"}</script>'],
  ['a comment', '<!-- <script>self.__next_f.push(1)</script> -->'],
  ['what one types in', '<textarea><script>self.__next_f.push(1)</script></textarea>'],
  ['an attribute', '<p title="<script>self.__next_f.push(1)</script>"></p>'],
])('%s stays as it was, and is no script that a browser runs', (_, part) => {
  const { html, inline } = defer(page.replace('<p>Words</p>', part));
  expect(html).toContain(`${part}<script src="/_next/static/old.js" noModule=""></script><script id="_R_">`);
  expect(inline).toHaveLength(4);
});

test('what scripts hold is passed over, and names of tags may be written large', () => {
  const { inline } = defer(
    page.replace('<p>', '<SCRIPT>if (a<b) document.write("<script src=x><body>")</SCRIPT><p title="a > b">'),
  );
  expect(inline[0]).toBe('if (a<b) document.write("<script src=x><body>")');
  expect(inline).toHaveLength(5);
});

test('a page of another shape comes back as it is', () => {
  const inline = ['start()', '(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"data"])'];
  const open = page.replace('</body>', '');
  expect(defer(open)).toEqual({ html: open, inline });
  for (const html of ['<html><body><p>Words</p></body></html>', ''])
    expect(defer(html)).toEqual({ html, inline: [] });
});

test('an address cannot end the script it stands in', () => {
  expect(defer(page.replace('b.js', '&lt;/script>&lt;b>.js')).html).toContain(
    '/_next/static/\\u003c/script>',
  );
});
