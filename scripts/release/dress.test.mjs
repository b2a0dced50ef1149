import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { beforeEach, test } from 'node:test';
import { readTheme, themeName, themeStyles, themeValue } from '../lib/theme.mjs';
import { emptyFolder } from '../test/empty-folder.mjs';
import { writeSums } from './archive.mjs';
import { dressRelease, dressStyles, noteTheme } from './dress.mjs';
import { prepareRelease, removeMade } from './prepare-release.mjs';
import { clearKeys, makeKeys } from './preview-keys.mjs';

const [nabra, dental] = [readTheme('nabra'), readTheme('dental')];
const ID = '0123456789abcdef';
const NEXT = 'website/.next/standalone/.next';
const { at, put } = emptyFolder();
const read = (/** @type {string} */ path) => readFileSync(at(path), 'utf8');

/** Writes an object like a bundler. @param {unknown} value */
const literal = (value) => JSON.stringify(value).replaceAll(/"([a-z]+)":/gi, '$1:');
const [previewModeId, previewModeSigningKey] = ['a'.repeat(32), 'b'.repeat(64)];
const preview = { previewModeId, previewModeSigningKey, previewModeEncryptionKey: 'c'.repeat(64) };

beforeEach(() => {
  put(`${NEXT}/BUILD_ID`, ID);
  put(`${NEXT}/static/${ID}/live-parts.js`, 'live');
  put(`${NEXT}/static/chunks/a.css`, themeStyles(nabra));
  put(`${NEXT}/static/media/arabic.1_a-b.woff2`, 'cairo');
  put(`${NEXT}/static/media/cairo-latin-wght-normal.2.woff2`, 'cairo');
  put(`${NEXT}/static/media/icon.3.svg`, 'icon');
  put(`${NEXT}/server/chunks/a.js`, `s(["f",0,${literal(themeValue(nabra))}],1);b("${ID}")`);
  put(`${NEXT}/prerender-manifest.json`, JSON.stringify({ preview }, null, 2));
  put(`${NEXT}/server/preview-props.json`, JSON.stringify(preview));
  const value = JSON.stringify(themeValue(nabra), null, 4);
  put('backend/dist/src/contract/theme.js', `exports.THEME = ${value};\n//#`);
  for (const file of ['arabic', 'latin', 'arabic-whole', 'latin-whole'])
    put(`fonts/readex-pro/${file}.woff2`, `readex ${file}`);
  noteTheme({ release: at(), theme: nabra });
});

test('a built release is given the theme of a site, under another build, and once', () => {
  assert.equal(dressRelease({ release: at(), theme: dental }), true);
  const value = JSON.stringify(themeValue(dental));
  const id = read(`${NEXT}/BUILD_ID`);
  assert.notEqual(id, ID);
  assert.equal(read(`${NEXT}/server/chunks/a.js`), `s(["f",0,${value}],1);b("${id}")`);
  assert.equal(read(`${NEXT}/static/${id}/live-parts.js`), 'live');
  assert.equal(read('backend/dist/src/contract/theme.js'), `exports.THEME = ${value};\n//#`);
  assert.equal(read(`${NEXT}/static/media/arabic.1_a-b.woff2`), 'readex arabic');
  assert.equal(read(`${NEXT}/static/media/cairo-latin-wght-normal.2.woff2`), 'readex latin-whole');
  assert.ok(read(`${NEXT}/static/media/icon.3.svg`).includes(dental.light['surface-deep'] ?? ''));
  assert.equal(dressRelease({ release: at(), theme: dental }), false);
});

test('a theme with a typeface that the archive does not bring is refused before anything is changed; a style sheet has what a build with the theme would have', () => {
  const theme = { ...dental, typeface: { ...dental.typeface, package: 'other' } };
  assert.throws(() => dressRelease({ release: at(), theme }), /brings readex-pro, not other/);
  assert.equal(read(`${NEXT}/BUILD_ID`), ID);
  const simple = (/** @type {string} */ css) =>
    css
      .replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)|\s+/g, '')
      .split('}')
      .sort();
  const dressed = dressStyles({ css: themeStyles(nabra), theme: dental, worn: nabra.typeface.family });
  assert.deepEqual(simple(dressed), simple(themeStyles(dental)));
});

test('pages that were made for another site are removed, and what the archive brought stays', async () => {
  await writeSums(at());
  put(`${NEXT}/server/app/en.html`, 'made');
  put(`${NEXT}/cache/fetch-cache/1`, 'made');
  removeMade(at());
  assert.equal(existsSync(at(NEXT, 'server/app/en.html')), false);
  assert.equal(existsSync(at(NEXT, 'cache/fetch-cache/1')), false);
  assert.ok(existsSync(at(NEXT, 'server/chunks/a.js')));
});

test('the keys of an archive are none, and those of a site its own', () => {
  const standalone = at('website/.next/standalone');
  clearKeys(standalone);
  assert.doesNotMatch(read(`${NEXT}/prerender-manifest.json`), /aaa|bbb|ccc/);
  makeKeys(standalone);
  const readKeys = () => JSON.parse(read(`${NEXT}/prerender-manifest.json`)).preview;
  const made = readKeys();
  assert.deepEqual(JSON.parse(read(`${NEXT}/server/preview-props.json`)), made);
  for (const [name, key] of Object.entries(preview))
    assert.match(made[name], new RegExp(`^[0-9a-f]{${key.length}}$`));
  assert.equal(new Set(Object.values(made)).size, 3);
  makeKeys(standalone);
  assert.deepEqual(readKeys(), made);
});

test('what is made anew in a release can be read by whoever serves it, also where the shell of root keeps files to itself', () => {
  clearKeys(at('website/.next/standalone'));
  noteTheme({ release: at(), theme: readTheme(themeName()) });
  const umask = process.umask(0o077);
  prepareRelease(at());
  assert.equal(process.umask(umask), 0o077);
  assert.equal(statSync(at(`${NEXT}/prerender-manifest.json`)).mode & 0o777, 0o644);
});
