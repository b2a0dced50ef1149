import type { Core } from '@strapi/strapi';
import { isWebsite } from '../platform/api-caller';
import { readEnvironment } from '../platform/environment/environment';

/** True for a call of the editor that a proxy of ours passes on, which says whose it is. */
function isFromEditors(path: string, peer = ''): boolean {
  return /^\/admin\//i.test(path) && readEnvironment().EDITOR_PROXIES.includes(peer.replace(/^::ffff:/, ''));
}

// Koa reads ctx.ip from X-Client-IP for whoever sends it. Rate limits count by that address, so it is
// taken away from every caller but the website, and the proxy in front of editors.
export default (() => async (ctx, next) => {
  const isBelieved =
    isWebsite(ctx.get('X-Website-Key')) || isFromEditors(ctx.path, ctx.req.socket.remoteAddress);
  if (!isBelieved) delete ctx.req.headers['x-client-ip'];
  delete ctx.req.headers['x-forwarded-host'];
  await next();
  // strapi::cors offers "*" to whoever names no origin.
  ctx.remove('Access-Control-Allow-Origin');
}) satisfies Core.MiddlewareFactory;
