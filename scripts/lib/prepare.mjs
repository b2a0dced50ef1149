import { ensureEnvFiles } from './env-files.mjs';
import { installPackages } from './install.mjs';
import { requireFreePort } from './ports.mjs';
import { backendDir, websiteDir } from './project.mjs';
import { portsFrom } from './settings.mjs';

/**
 * @param {{ command: string }} options the command to repeat with another port
 * @throws {import('./fault.mjs').Fault} when this machine cannot run the site
 */
export async function checkMachine({ command }) {
  const { port, backendPort } = portsFrom(ensureEnvFiles().backend);
  await requireFreePort({ port, what: 'the website', variable: 'PORT', command });
  await requireFreePort({ port: backendPort, what: 'the backend', variable: 'BACKEND_PORT', command });
}

/**
 * Installs the packages of both apps side by side.
 *
 * @returns {Promise<string>} what was done, in words
 * @throws {import('./fault.mjs').Fault}
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
