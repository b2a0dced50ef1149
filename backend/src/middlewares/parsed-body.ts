import type { Core } from '@strapi/strapi';

/** Controllers read the fields of an object, here and in Strapi; JSON may be anything, and a call may have no body. */
export default (() => async (ctx, next) => {
  const request: { body?: unknown } = ctx.request;
  request.body ??= {};
  if (typeof request.body !== 'object' || Array.isArray(request.body)) {
    ctx.throw(400, 'The body has to be an object');
  }
  await next();
}) satisfies Core.MiddlewareFactory;
