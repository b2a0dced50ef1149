import type { Core } from '@strapi/strapi';
import { isWebsite } from '../platform/api-caller';

// Koa reads ctx.ip from X-Client-IP for whoever sends it. Rate limits count by that address, so it is
// taken away from every caller but the website.
export default (() => async (ctx, next) => {
  if (!isWebsite(ctx.get('X-Website-Key'))) delete ctx.req.headers['x-client-ip'];
  delete ctx.req.headers['x-forwarded-host'];
  await next();
  // strapi::cors offers "*" to whoever names no origin.
  ctx.remove('Access-Control-Allow-Origin');
}) satisfies Core.MiddlewareFactory;
