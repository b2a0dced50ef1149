import type { Core } from '@strapi/strapi';
import { translatePictures } from '../content/editorial/picture-words';

const pictureWords: Core.MiddlewareFactory = () => async (ctx, next) => {
  await next();
  translatePictures({ answer: ctx.body, locale: ctx.query.locale === 'ar' ? 'ar' : 'en' });
};

export default pictureWords;
