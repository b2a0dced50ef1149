import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backendDir, root, websiteDir } from './project.mjs';

const contractDir = join(root, 'contract');

/** Its tests run once, with the backend's. */
const COPIES = [
  { dir: join(backendDir, 'src', 'contract'), isWanted: () => true },
  { dir: join(websiteDir, 'src', 'contract'), isWanted: (/** @type {string} */ name) => !isTest(name) },
];

/** @param {string} name */
function isTest(name) {
  return name.endsWith('.test.ts');
}

/**
 * Brings the copies of contract/ in both apps up to date; docs/decisions/0151-one-contract.md says why they are
 * copies. Writes only what differs, as the times of the files tell others what to build again.
 */
export function copyContract() {
  for (const { dir, isWanted } of COPIES) copyTo({ from: contractDir, to: dir, isWanted });
}

/** Copies again whatever is changed in contract/ while the process runs, for both apps' hot reload. */
export function watchContract() {
  watch(contractDir, () => {
    try {
      copyContract();
    } catch (error) {
      // A file that was moved while it was read; the move is told as well.
      console.error('contract/ could not be copied:', error);
    }
  });
}

/**
 * @param {{ from: string, to: string, isWanted: (name: string) => boolean }} options
 */
export function copyTo({ from, to, isWanted }) {
  const names = readdirSync(from).filter((name) => name.endsWith('.ts') && isWanted(name));
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(to)) {
    if (!names.includes(name)) rmSync(join(to, name), { recursive: true });
  }
  for (const name of names) {
    const head = `// Generated from contract/${name} by scripts/copy-contract.mjs: change it there.\n`;
    const content = head + readFileSync(join(from, name), 'utf8');
    const file = join(to, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
  }
}
