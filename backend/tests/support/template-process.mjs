import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';

// Starts the compiled backend once on an empty database and stops: what is there then is the template of the tests.
const require = createRequire(import.meta.url);
const { createStrapi } = require('@strapi/strapi');
const [appDir, distDir] = process.argv.slice(2);
const strapi = createStrapi({ appDir, distDir, serveAdminPanel: false });
await strapi.load();
await strapi.destroy();
// The last line names the packages that a backend loads of which nothing more is asked.
const packages = Object.keys(require.cache)
  .filter((file) => /\.c?js$/.test(file))
  .map((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]);
writeSync(1, `\n${JSON.stringify([...new Set(packages)])}\n`);
process.exit(0);
