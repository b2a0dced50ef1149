import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { checkQuery } from './query-grammar';

const NUL = /%00|\0/;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Fails without a licence, which this product has none of. */
const LICENSED_ONLY = /^\/admin\/license-trial-time-left\/?$/i;

/**
 * What the first line of a request may ask for, whatever route it comes to. PostgreSQL takes no NUL in any text, so an
 * address with one names nothing, and a query with one asks for nothing.
 */
const addresses: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (!METHODS.includes(ctx.method)) {
    ctx.set('Allow', METHODS.join(', '));
    ctx.throw(405, 'This method is not known here');
  }
  if (NUL.test(ctx.path) || LICENSED_ONLY.test(ctx.path)) throw new errors.NotFoundError();
  if (NUL.test(ctx.querystring)) throw new errors.ValidationError('The query has a character no text has.');
  checkQuery(ctx.query);
  await next();
};

export default addresses;
