/** So many entries of a list are written out; the others are like them. */
const ENTRIES = 3;

/**
 * What assistive technology is given of a page, line by line in reading order, from Playwright's snapshot of the tree:
 * without the addresses of links and other properties, and of a long list its first entries.
 *
 * @param {string} snapshot
 * @returns {string}
 */
export function toReadingOrder(snapshot) {
  const lines = snapshot.split('\n').filter((line) => !/^\s*- \/\w+:/.test(line));
  /** @type {string[]} */
  const kept = [];
  /** @type {{ indent: number, kind: string, count: number }[]} */
  const open = [];
  let skipped = null;
  for (const line of lines) {
    const indent = line.search(/\S/);
    if (skipped !== null && indent > skipped) continue;
    skipped = null;
    while (open.length > 0 && (open.at(-1)?.indent ?? 0) > indent) countRest(kept, open.pop());
    const [, kind = ''] = /^\s*- (\w+)/.exec(line) ?? [];
    const last = open.at(-1);
    const same = last?.indent === indent && last.kind === kind ? last : null;
    if (same) same.count += 1;
    else {
      if (last?.indent === indent) countRest(kept, open.pop());
      open.push({ indent, kind, count: 1 });
    }
    if ((same?.count ?? 1) > ENTRIES && REPEATED.has(kind)) {
      skipped = indent;
      continue;
    }
    kept.push(line.replace(/:$/, ''));
  }
  while (open.length > 0) countRest(kept, open.pop());
  return kept.join('\n');
}

const REPEATED = new Set(['listitem', 'row', 'gridcell', 'article', 'option', 'group']);

/**
 * @param {string[]} kept
 * @param {{ indent: number, kind: string, count: number } | undefined} run
 */
function countRest(kept, run) {
  if (!run || !REPEATED.has(run.kind) || run.count <= ENTRIES) return;
  kept.push(`${' '.repeat(run.indent)}… ${run.count - ENTRIES} more like these`);
}
