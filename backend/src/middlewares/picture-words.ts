import type { Core } from '@strapi/strapi';
import { translatePictures } from '../content/editorial/picture-words';

export default (() => async (ctx, next) => {
  await next();
  translatePictures(ctx.body, ctx.query.locale === 'ar' ? 'ar' : 'en');
}) satisfies Core.MiddlewareFactory;
