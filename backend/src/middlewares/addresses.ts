import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

const NUL = /%00|\0/;

/**
 * PostgreSQL takes no NUL in any text, so an address with one names nothing, whatever route it comes to, and a
 * query with one asks for nothing.
 */
const addresses: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (NUL.test(ctx.path)) throw new errors.NotFoundError();
  if (NUL.test(ctx.querystring)) throw new errors.ValidationError('The query has a character no text has.');
  await next();
};

export default addresses;
