import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireFromWebsite, websiteDir } from './project.mjs';

/** Target of Next for its own oldest browsers. */
export const OLDEST_BROWSERS = 'safari15';

/** The scripts that stand in pages, by the name of their text and where they are written. */
const SCRIPTS = { FIRST_SCRIPT: 'app/first-script.ts', DEFERRED_SCRIPT: 'app/deferred-scripts.ts' };
const made = join(websiteDir, 'src', 'inline', 'scripts.ts');

/**
 * Makes the module with the texts of the scripts that stand in pages, each bundled and minified. The website's packages and its
 * copy of the contract have to be there.
 */
export async function writeInlineScripts() {
  const lines = await Promise.all(
    Object.entries(SCRIPTS).map(
      async ([name, source]) =>
        `export const ${name}: string = ${JSON.stringify(await bundle(join(websiteDir, 'src', source)))};\n`,
    ),
  );
  const text = lines.join('');
  if (existsSync(made) && readFileSync(made, 'utf8') === text) return;
  mkdirSync(dirname(made), { recursive: true });
  writeFileSync(made, text);
}

/** @param {string} input */
async function bundle(input) {
  const { rolldown } = await import(pathToFileURL(requireFromWebsite.resolve('rolldown')).href);
  const build = await rolldown({
    input,
    cwd: websiteDir,
    platform: 'browser',
    tsconfig: join(websiteDir, 'tsconfig.json'),
    transform: { target: OLDEST_BROWSERS },
  });
  const { output } = await build.generate({ format: 'iife', minify: true });
  await build.close();
  return output[0].code.trim();
}
