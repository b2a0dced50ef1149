import { buildBackend } from './backend.mjs';
import { installBoth } from './prepare.mjs';
import { backendDir, commonEnv, requireFromBackend } from './project.mjs';
import { readSettings } from './settings.mjs';

/**
 * Loads a module of the built backend into this process, with the settings of this clinic as its environment.
 *
 * @param {string} name below `src`, without ending
 * @returns {Promise<any>}
 * @throws {import('./fault.mjs').Fault}
 */
export async function loadBackendModule(name) {
  await installBoth({ withTests: false });
  await buildBackend();
  const { backend } = readSettings();
  Object.assign(process.env, { NODE_ENV: 'production', ...commonEnv, ...backend });
  // Folders of its settings are named from there.
  process.chdir(backendDir);
  return requireFromBackend(`./dist/src/${name}.js`);
}
