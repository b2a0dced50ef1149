import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from './fault.mjs';
import { home, root, websiteDir } from './project.mjs';
import { colourFaults, ROLES } from './theme-colours.mjs';

const themesDir = join(root, 'themes');
/** Folder beside the releases of an archive, where a clinic may have a theme of its own. */
const ownThemesDir = join(home, 'themes');

/**
 * @typedef {Record<string, string>} Colours of a scheme, by role
 * @typedef {{ family: string, package: string, fallback: Fallback[] }} Typeface
 * @typedef {{ range?: string, size: number, ascent: number, descent: number }} Fallback in percent
 * @typedef {{ name: string, light: Colours, dark: Colours, typeface: Typeface, sign: Drawing, pattern: Drawing, icon: Drawing }} Theme
 * @typedef {{ viewBox: string, shapes: string }} Drawing what an SVG file shows, without its outermost element
 */

/** Returns the theme of the environment, else of the file `themes/chosen`, which a clinic writes once. */
export function themeName() {
  const own = join(ownThemesDir, 'chosen');
  const chosen = existsSync(own) ? own : join(themesDir, 'chosen');
  return process.env.THEME || readFileSync(chosen, 'utf8').trim();
}

/**
 * Reads a folder of `themes/`.
 *
 * @param {string} name
 * @param {string} [folder]
 * @returns {Theme}
 * @throws {Fault} naming every colour that is missing or cannot be read on another, and every file that is not as it should be
 */
export function readTheme(name, folder = folderOf(name)) {
  const file = join(folder, 'theme.json');
  if (!existsSync(file)) throw new Fault(`There is no theme "${name}": ${file} is missing.`);
  const { typeface, light, dark } = JSON.parse(readFileSync(file, 'utf8'));
  const faults = [
    ...colourFaults({ scheme: 'light', colours: light ?? {} }),
    ...colourFaults({ scheme: 'dark', colours: dark ?? {} }),
  ];
  if (!/^[A-Z][A-Za-z0-9 ]*$/.test(typeface?.family ?? '') || !/^[a-z0-9-]+$/.test(typeface?.package ?? ''))
    faults.push('typeface: a family and a package, such as { "family": "Cairo", "package": "cairo" }');
  if (faults.length > 0) throw new Fault(`themes/${name}/theme.json:\n  ${faults.join('\n  ')}`);
  const drawing = (/** @type {string} */ drawn) => readDrawing(join(folder, `${drawn}.svg`));
  return {
    name,
    light,
    dark,
    typeface: { fallback: [], ...typeface },
    sign: drawing('sign'),
    pattern: drawing('pattern'),
    icon: drawing('icon'),
  };
}

/** @param {string} name */
function folderOf(name) {
  const own = join(ownThemesDir, name);
  return existsSync(own) ? own : join(themesDir, name);
}

/** Shapes alone: the file becomes a part of every page. */
const SHAPES = /^(?:\s*<(?:\/?g|(?:path|circle|ellipse|rect|line|polyline|polygon)\b)[^<>]*>)+\s*$/;
const UNWANTED = /\son\w+=|href|url\(|style=|id=|class=/i;

/** @param {string} file @returns {Drawing} */
function readDrawing(file) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, attributes = '', inside = ''] = /^\s*<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(text) ?? [];
  const [, viewBox] = /\bviewBox="([\d. ]+)"/.exec(attributes) ?? [];
  const shapes = inside.replace(/<(title|desc)>[^<]*<\/\1>/g, '').trim();
  if (!viewBox || !SHAPES.test(shapes) || UNWANTED.test(shapes))
    throw new Fault(
      `${file} has to be one <svg> with a viewBox and plain shapes (path, circle, ellipse, rect, line, polygon, g).`,
    );
  const look = [...attributes.matchAll(/\s((?:fill|stroke)[a-z-]*="[^"]*")/g)].map(([, given]) => given);
  return { viewBox, shapes: `<g ${look.join(' ')}>${shapes.replace(/\s*\n\s*/g, '')}</g>` };
}

/** Returns what both apps know of a theme: colours and typeface are also those of mails and sheets. @param {Theme} theme */
export function themeValue({ name, light, dark, typeface, sign, pattern, icon }) {
  const { family, package: folder } = typeface;
  return { name, light, dark, typeface: { family, package: folder }, sign, pattern, icon };
}

/** @param {Theme} theme @returns {string} TypeScript */
export function themeSource(theme) {
  return [
    '/** Colours by role, typeface and drawings of the theme this part was built with (themes/README.md). */',
    `export const THEME = ${JSON.stringify(themeValue(theme), null, 2)};`,
    '',
  ].join('\n');
}

/** The tokens of the style sheet. @param {Theme} theme */
export function themeStyles({ light, dark, typeface }) {
  const tokens = (/** @type {Colours} */ colours, /** @type {string} */ indent) =>
    ROLES.map((role) => `${indent}--color-${role}: ${colours[role]};`).join('\n');
  const families = (/** @type {string[]} */ scripts) =>
    [...scripts.map((script) => `"${typeface.family} ${script}"`), 'system-ui', 'sans-serif'].join(', ');
  return `@theme {
${tokens(light, '  ')}

  --font-sans: ${families(['Latin', 'Arabic', 'Fallback'])};
}

@layer base {
  html:lang(ar) {
    --font-sans: ${families(['Arabic', 'Latin', 'Fallback'])};
  }
}

/* On paper everything is read in the light colours. */
@media screen and (prefers-color-scheme: dark) {
  :root {
${tokens(dark, '    ')}
  }
}

${fontFaces(typeface)}`;
}

/**
 * Letters of each font file. `basic` is what nearly every text is written with, Arabic letters of foreign sounds
 * included; `rest` what else the typefaces have. Neither holds the marks of direction that stand around names and
 * numbers: no typeface has them, and a browser would ask every file for them.
 */
export const RANGES = {
  latin: {
    basic:
      'U+0020-007E, U+00A0, U+00A9, U+00AB, U+00B0, U+00B7, U+00BB, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026',
    rest: 'U+00A1-00A8, U+00AA, U+00AC-00AF, U+00B1-00B6, U+00B8-00BA, U+00BC-00D6, U+00D8-00FF, U+0102, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+201A, U+201E, U+2039-203A, U+2044, U+20AC, U+2122, U+2212, U+2215',
  },
  arabic: {
    basic:
      'U+0020, U+060C, U+061B, U+061F, U+0621-063A, U+0640-0652, U+0660-066C, U+0670-0671, U+067E, U+0686, U+0698, U+06A4, U+06AF, U+06CC',
    rest: 'U+060D, U+0615, U+0653-0658, U+066D-066F, U+0679, U+0688, U+0691, U+06A1, U+06A9, U+06BA, U+06BE, U+06C1-06C3, U+06D2-06D4, U+06F0-06F9, U+FB50-FDFF, U+FE70-FEFC',
  },
};

/** The weights that the site is set in; a variable font of fewer is a smaller file. */
export const WEIGHTS = { min: 400, max: 700 };

/** @param {'arabic' | 'latin'} script the file with the basic letters, which scripts/lib/theme-fonts.mjs makes */
const basicFile = (script) => `./fonts/${script}.woff2`;

/** @param {{ package: string }} typeface @param {'arabic' | 'latin'} script */
const wholeFile = ({ package: folder }, script) =>
  `../../node_modules/@fontsource-variable/${folder}/files/${folder}-${script}-wght-normal.woff2`;

/** @param {{ family: string, file: string, display: string, range: string }} face */
const fontFace = ({ family, file, display, range }) => `@font-face {
  font-family: "${family}";
  src: url("${file}") format("woff2");
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: ${display};
  unicode-range: ${range};
}`;

/** @param {Typeface} typeface */
function fontFaces(typeface) {
  const { family, fallback } = typeface;
  const arabic = { family: `${family} Arabic`, display: 'optional' };
  const latin = { family: `${family} Latin`, display: 'swap' };
  return `/*
 * Each file is fetched only when a page holds a letter of its range, and no letter is in two files of a script: one that
 * is late on a slow line must not make a browser ask for the other. Both scripts hold the space: the script of the page
 * comes first in its list of families, so that no line breaks anew when the other script's file arrives.
 *
 * Systems have Arabic of many widths, so no stand-in fits all: text that is being read does not move ("optional"). The
 * file is preloaded, and there from the first paint but on the slowest lines, where it is kept for the next page.
 */
${fontFace({ ...arabic, file: wholeFile(typeface, 'arabic'), range: RANGES.arabic.rest })}

${fontFace({ ...arabic, file: basicFile('arabic'), range: RANGES.arabic.basic })}

${fontFace({ ...latin, file: wholeFile(typeface, 'latin'), range: RANGES.latin.rest })}

${fontFace({ ...latin, file: basicFile('latin'), range: RANGES.latin.basic })}

/* Stands in with the measures of the typeface until it is there, so that nothing moves when it comes. */
${fallback.map((measures) => fallbackFace({ family, measures })).join('\n')}`;
}

/** @param {{ family: string, measures: Fallback }} options */
export function fallbackFace({ family, measures: { range, size, ascent, descent } }) {
  return `@font-face {
  font-family: "${family} Fallback";
  src: local("Arial"), local("Liberation Sans"), local("Arimo");
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: 0%;
  size-adjust: ${size}%;
${range ? `  unicode-range: ${range};\n` : ''}}
`;
}

/** The one file of each language that is preloaded. @returns {string} TypeScript */
function fontsSource() {
  const url = (/** @type {'arabic' | 'latin'} */ script) =>
    `new URL('${basicFile(script)}', import.meta.url)`;
  return `/** The font file that each language needs first. */
export const SCRIPT_FONT = {
  ar: ${url('arabic')},
  en: ${url('latin')},
};
`;
}

/** The icon in the tab of a browser. @param {Theme} theme */
export function iconFile({ light, icon }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="12" fill="${light['surface-deep']}"/>${icon.shapes}</svg>\n`;
}

/** Brings what the website is built with of its theme up to date, beside the contract. @param {Theme} theme */
export function writeTheme(theme) {
  const note = `Generated from themes/${theme.name} by scripts/copy-contract.mjs: change it there.`;
  const folder = join(websiteDir, 'src', 'theme');
  mkdirSync(folder, { recursive: true });
  const files = {
    [join(folder, 'theme.css')]: `/* ${note} */\n${themeStyles(theme)}`,
    [join(folder, 'fonts.ts')]: `// ${note}\n${fontsSource()}`,
    [join(websiteDir, 'src', 'app', 'icon.svg')]: iconFile(theme),
  };
  for (const [file, content] of Object.entries(files))
    if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
}
