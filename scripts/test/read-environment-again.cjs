const { join } = require('node:path');

/**
 * Has the modules of a compiled backend, which read the environment once in a process, go by what it is now.
 *
 * @param {string} distDir the folder of the compiled backend
 * @throws {Error} an EnvironmentError of the backend
 */
function readEnvironmentAgain(distDir) {
  const { parseEnvironment, readEnvironment } = require(
    join(distDir, 'src', 'platform', 'environment', 'environment.js'),
  );
  const current = parseEnvironment(process.env);
  const known = readEnvironment();
  for (const name of Object.keys(known)) delete known[name];
  Object.assign(known, current);
  const configuration = join(distDir, 'config');
  for (const path of Object.keys(require.cache))
    if (path.startsWith(configuration)) delete require.cache[path];
}

module.exports = { readEnvironmentAgain };
