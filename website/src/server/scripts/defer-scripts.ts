import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFERRED_SCRIPT } from '../../inline/scripts';
import { DEFERRED_SCRIPTS, type DeferredScripts } from '../../lib/browser/deferred-scripts';
import { LIVE_PARTS_FILE } from '../../lib/browser/live-part';

/** A script of the build as React writes it: in a tag of theirs nothing but its end is a bare `>`. */
const CHUNK = /<script\b(?=[^>]*\basync="")[^>]*\bsrc="(\/_next\/static\/[^"]*)"[^>]*><\/script>/g;
const PRELOAD = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="script")[^>]*>/g;
/**
 * Cost of a page above which there is no room for React and Next, which are 115 KB: untouched, a page is to cost 200 KB
 * at most, the home page 250, and 120 a step of the booking whose answers are links to further documents.
 */
const MOST_BEFORE_SCRIPTS = { home: 130 * 1024, inner: 80 * 1024, choice: 0, form: 0 };

/** Kind of a page to its scripts. A `form` is sure to be filled in: it alone starts them without being touched. */
export type PageKind = keyof typeof MOST_BEFORE_SCRIPTS;

/** Defers a page's scripts by a small one (lib/browser/deferred-scripts); an unexpected page stays as it is. */
export type DeferScripts = (page: Buffer, kind: PageKind) => Buffer;

/** @param program the text of that script @param isShared tells the scripts of every page, which are fetched ahead */
export function createDeferScripts(program: string, isShared: (src: string) => boolean): DeferScripts {
  const text = Buffer.from(program).toString('latin1');
  return (page, kind) => {
    // A letter for each byte, which leaves all that is not looked for as it is.
    const html = page.toString('latin1');
    const sources = [...new Set([...html.matchAll(CHUNK)].map(([, src = '']) => src))];
    const end = html.lastIndexOf('</body>');
    if (end === -1 || sources.length === 0) return page;
    const isLivePart = (src: string) => src.endsWith(`/${LIVE_PARTS_FILE}`);
    const files = sources.filter((src) => !isLivePart(src));
    const settings: DeferredScripts = {
      files,
      ahead: files.filter(isShared),
      liveParts: sources.filter(isLivePart),
      mostBytes: MOST_BEFORE_SCRIPTS[kind],
      waitsForInteraction: kind !== 'form',
    };
    // Addresses are escaped already, as they stood in attributes.
    const stated = JSON.stringify(settings).replaceAll('"', '&quot;');
    const script = `<script ${DEFERRED_SCRIPTS}="${stated}">${text}</script>`;
    const body = html.slice(0, end).replace(CHUNK, '').replace(PRELOAD, '');
    return Buffer.from(body + script + html.slice(end), 'latin1');
  };
}

/** Defers the scripts of a build's pages; React and Next, which every page has, are those the build names. */
export function readDeferScripts(build: string): DeferScripts {
  const { rootMainFiles } = JSON.parse(readFileSync(join(build, 'build-manifest.json'), 'utf8'));
  const shared = new Set<string>(rootMainFiles.map((file: string) => `/_next/${file}`));
  return createDeferScripts(DEFERRED_SCRIPT, (src) => shared.has(src.split('?', 1)[0] ?? ''));
}
