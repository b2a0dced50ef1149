import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProcess } from './processes.mjs';

export const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs the first of these packages that there is, where this is Debian and we may.
 *
 * @param {{ packages: string[], logFile: string, env?: Record<string, string> }} options
 */
export async function installWithApt({ packages, logFile, env = {} }) {
  if (!isRootOnDebian()) return;
  const asked = { DEBIAN_FRONTEND: 'noninteractive', ...env };
  // Without a line to the packages it is soon known, and something else will do.
  const soon = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  const run = (/** @type {string[]} */ ...args) =>
    runProcess({
      ...{ name: `apt-get ${args[0]}`, command: 'apt-get', args: [...soon, ...args] },
      ...{ env: asked, logFile, append: true },
    });
  await run('update');
  const [first = '', ...others] = packages;
  let installed = run('install', '-y', first);
  for (const other of others) installed = installed.catch(() => run('install', '-y', other));
  await installed;
}

/** Paths that programs of these names would have, by PATH. @param {string[]} names @param {string[]} [more] folders */
export const pathsOf = (names, more = []) =>
  [...(process.env.PATH ?? '').split(delimiter), ...more].flatMap((dir) =>
    names.map((name) => join(dir, name)),
  );
