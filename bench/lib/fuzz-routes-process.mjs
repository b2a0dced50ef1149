import { join } from 'node:path';
import { backendDir, requireFromBackend } from '../../scripts/lib/project.mjs';

// The process that listBackendRoutes forks: a real Strapi on a database of its own, asked for its routes.
const { createStrapi } = requireFromBackend('@strapi/strapi');
const distDir = join(backendDir, 'dist');
const strapi = createStrapi({ appDir: backendDir, distDir, serveAdminPanel: false });
await strapi.load();
await strapi.server.mount();
const routes = strapi.server
  .listRoutes()
  .flatMap(({ path, methods }) =>
    methods.map((/** @type {string} */ method) => ({ method, path: String(path) })),
  );
process.send(routes, () => process.exit(0));
