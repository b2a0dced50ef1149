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
  const made = createDeferScripts(PROGRAM, isShared)(Buffer.from(html), kind).toString();
  const [, said = ''] = /data-deferred-scripts="([^"]*)"/.exec(made) ?? [];
  const settings = said && JSON.parse(said.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  return { html: made, settings };
}

test('one script at the end of a page stands for its files, in their order, each once, those of live parts apart', () => {
  const again = '<script src="/_next/static/a.js?dpl=1" async=""></script></head>';
  const live = '<script src="/_next/static/1/live-parts.js" async=""></script></body>';
  const { html, settings } = defer(page.replace('</head>', again).replace('</body>', live));
  expect(settings).toEqual({
    files: ['/_next/static/b.js?x=1&dpl=1', '/_next/static/a.js?dpl=1'],
    ahead: ['/_next/static/a.js?dpl=1'],
    liveParts: ['/_next/static/1/live-parts.js'],
    mostBytes: 80 * 1024,
    waitsForInteraction: true,
  });
  expect(html.match(/async=""/g)).toBeNull();
  expect(html).not.toContain('as="script"');
  expect(html).toContain(DATA);
  expect(html.endsWith(`>${PROGRAM}</script></body></html>`)).toBe(true);
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

test.each([
  ['a font', '<link rel="preload" as="font" href="/_next/static/g.woff2"/>'],
  ['a script for old browsers', '<script src="/_next/static/older.js" noModule=""></script>'],
  ['data such as JSON-LD', '<script type="application/ld+json">{"@context":"x"}</script>'],
])('%s stays as it was', (_, part) => {
  const { html } = defer(page.replace('<p>Words</p>', part));
  expect(html).toContain(`${part}<script src="/_next/static/old.js" noModule=""></script><script id="_R_">`);
});

test('a page of another shape comes back as it is', () => {
  for (const html of [page.replace('</body>', ''), '<html><body><p>كلمات</p></body></html>', ''])
    expect(defer(html)).toEqual({ html, settings: '' });
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
