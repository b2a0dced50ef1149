import { rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';

type Koa = Parameters<Core.MiddlewareHandler>[0];

const jsonLimitOfTheApi = 64 * 1024;

/** Takes the body as it is and counts it while it comes; nothing may read it before. */
const rawRoute = /^\/api\/cards\/?$/i;

/** The routes that take files, each with the check its caller must pass before a byte is stored. */
const fileRoutes: { path: RegExp; isAllowed: (token: string) => boolean }[] = [
  { path: /^\/upload(\/|$)/, isAllowed: isAdministrator },
];

/** What a body can be read as; formidable reads the files of the upload routes. */
const READABLE = ['json', 'urlencoded', 'multipart'];

/** As the reader of files has it, with some room for what is written between them. */
const LONGEST_UPLOAD = 42 * 1024 * 1024;

/** Refuses a body that nobody here could read, before anybody tries: by its type, its packing or its length. */
function checkDeclared(ctx: Koa): void {
  const { headers } = ctx.req;
  const packing = headers['content-encoding'];
  if (packing && packing !== 'identity') ctx.throw(415, 'Packed bodies are not taken here');
  const isOfUnknownLength = headers['transfer-encoding'] !== undefined;
  if (!isOfUnknownLength && !ctx.request.length) return;
  if (!ctx.is(...READABLE)) ctx.throw(415, 'A body of this type is not taken here');
  const limit = ctx.path.startsWith('/api/') ? jsonLimitOfTheApi : LONGEST_UPLOAD;
  if ((ctx.request.length ?? 0) > limit) ctx.throw(413, 'The request is too large');
  if (isOfUnknownLength && limit === jsonLimitOfTheApi) ctx.throw(411, 'Say how long the body is');
}

function isAdministrator(token: string): boolean {
  return strapi.sessionManager('admin').validateAccessToken(token).isValid;
}

function bearer(authorization: string): string {
  return authorization.replace(/^Bearer /, '');
}

/** Paths of all files a parsed body left behind, whatever the fields were called. */
export function listTemporaryFiles(files: unknown): string[] {
  if (typeof files !== 'object' || files === null) return [];
  return Object.values(files)
    .flat()
    .map((file: { filepath?: unknown }) => file?.filepath)
    .filter((path) => typeof path === 'string');
}

// strapi::body reads multipart on every route, before anyone is asked who he is, and cleans up the field
// "files" only. So it is reached only where files belong, and everything it stored is removed here.
const requestBody: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (rawRoute.test(ctx.path)) {
    // Whatever the caller says it is: only its bytes decide.
    ctx.req.headers['content-type'] = 'application/octet-stream';
    return next();
  }
  if (ctx.is('multipart')) {
    const route = fileRoutes.find(({ path }) => path.test(ctx.path));
    if (!route) return ctx.throw(415, 'Files are not taken here');
    if (!route.isAllowed(bearer(ctx.get('Authorization')))) return ctx.throw(401, 'Sign in to send files');
  }
  checkDeclared(ctx);
  let files: unknown;
  const request: { files?: unknown } = ctx.request;
  Object.defineProperty(request, 'files', {
    configurable: true,
    enumerable: true,
    get: () => files,
    set: (value: unknown) => {
      files = value;
    },
  });
  try {
    await next();
  } finally {
    await Promise.all(listTemporaryFiles(files).map((path) => rm(path, { force: true })));
  }
};

export default requestBody;
