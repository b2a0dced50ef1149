import type { Core } from '@strapi/strapi';
import { translatePictures } from '../content/editorial/picture-words';

const pictureWords: Core.MiddlewareFactory = () => async (ctx, next) => {
  await next();
  translatePictures(ctx.body, ctx.query.locale === 'ar' ? 'ar' : 'en');
};

export default pictureWords;
