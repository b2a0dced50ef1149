import type { Core } from '@strapi/strapi';

/** Every call of Strapi's own that answers here, as the editor and accounts need; no other exists. A test compares the two. */
export const OPEN_ROUTES: readonly string[] = [
  // Signing in to the editor, and its own account.
  ...['GET /admin/init', 'GET /admin/project-type', 'GET /admin/registration-info'],
  ...['POST /admin/login', 'POST /admin/access-token', 'POST /admin/logout', 'POST /admin/register'],
  ...['POST /admin/register-admin', 'POST /admin/forgot-password', 'POST /admin/reset-password'],
  ...['GET /admin/users/me', 'PUT /admin/users/me', 'GET /admin/users/me/permissions'],
  ...['GET /admin/users/me/sessions', 'DELETE /admin/users/me/sessions'],
  'DELETE /admin/users/me/sessions/:sessionId',
  // The frame of the editor asks for these at the start.
  ...['GET /admin/information', 'GET /admin/plugins', 'GET /admin/project-settings'],
  ...['GET /admin/telemetry-properties', 'GET /admin/guided-tour-meta', 'POST /admin/permissions/check'],
  ...['GET /admin/ai-feature-config', 'GET /admin/ai-usage', 'GET /admin/permissions'],
  ...['GET /admin/homepage/key-statistics', 'GET /admin/homepage/layout', 'PUT /admin/homepage/layout'],
  // Editors.
  ...['GET /admin/users', 'GET /admin/users/:id', 'POST /admin/users', 'PUT /admin/users/:id'],
  ...['DELETE /admin/users/:id', 'POST /admin/users/batch-delete'],
  ...['GET /admin/roles', 'GET /admin/roles/:id', 'POST /admin/roles', 'PUT /admin/roles/:id'],
  ...['DELETE /admin/roles/:id', 'POST /admin/roles/batch-delete'],
  ...['GET /admin/roles/:id/permissions', 'PUT /admin/roles/:id/permissions'],
  // Content.
  ...['GET /content-manager/init', 'GET /content-manager/components', 'GET /content-manager/content-types'],
  'GET /content-manager/components/:uid/configuration',
  'PUT /content-manager/components/:uid/configuration',
  'GET /content-manager/content-types-settings',
  'GET /content-manager/content-types/:uid/configuration',
  'PUT /content-manager/content-types/:uid/configuration',
  ...['GET /content-manager/homepage/count-documents', 'GET /content-manager/homepage/recent-documents'],
  ...['GET /content-manager/preview/script', 'GET /content-manager/preview/url/:contentType'],
  'GET /content-manager/relations/:model/:id/:targetField',
  'GET /content-manager/relations/:model/:targetField',
  ...['POST /content-manager/uid/check-availability', 'POST /content-manager/uid/generate'],
  ...['GET', 'POST'].map((method) => `${method} /content-manager/collection-types/:model`),
  ...['GET', 'PUT', 'DELETE'].flatMap((method) => [
    `${method} /content-manager/collection-types/:model/:id`,
    `${method} /content-manager/single-types/:model`,
  ]),
  ...['discard', 'publish', 'unpublish'].flatMap((action) => [
    `POST /content-manager/collection-types/:model/:id/actions/${action}`,
    `POST /content-manager/single-types/:model/actions/${action}`,
  ]),
  ...['bulkDelete', 'bulkFindForValidation', 'bulkPublish', 'bulkUnpublish', 'publish'].map(
    (action) => `POST /content-manager/collection-types/:model/actions/${action}`,
  ),
  'POST /content-manager/collection-types/:model/auto-clone/:sourceId',
  'POST /content-manager/collection-types/:model/clone/:sourceId',
  'GET /content-manager/collection-types/:model/:id/actions/countDraftRelations',
  'GET /content-manager/collection-types/:model/actions/countManyEntriesDraftRelations',
  'GET /content-manager/single-types/:model/actions/countDraftRelations',
  ...['usages', 'picture-usages', 'address', 'icons', 'not-bookable'].map(
    (name) => `GET /content-manager/clinic/${name}`,
  ),
  'POST /content-manager/clinic/warnings',
  ...['GET /i18n/locales', 'GET /i18n/iso-locales', 'GET /i18n/settings'],
  'DELETE /i18n/locales/:id',
  'GET /i18n/content-manager/get-fill-from-locale/:model',
  'POST /i18n/content-manager/actions/get-non-localized-fields',
  // Their pictures.
  ...['GET', 'PUT'].flatMap((method) => [`${method} /upload/configuration`, `${method} /upload/settings`]),
  ...['GET /upload/files', 'GET /upload/files/:id', 'PUT /upload/files/:id', 'DELETE /upload/files/:id'],
  ...['POST /upload', 'POST /upload/files', 'POST /upload/files/:id/replace'],
  ...['GET /upload/folder-structure', 'GET /upload/folders', 'GET /upload/folders/:id'],
  ...['POST /upload/folders', 'PUT /upload/folders/:id'],
  ...['bulk-delete', 'bulk-move', 'bulk-update'].map((action) => `POST /upload/actions/${action}`),
  // Ways to sign in, and whether people can register.
  ...['GET', 'PUT'].flatMap((method) => [
    `${method} /users-permissions/providers`,
    `${method} /users-permissions/advanced`,
  ]),
  'GET /users-permissions/roles',
  // Accounts of staff; each but those that Strapi answers itself is a call of our own.
  ...['local', 'local/register', 'forgot-password', 'reset-password', 'reset-password/check'].map(
    (name) => `POST /api/auth/${name}`,
  ),
  ...['send-email-confirmation', 'refresh', 'change-password', 'logout'].map(
    (name) => `POST /api/auth/${name}`,
  ),
  ...['GET /api/auth/email-confirmation', 'GET /api/auth/:provider/callback', 'GET /api/connect/(.*)'],
  ...['GET /api/users/me', 'GET /api/auth/sessions', 'DELETE /api/auth/sessions/:sessionId'],
];

/** Middlewares before Strapi's own ways to a session of the editor, or to an account of staff. */
const GUARDS: Readonly<Record<string, string>> = {
  'POST /admin/login': 'global::editor-sign-in',
  'POST /admin/access-token': 'global::editor-session',
  'POST /admin/register': 'global::editor-session',
  'POST /admin/register-admin': 'global::editor-session',
  'POST /admin/reset-password': 'global::editor-session',
  'PUT /users-permissions/advanced': 'global::editor-switches',
  'PUT /users-permissions/providers': 'global::editor-providers',
};

/** Calls that name pictures or folders by their ids, in the address or beside it. */
const NAMES_PICTURES = / \/upload(?:$|\/(?:files|folders|actions))/;

interface Router {
  type?: string;
  prefix?: string;
  routes: {
    method: string;
    path: string;
    config?: { prefix?: string; middlewares?: unknown[] };
    info?: { pluginName?: string };
  }[];
}

const isRouter = (routes: unknown): routes is Router =>
  typeof routes === 'object' && routes !== null && 'routes' in routes && Array.isArray(routes.routes);

/** Calls of ours are a plugin's to Strapi only where they extend it. */
function listOpen({ type, prefix = '', routes }: Router): Router['routes'] {
  const open = new Set(OPEN_ROUTES);
  const root = type === 'content-api' ? '/api' : '';
  return routes.flatMap((route) => {
    const { method, path, config, info } = route;
    if (info?.pluginName === undefined) return route;
    const call = `${method} ${root}${config?.prefix ?? prefix}${path}`.replace(/\/$/, '');
    if (!open.has(call) && !(call in GUARDS)) return [];
    const guard = GUARDS[call] ?? (NAMES_PICTURES.test(call) ? 'global::upload-ids' : undefined);
    if (guard === undefined) return route;
    return { ...route, config: { ...config, middlewares: [...(config?.middlewares ?? []), guard] } };
  });
}

/** Lets Strapi register, of its own calls, those of {@link OPEN_ROUTES} alone. Call before it makes its routes. */
export function closeUnusedRoutes({ server }: Core.Strapi): void {
  const register = server.routes.bind(server);
  // A plugin's routes belong to the process: left out here, never changed.
  server.routes = (routes) =>
    register(isRouter(routes) ? Object.assign({}, routes, { routes: listOpen(routes) }) : routes);
}
