import { ensureEnvFiles } from './env-files.mjs';
import { Fault } from './fault.mjs';
import { installPackages } from './install.mjs';
import { nodeVersionFault } from './node-version.mjs';
import { requireFreePort } from './ports.mjs';
import { backendDir, websiteDir } from './project.mjs';
import { portsFrom } from './settings.mjs';

/**
 * @param {{ command: string }} options the command to repeat with another port
 * @throws {Fault} when this machine cannot run the site
 */
export async function checkMachine({ command }) {
  checkNode();
  const { port, backendPort } = portsFrom(ensureEnvFiles().backend);
  await requireFreePort({ port, what: 'the website', variable: 'PORT', command });
  await requireFreePort({ port: backendPort, what: 'the backend', variable: 'BACKEND_PORT', command });
}

/** @throws {Fault} when this Node is too old */
export function checkNode() {
  const fault = nodeVersionFault();
  if (fault) throw new Fault(fault);
}

/**
 * Installs the packages of both apps side by side.
 *
 * @returns {Promise<string>} what was done, in words
 * @throws {Fault}
 */
export async function installBoth() {
  const apps = [
    { name: 'backend', dir: backendDir },
    { name: 'website', dir: websiteDir },
  ];
  const results = await Promise.allSettled(apps.map(installPackages));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  const installed = results.some((result) => result.status === 'fulfilled' && result.value);
  return installed ? 'done' : 'already there';
}
