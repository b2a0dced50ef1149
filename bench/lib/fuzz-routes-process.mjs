import { join } from 'node:path';
import { backendDir } from '../../scripts/lib/project.mjs';
import { loadStrapi } from './load-strapi.mjs';

// The process that listBackendRoutes forks: a real Strapi on a database of its own, asked for its routes.
const strapi = await loadStrapi(join(backendDir, 'dist'));
await strapi.server.mount();
const routes = strapi.server
  .listRoutes()
  .flatMap(({ path, methods }) =>
    methods.map((/** @type {string} */ method) => ({ method, path: String(path) })),
  );
process.send(routes, () => process.exit(0));
