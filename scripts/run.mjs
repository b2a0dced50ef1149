import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chooseDemonstration } from './lib/demonstration.mjs';
import { printFailure } from './lib/fault.mjs';
import { BROUGHT_NODE, isSupportedNode, supportedMajors } from './lib/node-version.mjs';
import { onStop } from './lib/on-stop.mjs';
import { root } from './lib/project.mjs';
import { provideNode } from './lib/runtime.mjs';

// Every command of package.json begins here, on whatever Node called it: inside the supported range it goes
// on in this process, otherwise on a Node that is. Nothing here may need more than Node 20.
const [file = '', ...args] = process.argv.slice(2);
/** Commands that work with the site that runs are those of its release, where there is one (scripts/upgrade.mjs). */
const OF_THE_SITE =
  /^scripts\/(?:backup|doctor|drill|export-data|import|import-export|move-files|move-to-postgres|remove-demonstration|reset-editor-factor|restore)\.mjs$/;
const running = join(root, 'releases', 'current');
/** Commands that load packages, those of tests included, before they could install them. */
const NEEDS_PACKAGES = /^(?:bench\/|scripts\/mutants\.mjs$)/;
const path =
  OF_THE_SITE.test(file) && existsSync(running) ? join(realpathSync(running), file) : resolve(file);

// Strapi and Next are thousands of files: what a process compiled, the next one takes over. A later start is a fifth quicker, and
// the tests start some two hundred processes.
process.env.NODE_COMPILE_CACHE ??= join(root, 'var', 'compile-cache');

async function run() {
  chooseDemonstration(process.env);
  if (!isSupportedNode()) return goOn();
  if (NEEDS_PACKAGES.test(file)) {
    const { installBoth } = await import('./lib/prepare.mjs');
    await installBoth({ withTests: true });
  }
  process.argv.splice(1, 2, path);
  await import(pathToFileURL(path).href);
}

async function goOn() {
  const { from, below } = supportedMajors();
  console.log(
    `This is Node ${process.versions.node}, and Node ${from} to ${below - 1} is supported: going on with Node ${BROUGHT_NODE}, brought as a package of npm.`,
  );
  const { command, env } = await provideNode(BROUGHT_NODE);
  const child = spawn(command, [join(root, 'scripts', 'run.mjs'), file, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  /** @type {Promise<number>} */
  const exited = new Promise((done) => {
    child.once('error', () => done(127));
    child.once('exit', (code, signal) => done(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
  });
  onStop(async () => {
    child.kill('SIGTERM');
    await exited;
  });
  process.exitCode = await exited;
  process.exit();
}

run().catch((error) => {
  printFailure(error);
  process.exit(1);
});
