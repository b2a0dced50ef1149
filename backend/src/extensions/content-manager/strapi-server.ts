import { editorCalls } from '../../content/editor-calls/calls';
import { searchBothLanguages } from '../../content/editor-calls/search-relations';

type Handler = (ctx: never) => Promise<unknown>;

interface ContentManager {
  controllers: Record<string, unknown> & { relations: { findAvailable: Handler } };
  routes: { admin: { routes: unknown[] } };
}

const signedIn = { policies: ['admin::isAuthenticatedAdmin'] };
const seesPictures = {
  policies: [
    'admin::isAuthenticatedAdmin',
    { name: 'admin::hasPermissions', config: { actions: ['plugin::upload.read'] } },
  ],
};

/** Our calls for the editor's screens and a search of relations in both languages, at Strapi's addresses, by its rights. */
export default (plugin: ContentManager): ContentManager => {
  const { controllers, routes } = plugin;
  const { relations } = controllers;
  const more = [
    { method: 'GET', path: '/clinic/usages', handler: 'clinic.usages', config: signedIn },
    {
      method: 'GET',
      path: '/clinic/picture-usages',
      handler: 'clinic.pictureUsages',
      config: seesPictures,
    },
    { method: 'GET', path: '/clinic/address', handler: 'clinic.address', config: signedIn },
    { method: 'GET', path: '/clinic/not-bookable', handler: 'clinic.notBookable', config: signedIn },
    { method: 'POST', path: '/clinic/warnings', handler: 'clinic.warnings', config: signedIn },
    { method: 'GET', path: '/clinic/icons', handler: 'clinic.icons', config: signedIn },
  ];
  // Copied, not changed: a plugin's parts belong to the process, and another start must find them as they were.
  return {
    ...plugin,
    controllers: {
      ...controllers,
      relations: { ...relations, findAvailable: searchBothLanguages(relations) },
      clinic: () => editorCalls,
    },
    routes: { ...routes, admin: { ...routes.admin, routes: [...routes.admin.routes, ...more] } },
  };
};
