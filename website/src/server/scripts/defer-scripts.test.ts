import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFERRED_SCRIPT } from '../../inline/scripts';
import { createDeferScripts, type PageKind, readDeferScripts } from './defer-scripts';

const PROGRAM = 'program()';
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
const isShared = (src: string) => src.startsWith('/_next/static/a.js');

/** The page as text, and what it says of its scripts. */
function defer(html: string, kind: PageKind = 'inner') {
  const { page: made, inline } = createDeferScripts(PROGRAM, isShared)(Buffer.from(html), kind);
  const [, said = ''] = /data-deferred-scripts="([^"]*)"/.exec(made.toString()) ?? [];
  const settings = said && JSON.parse(said.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  return { html: made.toString(), inline: inline.map(String), settings };
}

test('one script at the end of a page stands for its files, in their order, each once', () => {
  const again = '<script src="/_next/static/a.js?dpl=1" async=""></script></head>';
  const { html, inline, settings } = defer(page.replace('</head>', again));
  expect(settings).toEqual({
    files: ['/_next/static/b.js?x=1&dpl=1', '/_next/static/a.js?dpl=1'],
    ahead: ['/_next/static/a.js?dpl=1'],
    liveParts: [],
    mostBytes: 80 * 1024,
    waitsForInteraction: true,
  });
  expect(html.match(/async=""/g)).toBeNull();
  expect(html).not.toContain('as="script"');
  expect(html).toContain(DATA);
  expect(html.endsWith(`>${PROGRAM}</script></body></html>`)).toBe(true);
  expect(inline.at(-1)).toBe(PROGRAM);
  expect(inline).toHaveLength(4);
});

test.each([
  ['home', 130 * 1024, true],
  ['choice', 0, true],
  ['form', 0, false],
] as const)(
  'the home page has more room for scripts, a choice none, and a form does not wait: %s',
  (kind, mostBytes, waitsForInteraction) =>
    expect(defer(page, kind).settings).toMatchObject({ mostBytes, waitsForInteraction }),
);

test('scripts of live parts are not among the others', () => {
  const script = '<script src="/_next/static/1/live-parts.js" async=""></script>';
  const { settings } = defer(page.replace('</body>', `${script}</body>`));
  expect(settings.liveParts).toEqual(['/_next/static/1/live-parts.js']);
  expect(settings.files).toHaveLength(2);
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

test('the content of scripts is skipped, tags may be in capitals, and an address cannot end the script it stands in', () => {
  const script = '<SCRIPT>if (a<b) document.write("<script src=x><body>")</SCRIPT>';
  const { inline } = defer(page.replace('<p>', `${script}<p title="a > b">`));
  expect(inline[0]).toBe('if (a<b) document.write("<script src=x><body>")');
  expect(inline).toHaveLength(5);
  const { html } = defer(page.replace('b.js', '&lt;/script>&lt;b>.js'));
  expect(html).toContain('/_next/static/&lt;/script&gt;&lt;b&gt;.js');
});

test('a page of another shape comes back as it is', () => {
  const inline = ['start()', '(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"data"])'];
  const open = page.replace('</body>', '');
  expect(defer(open)).toEqual({ html: open, inline, settings: '' });
  for (const html of ['<html><body><p>Words</p></body></html>', ''])
    expect(defer(html)).toEqual({ html, inline: [], settings: '' });
});

test('the program and the scripts of every page are those of the build', () => {
  const build = mkdtempSync(join(tmpdir(), 'defer-scripts-'));
  try {
    const manifest = { rootMainFiles: ['static/a.js'] };
    writeFileSync(join(build, 'build-manifest.json'), JSON.stringify(manifest));
    const made = readDeferScripts(build)(Buffer.from(page), 'inner');
    expect(made).toEqual(createDeferScripts(DEFERRED_SCRIPT, isShared)(Buffer.from(page), 'inner'));
  } finally {
    rmSync(build, { recursive: true });
  }
});
