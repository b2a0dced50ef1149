import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/project.mjs';

/** What is not in git and yet needed: packages, and the Node that was brought. */
const LINKED = ['backend/node_modules', 'website/node_modules', 'var/runtime'];

/**
 * Copies the tracked files as they lie in the checkout, so that what is broken there is never the checkout itself.
 *
 * @param {string} to an empty folder
 */
export function copyCheckout(to) {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  for (const name of tracked.split('\0').filter((each) => each && existsSync(join(root, each)))) {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    cpSync(join(root, name), join(to, name));
  }
  for (const name of LINKED.filter((each) => existsSync(join(root, each)))) {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    symlinkSync(join(root, name), join(to, name), 'junction');
  }
  // Vitest looks for files of tests before it copies those of the contract.
  execFileSync(process.execPath, [join('scripts', 'copy-contract.mjs')], { cwd: to });
}
