import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/project.mjs';

/** Parts that are not in git and yet needed: packages, and the Node that was brought. */
const NEEDED = ['backend/node_modules', 'website/node_modules', 'var/runtime'];
/** A build of the website takes nothing from outside its folder. */
const OF_BUILD = 'website/node_modules';

/**
 * Copies the tracked files as they lie in the checkout, so that what is broken there is never the checkout itself.
 *
 * @param {{ to: string, isBuilt: boolean }} options to: an empty folder; isBuilt: whether the website is to be built there
 */
export function copyCheckout({ to, isBuilt }) {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  for (const name of tracked.split('\0').filter((each) => each && existsSync(join(root, each)))) {
    cpSync(join(root, name), join(to, name));
  }
  for (const name of NEEDED.filter((each) => existsSync(join(root, each)))) {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    if (isBuilt && name === OF_BUILD)
      cpSync(join(root, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(root, name), join(to, name), 'junction');
  }
  // Vitest looks for files of tests before it copies those of the contract.
  execFileSync(process.execPath, [join('scripts', 'copy-contract.mjs')], { cwd: to });
  const makeScripts = "(await import('./scripts/lib/inline-scripts.mjs')).writeInlineScripts()";
  execFileSync(process.execPath, ['--input-type=module', '--eval', `await ${makeScripts}`], { cwd: to });
}
