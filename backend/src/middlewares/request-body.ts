import { rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { LARGEST_UPLOAD_MB, MEGABYTE } from '../content/pictures/limits';
import { wordsOfOtherType, wordsOfTooLarge } from '../content/pictures/refuse-upload';
import { HOOK_CALL_BYTES } from '../contract/hooks';

type Koa = Parameters<Core.MiddlewareHandler>[0];

const jsonLimitOfTheApi = 64 * 1024;
/** A change of hours may have a decision about each of 2,000 visits. */
const jsonLimitOfHours = 256 * 1024;

const hoursRoute = /^\/api\/hours\/changes\/?$/i;
const hookRoute = /^\/api\/hooks\/(?:payments|sms|whatsapp)\/?$/i;

/** Take the body as it is and count it while it comes; nothing may read it before. */
const rawRoute = /^\/api\/(?:cards|imports)\/?$/i;

/** Route for uploads, only for administrators: nobody else can store a file. */
const fileRoute = /^\/upload(\/|$)/;

/** Types a body can be read as; formidable reads the files of the upload routes. */
const READABLE = ['json', 'urlencoded', 'multipart'];

/** Longest body of an upload: the file, with room for what is written between the parts. */
const LONGEST_UPLOAD = (LARGEST_UPLOAD_MB + 2) * MEGABYTE;

function limitOfCall(path: string): number {
  if (hoursRoute.test(path)) return jsonLimitOfHours;
  return hookRoute.test(path) ? HOOK_CALL_BYTES : jsonLimitOfTheApi;
}

/** Refuses a body that nobody here could read, before anybody tries: by its type, its packing or its length. */
function checkDeclared(ctx: Koa): void {
  const { headers } = ctx.req;
  const packing = headers['content-encoding'];
  if (packing && packing !== 'identity') ctx.throw(415, 'Packed bodies are not taken here');
  const isOfUnknownLength = headers['transfer-encoding'] !== undefined;
  if (!isOfUnknownLength && !ctx.request.length) return;
  if (!ctx.is(...READABLE)) ctx.throw(415, 'A body of this type is not taken here');
  const isCall = ctx.path.startsWith('/api/');
  const limit = isCall ? limitOfCall(ctx.path) : LONGEST_UPLOAD;
  if ((ctx.request.length ?? 0) > limit) ctx.throw(413, 'The request is too large');
  if (isOfUnknownLength && isCall) ctx.throw(411, 'Say how long the body is');
}

const editor = z.object({ payload: z.object({ userId: z.union([z.string(), z.number()]) }) });
const preference = z.object({ preferedLanguage: z.literal('ar') });

/** Reads the token of an editor: nobody has been let in yet when a body is refused. */
const validatedToken = (ctx: Koa) =>
  strapi.sessionManager('admin').validateAccessToken(ctx.get('Authorization').replace(/^Bearer /, ''));

async function languageOf(ctx: Koa): Promise<'en' | 'ar'> {
  const found = editor.safeParse(validatedToken(ctx)).data;
  if (!found) return 'en';
  const user: unknown = await strapi.db.query('admin::user').findOne({ where: { id: found.payload.userId } });
  return preference.safeParse(user).success ? 'ar' : 'en';
}

const isTooLarge = (error: unknown) => error instanceof Error && 'status' in error && error.status === 413;

/** Says to an editor how large pictures may be, in place of Strapi's word for it. */
async function explainTooLarge(ctx: Koa): Promise<never> {
  throw new errors.PayloadTooLargeError(wordsOfTooLarge(ctx.request.length, await languageOf(ctx)));
}

/** Message of Strapi about a file whose type may not be uploaded. */
const OTHER_TYPE = /^(?:File type .* is|MIME type is) not allowed$/;

/** Says to an editor which pictures can be uploaded, likewise. */
async function explainOtherType(ctx: Koa): Promise<never> {
  throw new errors.ValidationError(wordsOfOtherType(await languageOf(ctx)));
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
export default (() => async (ctx, next) => {
  if (rawRoute.test(ctx.path)) {
    // The declared type does not count, only the bytes do.
    ctx.req.headers['content-type'] = 'application/octet-stream';
    return next();
  }
  const isUpload = fileRoute.test(ctx.path);
  if (ctx.is('multipart')) {
    if (!isUpload) return ctx.throw(415, 'Files are not taken here');
    if (!validatedToken(ctx).isValid) return ctx.throw(401, 'Sign in to send files');
  }
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
    checkDeclared(ctx);
    await next();
    // Strapi's reader of bodies answers by itself, and throws nothing.
    if (isUpload && ctx.status === 413) await explainTooLarge(ctx);
  } catch (error) {
    if (isUpload && isTooLarge(error)) await explainTooLarge(ctx);
    if (isUpload && error instanceof Error && OTHER_TYPE.test(error.message)) await explainOtherType(ctx);
    throw error;
  } finally {
    await Promise.all(listTemporaryFiles(files).map((path) => rm(path, { force: true })));
  }
}) satisfies Core.MiddlewareFactory;
