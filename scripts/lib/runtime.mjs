import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Fault } from './fault.mjs';
import { npm } from './npm.mjs';
import { runProcess } from './processes.mjs';
import { logDir, root } from './project.mjs';

const runtimesDir = join(root, 'var', 'runtime');

/**
 * A Node of exactly this version, brought as the npm package `node` when it is not there yet.
 *
 * @param {string} version such as "24.21.0"
 * @returns {Promise<{ command: string, env: Record<string, string> }>} its program, and what processes under it
 *   need so that they find this Node, and its headers when a package compiles something
 * @throws {Fault} when it cannot be installed or does not start
 */
export async function provideNode(version) {
  const dir = join(runtimesDir, version);
  if (!existsSync(dir)) await install({ version, dir });
  const own = join(dir, 'node_modules', 'node');
  const command = join(own, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (spawnSync(command, ['--version'], { encoding: 'utf8' }).stdout?.trim() !== `v${version}`)
    throw new Fault(`Node ${version} in ${dir} does not start. Delete that folder.`);
  // The package for this kind of machine, which the package `node` installs inside itself, has the headers.
  const modules = join(own, 'node_modules');
  const headers = readdirSync(modules).find((name) => existsSync(join(modules, name, 'include'))) ?? '';
  return {
    command,
    env: {
      PATH: `${dirname(command)}${delimiter}${process.env.PATH ?? ''}`,
      NODE: command,
      npm_node_execpath: command,
      npm_config_nodedir: join(modules, headers),
    },
  };
}

/**
 * Installs beside its place and is renamed into it, so that an interrupted or a second installation leaves
 * nothing half there.
 *
 * @param {{ version: string, dir: string }} options
 */
async function install({ version, dir }) {
  mkdirSync(runtimesDir, { recursive: true });
  const beside = mkdtempSync(join(runtimesDir, '.install-'));
  try {
    const manifest = { private: true, dependencies: { node: version }, allowScripts: { node: true } };
    writeFileSync(join(beside, 'package.json'), JSON.stringify(manifest));
    await runProcess({
      name: `The installation of Node ${version} from npm`,
      ...npm(['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts=false']),
      cwd: beside,
      logFile: join(logDir, `install-node-${version}.log`),
    });
    if (!existsSync(dir)) renameSync(beside, dir);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}
