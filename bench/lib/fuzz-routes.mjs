import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentFor, newDirectory } from './bench-backend.mjs';
import { forkProgram } from './fork-program.mjs';

const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Every route of the backend, from the router of a backend that runs for as long as it takes to ask it. */
export async function listBackendRoutes() {
  const directory = newDirectory();
  const { ready: routes } = await forkProgram('./fuzz-routes-process.mjs', {
    env: { ...environmentFor({ directory, databaseUrl: null }), LOG_LEVEL: 'error' },
    cwd: directory,
  });
  const known = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));
  return [...known.values()].filter(({ method }) => METHODS.has(method));
}

const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

/** Every page and route of the website and every Server Action with the page it belongs to, from the manifests of its build. */
export function listWebsiteRoutes(build) {
  const paths = readJson(build, 'app-path-routes-manifest.json');
  const routes = Object.entries(paths).map(([file, path]) => ({ path, isPage: file.endsWith('/page') }));
  const { node } = readJson(build, 'server', 'server-reference-manifest.json');
  const actions = Object.entries(node).map(([id, { workers, exportedName }]) => {
    const [worker = ''] = Object.keys(workers);
    return { id, name: exportedName, path: paths[worker.replace(/^app/, '')] ?? '/[locale]' };
  });
  return { routes, actions };
}
