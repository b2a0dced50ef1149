import type { Core } from '@strapi/strapi';
import { routeOf } from '../platform/route-of';
import { servicesOf } from '../platform/services';

// Outermost, so that what the others refuse is measured too. Only there while METRICS_ADDRESS is set.
export default ((_, { strapi }) =>
  async (ctx, next) => {
    const begun = performance.now();
    let isFault = true;
    try {
      await next();
      isFault = false;
    } finally {
      servicesOf(strapi).measures.tell('request', {
        ...routeOf(ctx),
        status: isFault ? 500 : ctx.status,
        seconds: (performance.now() - begun) / 1000,
      });
    }
  }) satisfies Core.MiddlewareFactory;
