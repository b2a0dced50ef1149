import { createRequire } from 'node:module';

// Starts the compiled backend once on an empty database and stops: what is there then is the template of the tests.
const { createStrapi } = createRequire(import.meta.url)('@strapi/strapi');
const [appDir, distDir] = process.argv.slice(2);
const strapi = createStrapi({ appDir, distDir, serveAdminPanel: false });
await strapi.load();
await strapi.destroy();
process.exit(0);
