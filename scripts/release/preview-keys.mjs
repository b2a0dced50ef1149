import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Next makes keys at each build: whoever knows them has pages made anew. An archive is public, so it has none, and each site makes
// its own before the first start.
const FILES = ['prerender-manifest.json', join('server', 'preview-props.json')];

/** @param {string} standalone @param {(key: string) => string} change */
function changeKeys(standalone, change) {
  const files = FILES.map((name) => join(standalone, '.next', name));
  const [manifest = ''] = files;
  const { preview } = JSON.parse(readFileSync(manifest, 'utf8'));
  const changed = Object.values(preview).map((key) => ({ from: `"${key}"`, to: `"${change(key)}"` }));
  for (const file of files) {
    // Replaced in order, because cleared keys of the same length look alike.
    let text = readFileSync(file, 'utf8');
    for (const { from, to } of changed) text = text.replace(from, to);
    rmSync(file);
    writeFileSync(file, text);
  }
}

/** @param {string} standalone */
export const clearKeys = (standalone) => changeKeys(standalone, (key) => '0'.repeat(key.length));

/** Makes keys where there are none yet. @param {string} standalone */
export function makeKeys(standalone) {
  const manifest = readFileSync(join(standalone, '.next', FILES[0] ?? ''), 'utf8');
  if (!/"previewModeId":\s*"0+"/.test(manifest)) return;
  changeKeys(standalone, (key) => randomBytes(key.length / 2).toString('hex'));
}
