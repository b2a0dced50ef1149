import type { Core } from '@strapi/strapi';
import { isPictureName } from '../content/pictures/picture-files';
import type { OpenedObject } from '../platform/bucket';
import { Unavailable } from '../platform/refusal';
import { servicesOf } from '../platform/services';
import { withoutMessage } from '../platform/without-message';

type Koa = Parameters<Core.MiddlewareHandler>[0];

const UPLOADS = /^\/uploads(?:\/|$)/i;
const ONE_RANGE = /^bytes=\d+-\d*$/;

/** The range that is asked for, if it can be given: one alone, and not "only if it has not changed". */
function rangeOf(ctx: Koa): string | undefined {
  const range = ctx.get('Range');
  return ONE_RANGE.test(range) && !ctx.get('If-Range') ? range : undefined;
}

function send(ctx: Koa, name: string, found: OpenedObject): void {
  const { body, length, range, etag, lastModified } = found;
  // A broken connection tells the reader that a part is missing; Koa would leave it open.
  body.once('error', () => ctx.res.destroy());
  ctx.status = range ? 206 : 200;
  ctx.body = body;
  // Type by the name, whatever the bucket was told, like Strapi does for the folder.
  ctx.type = name.slice(name.lastIndexOf('.'));
  if (length !== undefined) ctx.length = length;
  if (range) ctx.set('Content-Range', range);
  if (etag) ctx.set('ETag', etag);
  if (lastModified) ctx.set('Last-Modified', lastModified.toUTCString());
  ctx.set('Accept-Ranges', 'bytes');
  ctx.set('Cache-Control', 'max-age=0');
  if (ctx.fresh) ctx.status = 304;
}

/** Serves editors' pictures from the bucket, only those right below `uploads/`; 404 for none, 503 without bucket. */
export default ((_, { strapi }) =>
  async (ctx, next) => {
    if (!UPLOADS.test(ctx.path)) return next();
    const bucket = await servicesOf(strapi).pictures.bucket();
    if (!bucket || !['GET', 'HEAD'].includes(ctx.method)) return next();
    const name = ctx.path.slice('/uploads/'.length);
    // From here on the folder answers no more: what is left there may have been removed from the bucket.
    if (!ctx.path.startsWith('/uploads/') || !isPictureName(name)) return ctx.throw(404);
    const found = await bucket.open(name, rangeOf(ctx)).catch((error: unknown) => {
      strapi.log.error(`A picture cannot be read from the bucket. ${withoutMessage(error).message}`);
      throw new Unavailable('The place where pictures are kept does not answer');
    });
    if (found === null) return ctx.throw(404);
    if (found === 'outside') return ctx.throw(416);
    send(ctx, name, found);
  }) satisfies Core.MiddlewareFactory;
