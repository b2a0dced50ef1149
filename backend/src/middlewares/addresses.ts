import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { checkQuery } from './query-grammar';

const NUL = /%00|\0/;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/**
 * Calls of Strapi's editor that cannot succeed here: one wants a licence, the others a mail provider of Strapi's, while
 * the mails of this product go through its outbox.
 */
const NOT_OFFERED = /^(?:\/admin\/license-trial-time-left|\/email(?:\/test|\/verify)?)\/?$/i;

/**
 * What the first line of a request may ask for, whatever route it comes to. PostgreSQL takes no NUL in any text, so an
 * address with one names nothing, and a query with one asks for nothing.
 */
const addresses: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (!METHODS.includes(ctx.method)) {
    ctx.set('Allow', METHODS.join(', '));
    ctx.throw(405, 'This method is not known here');
  }
  if (NUL.test(ctx.path) || NOT_OFFERED.test(ctx.path)) throw new errors.NotFoundError();
  if (NUL.test(ctx.querystring)) throw new errors.ValidationError('The query has a character no text has.');
  checkQuery(ctx.query);
  await next();
};

export default addresses;
