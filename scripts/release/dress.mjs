import { hash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Fault } from '../lib/fault.mjs';
import { standaloneOf } from '../lib/releases.mjs';
import { fallbackFace, iconFile, themeValue } from '../lib/theme.mjs';
import { listFiles, replaceText } from './archive.mjs';

// A theme is chosen at the build (themes/README.md), and an archive is built once for all. So its files are given the
// colours, the typeface and the drawings of another theme before a start or a switch, when they have a different one.

/** File of a release with the theme that its files have. */
const STAMP = '.theme.json';
/** Folder of a release with the typefaces that it brings, by package. */
export const FONTS = 'fonts';
const FONT_FILE = /^(?:.+-)?(arabic|latin)(-wght-normal)?\.[^.]+\.woff2$/;
const DARK = /(prefers-color-scheme: ?dark\)\s*\{\s*:root\s*\{)([^}]*)/;

/** @typedef {import('../lib/theme.mjs').Theme} Theme */

/** Says in a release which theme it was built with. @param {{ release: string, theme: Theme }} options */
export function noteTheme({ release, theme }) {
  const { name, typeface } = theme;
  writeFileSync(
    join(release, STAMP),
    JSON.stringify({ name, family: typeface.family, digest: digestOf(theme) }),
  );
}

/** @param {Theme} theme */
function digestOf(theme) {
  const told = JSON.stringify([themeValue(theme), theme.typeface.fallback]);
  return hash('sha256', told);
}

/**
 * Gives the built files of a release the look of a theme. The build is then another one, so that browsers fetch its files anew.
 *
 * @param {{ release: string, theme: Theme }} options
 * @returns {boolean} whether there was anything to change
 * @throws {Fault} when the archive does not bring its typeface
 */
export function dressRelease({ release, theme }) {
  const worn = JSON.parse(readFileSync(join(release, STAMP), 'utf8'));
  const digest = digestOf(theme);
  if (worn.digest === digest) return false;
  const fonts = join(release, FONTS, theme.typeface.package);
  if (!existsSync(fonts))
    throw new Fault(
      `The archive brings ${readdirSync(join(release, FONTS)).join(' and ')}, not ${theme.typeface.package}, the typeface of the theme ${theme.name}.`,
    );
  const standalone = standaloneOf(release);
  const next = join(standalone, '.next');
  for (const path of listFiles(next)) {
    const file = join(next, path);
    const [, script, isWhole] = (path.startsWith('static/media/') && FONT_FILE.exec(basename(path))) || [];
    if (script) replaceFile(file, readFileSync(join(fonts, `${script}${isWhole ? '-whole' : ''}.woff2`)));
    else if (/(?:^|\/)icon\.[^/]*svg(?:\.body)?$/.test(path)) replaceFile(file, iconFile(theme));
    else if (/^static\/.*\.css$/.test(path))
      change(file, (css) => dressStyles({ css, theme, worn: worn.family }));
    else if (/^server\/.*\.js$/.test(path))
      change(file, (code) => dressCode({ code, theme, worn: worn.name }));
  }
  change(join(release, 'backend', 'dist', 'src', 'contract', 'theme.js'), (code) =>
    code.replace(
      /exports\.THEME = \{[\s\S]*\};/,
      () => `exports.THEME = ${JSON.stringify(themeValue(theme))};`,
    ),
  );
  renameBuild(standalone, digest);
  noteTheme({ release, theme });
  return true;
}

/** Gives a build another id, made from what differs in it. @param {string} standalone @param {string} difference */
export function renameBuild(standalone, difference) {
  const id = readFileSync(join(standalone, '.next', 'BUILD_ID'), 'utf8').trim();
  const other = hash('sha256', id + difference).slice(0, id.length);
  replaceText({ folder: standalone, from: id, to: other });
  const files = join(standalone, '.next', 'static');
  if (existsSync(join(files, id))) renameSync(join(files, id), join(files, other));
}

/** Replaces a file whose bytes another release may share. @param {string} file @param {string | Buffer} content */
function replaceFile(file, content) {
  rmSync(file);
  writeFileSync(file, content);
}

/** @param {string} file @param {(text: string) => string} edit */
function change(file, edit) {
  const before = readFileSync(file, 'utf8');
  const after = edit(before);
  if (after !== before) replaceFile(file, after);
}

/**
 * Puts a theme into a built style sheet: tokens of both schemes, names of the typeface, and the measures of what stands in for it.
 *
 * @param {{ css: string, theme: Theme, worn: string }} options worn: the family that it has
 */
export function dressStyles({ css, theme, worn }) {
  if (!css.includes('--color-surface-deep:')) return css;
  const { light, dark, typeface } = theme;
  const { family } = typeface;
  const lit = setTokens(css, light).replace(DARK, (_, start, tokens) => start + setTokens(tokens, dark));
  const named = lit.replaceAll(new RegExp(`${worn} (Arabic|Latin|Fallback)`, 'g'), `${family} $1`);
  const standIns = new RegExp(`@font-face\\s*\\{\\s*font-family:\\s*"?${family} Fallback[^}]*\\}`, 'g');
  return (
    named.replaceAll(standIns, '') +
    typeface.fallback.map((measures) => fallbackFace({ family, measures })).join('')
  );
}

/** @param {string} css @param {import('../lib/theme.mjs').Colours} colours */
const setTokens = (css, colours) =>
  css.replaceAll(/--color-([a-z-]+):\s*#[0-9a-f]+/g, (token, role) =>
    colours[role] ? `--color-${role}:${colours[role]}` : token,
  );

/**
 * Puts a theme in place of the one that built code has as a literal.
 *
 * @param {{ code: string, theme: Theme, worn: string }} options worn: the name of that one
 */
function dressCode({ code, theme, worn }) {
  const value = JSON.stringify(themeValue(theme));
  let dressed = code;
  for (const head of [`{name:"${worn}",light:{`, `{"name":"${worn}","light":{`])
    for (let at = dressed.indexOf(head); at !== -1; at = dressed.indexOf(head, at + value.length))
      dressed = dressed.slice(0, at) + value + dressed.slice(endOfLiteral(dressed, at));
  return dressed;
}

/** @param {string} code @param {number} start of an object without templates and comments */
function endOfLiteral(code, start) {
  let depth = 0;
  for (const part of code.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g)) {
    if (part[0] === '{') depth += 1;
    if (part[0] === '}') depth -= 1;
    if (depth === 0) return start + part.index + 1;
  }
  throw new Error('The theme in a built file has no end.');
}

/** Copies the files of a typeface into a release. @param {{ files: string[], to: string }} options files: whole ones of both scripts */
export function addWholeFonts({ files, to }) {
  for (const file of files) {
    const script = /-(arabic|latin)-/.exec(basename(file))?.[1];
    cpSync(file, join(to, `${script}-whole.woff2`));
  }
}
