import { timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { readEnvironment } from '../platform/environment/environment';

/** Whether the request comes from the website itself, by its secret, compared in constant time. */
export function isWebsite(key: string): boolean {
  const expected = Buffer.from(readEnvironment().WEBSITE_KEY);
  const given = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

// Koa reads ctx.ip from X-Client-IP for whoever sends it. Rate limits count by that address, so it is
// taken away from every caller but the website.
const callers: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (!isWebsite(ctx.get('X-Website-Key'))) delete ctx.req.headers['x-client-ip'];
  delete ctx.req.headers['x-forwarded-host'];
  await next();
  // strapi::cors offers "*" to whoever names no origin.
  ctx.remove('Access-Control-Allow-Origin');
};

export default callers;
