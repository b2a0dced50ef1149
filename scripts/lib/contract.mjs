import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backendDir, root, websiteDir } from './project.mjs';
import { releasesSource, versionSource } from './release.mjs';
import { readTheme, themeName, themeSource, writeTheme } from './theme.mjs';

const contractDir = join(root, 'contract');

/** @param {string} name */
const isNoTest = (name) => !name.endsWith('.test.ts');

/**
 * Brings the copies of contract/ in both apps up to date; docs/decisions/0001 says why they are
 * copies. Writes only what differs, as the times of the files tell others what to build again. Beside them lie the version of
 * the product and the clinic's theme, for both, and the changelog, for the pages of staff.
 */
export function copyContract() {
  const sources = readdirSync(contractDir)
    .filter((name) => name.endsWith('.ts') && isNoTest(name))
    .map((name) => [name, readFileSync(join(contractDir, name), 'utf8')]);
  const theme = readTheme(themeName());
  const made = {
    'version.ts': { from: 'package.json', content: versionSource(Object.fromEntries(sources)) },
    'theme.ts': { from: `themes/${theme.name}`, content: themeSource(theme) },
  };
  const releases = { 'releases.ts': { from: 'changelog/', content: releasesSource() } };
  const from = contractDir;
  // The tests run once, with the backend's.
  copyTo({ from, to: join(backendDir, 'src', 'contract'), isWanted: () => true, made });
  const to = join(websiteDir, 'src', 'contract');
  copyTo({ from, to, isWanted: isNoTest, made: { ...made, ...releases } });
  // Its image is built without the website.
  if (existsSync(join(websiteDir, 'src', 'app'))) writeTheme(theme);
}

/** Copies again whatever is changed in contract/ or the theme while the process runs, for both apps' hot reload. */
export function watchContract() {
  for (const dir of [contractDir, join(root, 'themes', themeName())])
    watch(dir, () => {
      try {
        copyContract();
      } catch (error) {
        // A file that was moved while it was read, and the move is told as well; or a colour nobody could read.
        console.error('contract/ and the theme could not be copied:', error);
      }
    });
}

/**
 * @typedef {Record<string, { from: string, content: string }>} Made files that are made, not copied, and from what
 *
 * @param {{ from: string, to: string, isWanted: (name: string) => boolean, made?: Made }} options
 */
export function copyTo({ from, to, isWanted, made = {} }) {
  const names = readdirSync(from).filter((name) => name.endsWith('.ts') && isWanted(name));
  const copies = names.map((name) => [
    name,
    { from: `contract/${name}`, content: readFileSync(join(from, name), 'utf8') },
  ]);
  const wanted = { ...Object.fromEntries(copies), ...made };
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(to)) {
    if (!(name in wanted)) rmSync(join(to, name), { recursive: true });
  }
  for (const [name, source] of Object.entries(wanted)) {
    const content = `// Generated from ${source.from} by scripts/copy-contract.mjs: change it there.\n${source.content}`;
    const file = join(to, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
  }
}
