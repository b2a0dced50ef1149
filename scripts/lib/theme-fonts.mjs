import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireFromWebsite, websiteDir } from './project.mjs';
import { RANGES, WEIGHTS } from './theme.mjs';

const folder = join(websiteDir, 'src', 'theme', 'fonts');

/** @param {string} range as in a style sheet: U+0020-007E, U+00A0 */
export function lettersOf(range) {
  return [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const start = Number.parseInt(first, 16);
      const length = Number.parseInt(last, 16) - start + 1;
      return Array.from({ length }, (_, index) => String.fromCodePoint(start + index));
    })
    .join('');
}

/**
 * Makes the font files that pages load first: of the theme's typeface, the letters that nearly every text is written
 * with, in the weights of the site: 19 KB less of a first English page, 32 of an Arabic one. Does nothing when they
 * are there already; the website's packages have to be installed.
 *
 * @param {import('./theme.mjs').Theme} theme
 */
export async function writeFonts({ typeface }) {
  const files = join(websiteDir, 'node_modules', '@fontsource-variable', typeface.package);
  const { version } = JSON.parse(readFileSync(join(files, 'package.json'), 'utf8'));
  const tool = requireFromWebsite('subset-font/package.json').version;
  const madeFrom = JSON.stringify({ package: typeface.package, version, tool, WEIGHTS, RANGES });
  const stamp = join(folder, 'made-from.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === madeFrom) return;
  await makeFonts({ typeface: typeface.package, to: folder });
  writeFileSync(stamp, madeFrom);
}

/**
 * Makes the files of a typeface with the letters that pages load first.
 *
 * @param {{ typeface: string, to: string }} options typeface: its package
 * @returns {Promise<string[]>} the files that they are taken from
 */
export async function makeFonts({ typeface, to }) {
  mkdirSync(to, { recursive: true });
  const subset = requireFromWebsite('subset-font');
  const files = [];
  for (const [script, { basic }] of Object.entries(RANGES)) {
    const name = `${typeface}-${script}-wght-normal.woff2`;
    const file = join(websiteDir, 'node_modules', '@fontsource-variable', typeface, 'files', name);
    const made = await subset(readFileSync(file), lettersOf(basic), {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
    });
    writeFileSync(join(to, `${script}.woff2`), made);
    files.push(file);
  }
  return files;
}
