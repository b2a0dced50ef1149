import type { Core } from '@strapi/strapi';
import { MOST_READS } from '../contract/connections';
import { READY_RETRY_SECONDS } from '../contract/health';

/** Refuses reads beyond {@link MOST_READS} at once; never writes, which are sent once. */
const overload: Core.MiddlewareFactory = () => {
  let underWay = 0;
  return async (ctx, next) => {
    if (ctx.method !== 'GET' || ctx.path.startsWith('/health/')) return next();
    if (underWay >= MOST_READS) {
      ctx.set('Retry-After', String(READY_RETRY_SECONDS));
      ctx.throw(503);
    }
    underWay += 1;
    try {
      await next();
    } finally {
      underWay -= 1;
    }
  };
};

export default overload;
