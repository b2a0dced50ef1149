/** Answered by Strapi's plugin itself; the way to a provider and back is a middleware of it. */
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
