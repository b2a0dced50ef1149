import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFERRED_SCRIPT } from '../../inline/scripts';
import { DEFERRED_SCRIPTS, type DeferredScripts } from '../../lib/browser/deferred-scripts';
import { LIVE_PARTS_FILE } from '../../lib/browser/live-part';
import { escapeHtml } from '../../lib/text/escape-html';
import { findScripts, type Range } from './page-scripts';

const CHUNK = '/_next/static/';
/**
 * Cost of a page above which there is no room for React and Next, which are 115 KB: untouched, a page is to cost 200 KB
 * at most, the home page 250, and 120 a step of the booking whose answers are links to further documents.
 */
const MOST_BEFORE_SCRIPTS = { home: 130 * 1024, inner: 80 * 1024, choice: 0, form: 0 };

/** Kind of a page to its scripts. A `form` is sure to be filled in: it alone starts them without being touched. */
export type PageKind = keyof typeof MOST_BEFORE_SCRIPTS;

/** Defers a page's scripts by a small one (lib/browser/deferred-scripts); an unexpected page stays as it is. */
export type DeferScripts = (page: Buffer, kind: PageKind) => { page: Buffer; inline: Buffer[] };

/**
 * @param program the text of that script
 * @param isShared tells the scripts that every page has, which are fetched ahead
 */
export function createDeferScripts(program: string, isShared: (src: string) => boolean): DeferScripts {
  const text = Buffer.from(program);
  return (page, kind) => {
    const { files: all, inline, preloads, bodyEnd } = findScripts(page);
    const chunks = all.filter(({ src, isAsync }) => isAsync && src.startsWith(CHUNK));
    if (bodyEnd === null || chunks.length === 0) return { page, inline };
    const sources = [...new Set(chunks.map(({ src }) => src))];
    const isLivePart = (src: string) => src.endsWith(`/${LIVE_PARTS_FILE}`);
    const files = sources.filter((src) => !isLivePart(src));
    const settings: DeferredScripts = {
      files,
      ahead: files.filter(isShared),
      liveParts: sources.filter(isLivePart),
      mostBytes: MOST_BEFORE_SCRIPTS[kind],
      waitsForInteraction: kind !== 'form',
    };
    const open = `<script ${DEFERRED_SCRIPTS}="${escapeHtml(JSON.stringify(settings))}">`;
    const body = without(page.subarray(0, bodyEnd), [...chunks, ...preloads]);
    const end = [Buffer.from(open), text, Buffer.from('</script>'), page.subarray(bodyEnd)];
    return { page: Buffer.concat([...body, ...end]), inline: [...inline, text] };
  };
}

/** Defers the scripts of a build's pages; React and Next, which every page has, are those the build names. */
export function readDeferScripts(build: string): DeferScripts {
  const { rootMainFiles } = JSON.parse(readFileSync(join(build, 'build-manifest.json'), 'utf8'));
  const shared = new Set<string>(rootMainFiles.map((file: string) => `/_next/${file}`));
  return createDeferScripts(DEFERRED_SCRIPT, (src) => shared.has(src.split('?', 1)[0] ?? ''));
}

/** The page in pieces, without what stands in the ranges. */
function without(page: Buffer, ranges: Range[]): Buffer[] {
  const inOrder = [...ranges].sort((one, other) => one.start - other.start);
  const starts = [0, ...inOrder.map(({ end }) => end)];
  const ends = [...inOrder.map(({ start }) => start), page.length];
  return starts.map((start, index) => page.subarray(start, ends[index]));
}
