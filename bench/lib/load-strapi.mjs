import { backendDir, requireFromBackend } from '../../scripts/lib/project.mjs';

/** Loads a real Strapi, which listens nowhere yet. @param {string} distDir folder of the compiled backend */
export async function loadStrapi(distDir) {
  const { createStrapi } = requireFromBackend('@strapi/strapi');
  return await createStrapi({ appDir: backendDir, distDir, serveAdminPanel: false }).load();
}
