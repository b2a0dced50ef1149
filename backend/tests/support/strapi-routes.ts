/** Comes with Strapi, is used by nobody here. */
export const CLOSED: readonly string[] = [
  'GET /api/users',
  'GET /api/users/count',
  'GET /api/users/:id',
  'POST /api/users',
  'PUT /api/users/:id',
  'DELETE /api/users/:id',
  'GET /api/users-permissions/permissions',
  'GET /api/users-permissions/roles',
  'GET /api/users-permissions/roles/:id',
  'POST /api/users-permissions/roles',
  'PUT /api/users-permissions/roles/:role',
  'DELETE /api/users-permissions/roles/:role',
  'GET /api/content-type-builder/components',
  'GET /api/content-type-builder/components/:uid',
  'GET /api/content-type-builder/content-types',
  'GET /api/content-type-builder/content-types/:uid',
  'GET /api/i18n/locales',
  'GET /api/upload/files',
  'GET /api/upload/files/:id',
  'GET /api/upload/files/page',
  'DELETE /api/upload/files/:id',
  'POST /api/upload',
  'POST /api/email',
];

/** Answered by Strapi's plugin itself; the way to a provider and back is a middleware of it (decision 153). */
export const ANSWERED_BY_STRAPI: readonly string[] = [
  'GET /api/auth/email-confirmation',
  'GET /api/connect/(.*)',
  'GET /api/users/me',
  'GET /api/auth/sessions',
  'DELETE /api/auth/sessions/:sessionId',
];

/** Calls of Strapi's own editor that answer before anybody has signed in to it, by design of Strapi. */
export const OPEN_IN_EDITOR: readonly string[] = [
  'GET /admin/init',
  'GET /admin/project-type',
  'POST /admin/login',
  'POST /admin/access-token',
  'POST /admin/register-admin',
  'GET /admin/registration-info',
  'POST /admin/register',
  'POST /admin/forgot-password',
  'POST /admin/reset-password',
  'GET /content-manager/preview/script',
];
